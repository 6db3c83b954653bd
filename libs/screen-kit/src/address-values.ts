/* An address may contain anything, so that no link can break a page: what is not of these forms is ignored. */

/** Whether a parameter of an address has the form of a day: `2026-11-30`. */
export const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Whether a parameter of an address has the form of an id. */
export const isId = (text: string | null): text is string => text !== null && /^[\da-f-]{36}$/i.test(text);

/** The choice that a parameter of an address names; undefined when it names none. */
export const oneOf = <T extends string>(choices: readonly T[], text: string | null | undefined): T | undefined =>
  choices.find((choice) => choice === text);
