package org.escaque.simulator;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.time.Clock;
import java.time.Instant;

/** Which way imports run, where foreign libraries may appear, and that the core knows no time. */
@AnalyzeClasses(
    packages = "org.escaque",
    importOptions = {ImportOption.DoNotIncludeTests.class})
class ArchitectureTest {

  /** Packages in which foreign libraries, threads and time may appear. */
  private static final String[] ADAPTERS = {
    "..pi4j..",
    "..kernel..",
    "..serial..",
    "..mqtt..",
    "..broker..",
    "..web..",
    "..store..",
    "..config..",
  };

  private static final String[] CORE = {
    "org.escaque.chess..", "org.escaque.tracking..", "org.escaque.laws..", "org.escaque.game",
  };

  @ArchTest
  static final ArchRule board_importsNothingOfOurs =
      noClasses()
          .that()
          .resideInAPackage("org.escaque.board..")
          .should()
          .dependOnClassesThat(ours("board"));

  @ArchTest
  static final ArchRule clock_importsOnlyBoard =
      noClasses()
          .that()
          .resideInAPackage("org.escaque.clock..")
          .should()
          .dependOnClassesThat(ours("board", "clock"));

  @ArchTest
  static final ArchRule chess_importsOnlyBoard =
      noClasses()
          .that()
          .resideInAPackage("org.escaque.chess..")
          .should()
          .dependOnClassesThat(ours("board", "chess"));

  @ArchTest
  static final ArchRule tracking_importsChess =
      noClasses()
          .that()
          .resideInAPackage("org.escaque.tracking..")
          .should()
          .dependOnClassesThat(ours("board", "clock", "chess", "tracking"));

  @ArchTest
  static final ArchRule laws_importTracking =
      noClasses()
          .that()
          .resideInAPackage("org.escaque.laws..")
          .should()
          .dependOnClassesThat(ours("board", "clock", "chess", "tracking", "laws"));

  @ArchTest
  static final ArchRule game_importsLaws =
      noClasses()
          .that()
          .resideInAPackage("org.escaque.game..")
          .should()
          .dependOnClassesThat(ours("board", "clock", "chess", "tracking", "laws", "game"));

  @ArchTest
  static final ArchRule publish_importsGame =
      noClasses()
          .that()
          .resideInAPackage("org.escaque.publish..")
          .should()
          .dependOnClassesThat(
              ours("board", "clock", "chess", "tracking", "laws", "game", "publish"));

  @ArchTest
  static final ArchRule nothingOfTheProduct_knowsTheSimulator =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.escaque.simulator..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.escaque.simulator..");

  /** A peer that shared the driver's code would agree with its mistakes. */
  @ArchTest
  static final ArchRule simulatedDgtBoard_sharesNothingWithItsDriver =
      noClasses()
          .that()
          .resideInAnyPackage("org.escaque.simulator.dgt..", "org.escaque.simulator.pty..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.escaque.board.dgt..",
              "org.escaque.board.serial..",
              "org.escaque.clock.dgt..",
              "org.escaque.host..");

  @ArchTest
  static final ArchRule packagesOfAModule_formNoCycle =
      SlicesRuleDefinition.slices().matching("org.escaque.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule foreignLibraries_stayInAdapters =
      noClasses()
          .that()
          .resideOutsideOfPackages(ADAPTERS)
          .and()
          .resideOutsideOfPackage("org.escaque.simulator..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "com.pi4j..",
              "com.fazecast..",
              "org.eclipse.paho..",
              "org.eclipse.jetty..",
              "java.sql..",
              "org.sqlite..",
              "tools.jackson..",
              "com.fasterxml.jackson..",
              "io.moquette..",
              "io.netty..");

  @ArchTest
  static final ArchRule core_asksNoClockAndStartsNoThread =
      noClasses()
          .that()
          .resideInAnyPackage(CORE)
          .should()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Instant.class, "now")
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(Clock.class)
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(Thread.class)
          .orShould()
          .dependOnClassesThat()
          .resideInAnyPackage("java.util.concurrent..", "java.net..", "java.nio.channels..");

  @ArchTest
  static final ArchRule wallTimeAndSleep_stayAtTheEdge =
      noClasses()
          .that()
          .resideOutsideOfPackages(ADAPTERS)
          .and()
          .resideOutsideOfPackages(
              "org.escaque.host..", "org.escaque.hall..", "org.escaque.simulator..")
          .should()
          .callMethod(Thread.class, "sleep", long.class)
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Instant.class, "now");

  @ArchTest
  static final ArchRule everyClass_isOfAKnownPackage =
      classes()
          .should()
          .resideInAnyPackage(
              "org.escaque.board..",
              "org.escaque.clock..",
              "org.escaque.chess..",
              "org.escaque.tracking..",
              "org.escaque.laws..",
              "org.escaque.game..",
              "org.escaque.publish..",
              "org.escaque.hall..",
              "org.escaque.scenario..",
              "org.escaque.host..",
              "org.escaque.simulator..");

  private static DescribedPredicate<JavaClass> ours(String... allowed) {
    return new DescribedPredicate<>("are ours but not of " + String.join(", ", allowed)) {
      @Override
      public boolean test(JavaClass other) {
        String name = other.getPackageName();
        if (!name.startsWith("org.escaque.")) {
          return false;
        }
        for (String each : allowed) {
          if (name.equals("org.escaque." + each) || name.startsWith("org.escaque." + each + ".")) {
            return false;
          }
        }
        return true;
      }
    };
  }
}
