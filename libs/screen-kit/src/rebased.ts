/** What was typed, and the record that it was typed for. */
export interface Draft<Seen, Values = Seen> {
  values: Values;
  seen: Seen;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A draft over the record as it is now: a field that was not touched shows what it is by now, and so does what is sent
 * as seen; a field that was typed in keeps both what was typed and what was seen then.
 */
export function rebased<Values extends object>(draft: Draft<Values>, now: Values): Draft<Values> {
  const touched = (Object.keys(now) as (keyof Values)[]).filter(
    (name) => !isSame(draft.values[name], draft.seen[name]),
  );
  const typed = (from: Values) => Object.fromEntries(touched.map((name) => [name, from[name]])) as Partial<Values>;
  return { values: { ...now, ...typed(draft.values) }, seen: { ...now, ...typed(draft.seen) } };
}
