package org.escaque.hall.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Debian's Chromium without a window. */
final class Browser implements AutoCloseable {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

  private final ChromeDriver driver;

  /** With the language that pages see; fails if chromium and chromium-driver are not installed. */
  Browser(String language) {
    if (!Files.isExecutable(CHROMIUM) || !Files.isExecutable(DRIVER)) {
      throw new IllegalStateException(
          "apt-get install chromium chromium-driver: " + CHROMIUM + ", " + DRIVER);
    }
    var options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        "--accept-lang=" + language);
    var service = new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build();
    driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(20));
  }

  /** Opens a page in a viewport of so many CSS pixels. */
  void open(String address, int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    driver.get(address);
  }

  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /** The text of the first element, empty while there is none. */
  String text(String selector) {
    return String.valueOf(
        driver.executeScript(
            "const e = document.querySelector(arguments[0]); return e ? e.textContent : ''",
            selector));
  }

  /** A {@code data-} attribute of the first element, empty while there is none. */
  String data(String selector, String name) {
    return String.valueOf(
        driver.executeScript(
            "const e = document.querySelector(arguments[0]); return e ? e.dataset[arguments[1]] :"
                + " ''",
            selector,
            name));
  }

  /** Imports a module of the page and returns what the function {@code m => ...} makes of it. */
  Object inModule(String module, String function) {
    return driver.executeAsyncScript(
        "const done = arguments[arguments.length - 1];"
            + "const at = document.querySelector('script[type=module]').src;"
            + "import(new URL(arguments[0], at).href).then("
            + function
            + ")"
            + ".then(done, e => done('failed: ' + e.stack));",
        module);
  }

  /** What the page complained of. */
  List<String> complaints() {
    return driver.manage().logs().get("browser").getAll().stream()
        .map(entry -> entry.getLevel() + " " + entry.getMessage())
        .toList();
  }

  /** Writes {@code target/screens/<name>.png}. */
  void picture(String name) throws IOException {
    var file = Path.of("target", "screens", name + ".png");
    Files.createDirectories(file.getParent());
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
