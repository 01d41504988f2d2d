import { expect, test } from "vitest";
import { refusalWords } from "./refusal_words";

const refused = { message: "This room has seats 0 to 3.", text: "no_such_seat-room_seats", arguments: [{ name: "last", value: "3" }] };

test("a refusal is shown as it came where the page has no other words", async () => {
  expect(refusalWords(refused)).toBe(refused.message);
  expect(refusalWords({ message: "No." })).toBe("No.");
});
