package org.escaque.host.command;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.escaque.host.CommandFailed;
import org.escaque.laws.Edition;
import org.escaque.laws.EditionPrinter;
import org.escaque.laws.Editions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code escaque laws [EDITION] [--lang es|en] [--diff OTHER]}: what an edition says. */
@Command(
    name = "laws",
    mixinStandardHelpOptions = true,
    description = "Prints an edition of the Laws with its articles, or what differs between two.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class LawsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "EDITION",
      arity = "0..1",
      description = "Such as fide-2009; the list of editions if left out.")
  private @Nullable String edition;

  @Option(names = "--lang", paramLabel = "es|en", description = "Language; that of the system.")
  private @Nullable String language;

  @Option(
      names = "--diff",
      arity = "1..2",
      paramLabel = "OTHER",
      description = "Only what is different in this other edition.")
  private String @Nullable [] others;

  @Option(
      names = "--override",
      paramLabel = "RULE=VALUE",
      description = "A value that an event changes; RULE may end in .rapid or .blitz.")
  private Map<String, String> overrides = Map.of();

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    var printer = new EditionPrinter(language());
    List<String> compared = others == null ? List.of() : List.of(others);
    if (edition == null && compared.size() < 2) {
      Editions.ids().forEach(out::println);
      return 0;
    }
    var one = find(edition == null ? compared.getFirst() : edition);
    if (compared.isEmpty()) {
      printer.print(overridden(one)).forEach(out::println);
    } else {
      var other = find(compared.getLast());
      printer.diff(one, other).forEach(out::println);
    }
    out.flush();
    return 0;
  }

  private String language() {
    if (language == null) {
      return Locale.getDefault().getLanguage().equals("es") ? "es" : "en";
    }
    if (!EditionPrinter.LANGUAGES.contains(language)) {
      throw new CommandFailed("no language " + language + "; there is es and en");
    }
    return language;
  }

  private Edition overridden(Edition printed) {
    var errors = printed.errorsOf(overrides);
    if (!errors.isEmpty()) {
      throw new CommandFailed(String.join("; ", errors));
    }
    return printed.with(overrides);
  }

  private static Edition find(String id) {
    return Editions.find(id)
        .orElseThrow(
            () ->
                new CommandFailed(
                    "no edition " + id + "; there is " + String.join(", ", Editions.ids())));
  }
}
