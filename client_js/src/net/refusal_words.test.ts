import { expect, test } from "vitest";
import { showLanguage } from "../text/language";
import { refusalWords } from "./api";

const refused = { message: "This invitation is for seat 3.", text: "invitation_seat", arguments: [{ name: "seat", value: "3" }] };

test("a refusal is shown in the language of the page, else as it came", async () => {
  expect(refusalWords(refused)).toBe(refused.message);
  await showLanguage("de");
  try {
    expect(refusalWords(refused)).toBe("Diese Einladung ist für Platz 3.");
    expect(refusalWords({ message: "No.", text: "of_a_newer_server" })).toBe("No.");
    expect(refusalWords({ message: "No." })).toBe("No.");
  } finally {
    await showLanguage("en");
  }
  expect(refusalWords(refused)).toBe(refused.message);
});
