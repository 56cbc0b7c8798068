package org.escaque.simulator.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Debian's Chromium without a window, as wide as a phone. */
final class PhoneBrowser implements AutoCloseable {

  /** Where all modules' pictures are found together. */
  private static final Path SCREENS = Path.of("..", "firmware-host", "target", "screens");

  private static final int WIDTH = 360;

  private final ChromeDriver driver;

  PhoneBrowser(String language) {
    var options = new ChromeOptions();
    options.setBinary("/usr/bin/chromium");
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-sync",
        "--hide-scrollbars",
        "--accept-lang=" + language);
    var service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(Path.of("/usr/bin/chromedriver").toFile())
            .build();
    driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(20));
  }

  void open(String address) {
    height(780);
    driver.get(address);
  }

  private void height(int pixels) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", WIDTH, "height", pixels, "deviceScaleFactor", 2, "mobile", true));
  }

  int count(String selector) {
    return driver.findElements(By.cssSelector(selector)).size();
  }

  /** The text of the first that fits; empty while there is none. */
  String text(String selector) {
    return of(selector, "e.textContent");
  }

  /** A {@code data-} attribute of the first that fits; empty while there is none. */
  String data(String selector, String name) {
    return of(selector, "(e.dataset['" + name + "'] || '')");
  }

  private String of(String selector, String expression) {
    String script = "const e = document.querySelector(arguments[0]); return e ? ";
    return String.valueOf(driver.executeScript(script + expression + " : ''", selector));
  }

  /** Presses the first that fits, by script: nothing can lie over it. */
  void press(String selector) {
    driver.executeScript("document.querySelector(arguments[0]).click()", selector);
  }

  /** Types into a field, or chooses in a list. */
  void enter(String selector, String value) {
    driver.executeScript(
        "const e = document.querySelector(arguments[0]); e.value = arguments[1];"
            + " e.dispatchEvent(new Event('input', {bubbles: true}));"
            + " e.dispatchEvent(new Event('change', {bubbles: true}))",
        selector,
        value);
  }

  /** What the page complained of. */
  List<String> complaints() {
    return driver.manage().logs().get("browser").getAll().stream()
        .map(entry -> entry.getLevel() + " " + entry.getMessage())
        .toList();
  }

  /** The page from top to bottom, at most so many pixels. */
  void picture(String name, int most) throws IOException {
    long whole = (Long) driver.executeScript("return document.documentElement.scrollHeight");
    height((int) Math.min(most, whole));
    Files.createDirectories(SCREENS);
    Files.write(SCREENS.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
    height(780);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
