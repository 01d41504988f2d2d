// The player's theme, set on the page before anything is painted: a classic script of its own, since inline scripts are
// not allowed. The settings call `showTheme` again with each choice.
(() => {
  const metas = document.querySelectorAll('meta[name="theme-color"]');
  const [light, dark] = [...metas].map((meta) => meta.getAttribute("content")); // those of the ground, or of a brand
  const COLOURS = { light: [light, light], dark: [dark, dark], contrast: ["#ffffff", "#000000"], system: [light, dark] };
  const moreContrast = matchMedia("(prefers-contrast: more)");
  let chosen = "system";

  function show() {
    const theme = chosen === "system" && moreContrast.matches ? "contrast" : chosen;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    metas.forEach((meta, index) => meta.setAttribute("content", COLOURS[theme][index]));
  }

  globalThis.showTheme = (theme) => {
    chosen = Object.hasOwn(COLOURS, theme) ? theme : "system";
    show();
  };
  moreContrast.addEventListener("change", show);
  let kept = null;
  try {
    kept = localStorage.getItem("botyard.theme");
  } catch {
    // a browser that keeps nothing for this page
  }
  globalThis.showTheme(kept);
})();
