package org.escaque.simulator.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.escaque.host.CommandFailed;
import org.escaque.laws.Editions;
import org.escaque.simulator.demo.Demo;
import org.escaque.simulator.demo.DemoSettings;
import org.escaque.simulator.stage.Pace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code escaque demo}: tournament games on virtual boards, with broker and pages. */
@Command(
    name = "demo",
    mixinStandardHelpOptions = true,
    description = "Plays games on virtual boards, with everything behind the contacts real.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class DemoCommand implements Callable<Integer> {

  private static final int USUAL_BOARDS = 9;
  private static final int MOST_BOARDS = 256;

  private static final int SLOWEST_PLY = 60_000;

  /** Faster, and what a board is asked comes too late, however short the line. */
  private static final int FASTEST_LINE = 10;

  /** Keeps the levels that were set: loggers that nobody holds are forgotten. */
  private static final Logger ROOT = Logger.getLogger("");

  private static final Logger PAHO = Logger.getLogger("org.eclipse.paho");

  @Spec private CommandSpec spec;

  @Option(names = "--boards", paramLabel = "N", description = "Tables, 1 to 256; 9.")
  private @Nullable Integer boards;

  @Option(
      names = "--speed",
      paramLabel = "N|max",
      defaultValue = "4",
      description = "So many times as fast as real play, or as fast as can be; ${DEFAULT-VALUE}.")
  private String speed;

  @Option(names = "--pgn", paramLabel = "FILE", description = "Games to play; the demo's own.")
  private @Nullable Path pgn;

  @Option(
      names = "--port",
      paramLabel = "P",
      defaultValue = "8080",
      description = "Of the pages; ${DEFAULT-VALUE}, or the next free one.")
  private int port;

  @Option(
      names = "--laws",
      paramLabel = "EDITION",
      defaultValue = "fide-2009",
      description = "Edition of the Laws; ${DEFAULT-VALUE}.")
  private String edition;

  @Option(
      names = "--incidents",
      negatable = true,
      description =
          "Tables at which something goes wrong, beside the others; not with --pgn"
              + " or --driver dgt.")
  private @Nullable Boolean incidents;

  @Option(
      names = "--driver",
      paramLabel = "NAME",
      defaultValue = "virtual",
      description =
          "virtual: contacts without a driver; dgt: simulated DGT boards and clocks on pseudo"
              + " terminals, behind their drivers; ${DEFAULT-VALUE}.")
  private String driver;

  @Option(
      names = "--ply",
      paramLabel = "MS",
      description =
          "The least that a ply takes, in milliseconds: whoever played faster is shown by an"
              + " external clock; 0, and 750 with --driver dgt.")
  private @Nullable Integer ply;

  @Option(names = "--once", description = "Play each game once, compare with the source, and end.")
  private boolean once;

  @Override
  public Integer call() throws IOException, InterruptedException {
    ROOT.setLevel(Level.WARNING);
    PAHO.setLevel(Level.OFF);
    var out = spec.commandLine().getOut();
    var settings = settings();
    try (var demo = open(settings, out)) {
      Runtime.getRuntime().addShutdownHook(new Thread(demo::close, "stop"));
      if (port != 0 && demo.port() != port) {
        out.println("port " + port + " is taken");
      }
      out.println("the wall: " + demo.address());
      out.println("the arbiter's phone: " + demo.arbiter());
      out.flush();
      demo.start();
      var verification = demo.await();
      verification.write(settings.folder());
      out.println("PGN: " + settings.folder().resolve("games.pgn"));
      verification.print(out);
      out.flush();
      return verification.differences().isEmpty() ? 0 : 1;
    } finally {
      deleteJournals(settings.folder().resolve("journal"));
    }
  }

  private static Demo open(DemoSettings settings, PrintWriter out) {
    try {
      return new Demo(settings, out);
    } catch (IOException e) {
      throw new CommandFailed(String.valueOf(e.getMessage()), e);
    }
  }

  private DemoSettings settings() throws IOException {
    if (Editions.find(edition).isEmpty()) {
      throw new CommandFailed(
          "no edition '" + edition + "'; there are " + String.join(", ", Editions.ids()));
    }
    var before =
        DemoSettings.Driver.parse(driver)
            .orElseThrow(
                () -> new CommandFailed("--driver is virtual or dgt, not '" + driver + "'"));
    boolean isVirtual = before == DemoSettings.Driver.VIRTUAL;
    if (!isVirtual && Boolean.TRUE.equals(incidents)) {
      throw new CommandFailed("--incidents needs bare contacts, not --driver " + driver);
    }
    var pace =
        Pace.parse(speed)
            .orElseThrow(
                () ->
                    new CommandFailed(
                        "--speed is max or a number up to 10000, not '" + speed + "'"));
    if (!isVirtual && pace.rate() > FASTEST_LINE) {
      throw new CommandFailed(
          "a line takes its time: with --driver %s the --speed is max or at most %d, not %s"
              .formatted(driver, FASTEST_LINE, speed));
    }
    boolean hurried = once && speed.equals("max");
    int tables =
        boards != null
            ? boards
            : hurried ? Runtime.getRuntime().availableProcessors() : USUAL_BOARDS;
    if (tables < 1 || tables > MOST_BOARDS) {
      throw new CommandFailed("--boards is 1 to " + MOST_BOARDS + ", not " + tables);
    }
    if (ply != null && (ply < 0 || ply > SLOWEST_PLY)) {
      throw new CommandFailed("--ply is 0 to " + SLOWEST_PLY + " milliseconds, not " + ply);
    }
    if (port < 0 || port > 65_485) {
      throw new CommandFailed("--port is 0 to 65485, not " + port);
    }
    var folder = Files.createTempDirectory("escaque-demo-");
    return new DemoSettings(
        tables,
        () -> Pace.parse(speed).orElseThrow(),
        pgn,
        port,
        edition,
        incidents == null ? pgn == null && isVirtual : incidents,
        once,
        before,
        ply == null ? before.leastPly() : Duration.ofMillis(ply),
        folder);
  }

  /** Journals of a demo tell nothing that its PGN does not. */
  private static void deleteJournals(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
