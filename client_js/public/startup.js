// Says so if the page does not appear: a script or a part of it cannot be loaded or run. A classic script of its own, for
// old browsers too, since all others may fail. It shows nothing once the page is drawn.
(() => {
  const SLOW_MS = 10000;
  const AFTER_ERROR_MS = 1000;
  const TEXTS = {
    en: ["The page could not be loaded. Your connection or an update of the server may be the reason.", "Load it again"],
    de: ["Die Seite konnte nicht geladen werden. Grund kann die Verbindung oder ein Update des Servers sein.", "Neu laden"],
    fr: ["La page n’a pas pu être chargée. La connexion ou une mise à jour du serveur peut en être la cause.", "Recharger"],
    nl: ["De pagina kon niet worden geladen. Dat kan aan de verbinding liggen, of aan een update van de server.", "Opnieuw laden"],
    uk: ["Не вдалося завантажити сторінку. Причиною може бути з’єднання або оновлення сервера.", "Завантажити знову"],
  };

  function say() {
    const splash = document.querySelector("#app > .splash");
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
