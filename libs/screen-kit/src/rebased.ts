/** The values of a form, and the record that the user saw when they typed them. */
export interface Draft<Seen, Values = Seen> {
  values: Values;
  seen: Seen;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Applies a draft to a newer version of its record. Fields that the user changed keep what was typed and what was seen;
 * all other fields get the newer value, as typed and as seen.
 */
export function rebased<Values extends object>(draft: Draft<Values>, now: Values): Draft<Values> {
  const touched = (Object.keys(now) as (keyof Values)[]).filter(
    (name) => !isSame(draft.values[name], draft.seen[name]),
  );
  const typed = (from: Values) => Object.fromEntries(touched.map((name) => [name, from[name]])) as Partial<Values>;
  return { values: { ...now, ...typed(draft.values) }, seen: { ...now, ...typed(draft.seen) } };
}
