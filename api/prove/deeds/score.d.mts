/** Declares what the tests in TypeScript import from `score.mjs`. */

export function normalise(text: unknown): string;
