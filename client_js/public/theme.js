// The player's theme, set on the page before anything is painted: a classic script of its own, since inline scripts are
// not allowed. The settings call `showTheme` again with each choice.
(() => {
  const COLOURS = { light: ["#e3d5bc", "#e3d5bc"], dark: ["#171c21", "#171c21"], contrast: ["#ffffff", "#000000"], system: ["#e3d5bc", "#171c21"] };
  const moreContrast = matchMedia("(prefers-contrast: more)");
  let chosen = "system";

  function show() {
    const theme = chosen === "system" && moreContrast.matches ? "contrast" : chosen;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    const metas = document.querySelectorAll('meta[name="theme-color"]');
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
