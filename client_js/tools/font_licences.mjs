/** A plugin of Vite that ships the licences of the fonts with the built client. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Packages whose fonts `src/style/fonts.css` loads. */
export const FONT_PACKAGES = ["@fontsource-variable/nunito-sans", "@fontsource/bitter"];
/** Name of the file in the folder of the built client. */
export const LICENCE_FILE = "font-licences.txt";

/** Writes the licence texts of all font packages into one file; a package without one fails the build. */
export function fontLicences() {
  let root = "";
  return {
    name: "font-licences",
    apply: /** @type {const} */ ("build"),
    /** @param {{ root: string }} config */
    configResolved: (config) => void (root = config.root),
    generateBundle() {
      const texts = FONT_PACKAGES.map((name) => `${name}\n\n${readFileSync(join(root, "node_modules", name, "LICENSE"), "utf8").trim()}\n`);
      this.emitFile({ type: "asset", fileName: LICENCE_FILE, source: texts.join("\n\n") });
    },
  };
}
