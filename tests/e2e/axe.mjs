// Finds faults of accessibility on pages by axe (axe-core), in all themes, on a desk and on a phone.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const AXE = createRequire(fileURLToPath(new URL("../../client_js/package.json", import.meta.url))).resolve("axe-core/axe.min.js");
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  { size: PHONE, theme: "dark", scheme: "light" },
  { size: DESK, theme: "light", scheme: "light" },
  { size: DESK, theme: "contrast", scheme: "light" },
  { size: DESK, theme: "contrast", scheme: "dark" },
];

/** Options of a person whose pages are examined: each of them has axe, which can run. */
export const EXAMINED = { bypassCSP: true, before: (page) => page.addInitScript({ path: AXE }) };

/** The faults of a page as it is, a line each: by all rules in the dark and the light theme, by those of colours in high contrast. */
export async function faultsOf({ page }, name) {
  const found = [];
  for (const { size, theme, scheme } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    const faults = await page.evaluate(violations, theme);
    found.push(...faults.map((fault) => `${name}, ${size.width} px, ${fault}`));
  }
  return found;
}

/**
 * Runs in the page: the violations, a line for each element. Axe skips what has the opacity 0, by which a person's page is
 * kept from being drawn: instead all of it is clipped away meanwhile, which axe takes for visible.
 */
async function violations(theme) {
  const former = [...document.adoptedStyleSheets];
  const clipAll = new CSSStyleSheet();
  clipAll.replaceSync("html, dialog, [popover] { clip-path: polygon(0 0, 0 0, 0 0) !important; }");
  document.adoptedStyleSheets = [clipAll];
  showTheme(theme);
  const colours = { runOnly: ["color-contrast"] };
  const all = { rules: { "label-content-name-mismatch": { enabled: true } } };
  const shown = document.querySelector("dialog[open]") ?? document; // the page behind a dialog is examined without it
  const { violations } = await axe.run(shown, { ...(theme === "contrast" ? colours : all), resultTypes: ["violations"] });
  showTheme("system");
  document.adoptedStyleSheets = former;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, any }) => `${theme}: ${id}: ${target.join(" ")} ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
  );
}
