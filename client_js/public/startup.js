// Says so if the page does not appear: a script or a part of it cannot be loaded or run. A classic script of its own, for
// old browsers too, since all others may fail. It shows nothing once a page is drawn in place of the start page.
(() => {
  const SLOW_MS = 10000;
  const AFTER_ERROR_MS = 1000;
  const TEXTS = {
    en: ["The page can’t be loaded.", "Load it again"],
    de: ["Die Seite kann nicht geladen werden.", "Neu laden"],
    fr: ["La page ne peut pas être chargée.", "Recharger"],
    nl: ["De pagina kan niet worden geladen.", "Opnieuw laden"],
    uk: ["Сторінку не вдається завантажити.", "Завантажити знову"],
  };

  function say() {
    const splash = document.querySelector("#app > [data-starting]");
    if (!splash || splash.querySelector("[data-start-problem]")) return;
    const [sentence, reload] = TEXTS[(navigator.language || "en").slice(0, 2)] || TEXTS.en;
    const text = document.createElement("p");
    text.setAttribute("role", "alert");
    text.setAttribute("data-start-problem", "");
    text.textContent = sentence;
    const button = document.createElement("button");
    button.className = "button primary";
    button.textContent = reload;
    button.addEventListener("click", () => location.reload());
    splash.append(text, button);
  }

  addEventListener("error", () => setTimeout(say, AFTER_ERROR_MS), true); // of scripts that cannot be loaded, too
  addEventListener("unhandledrejection", () => setTimeout(say, AFTER_ERROR_MS));
  setTimeout(say, SLOW_MS);
})();
