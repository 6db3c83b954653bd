import type { Halalas } from '@waqf/money';

/** A line of the bank that has no entry yet. */
export interface OpenLine {
  id: string;
  /** `YYYY-MM-DD` */
  bookedOn: string;
  amount: Halalas;
  references: readonly string[];
  description: string;
}

/** An entry of the books that has no line yet, seen from the bank account. */
export interface OpenEntry {
  id: string;
  /** Day in Asia/Riyadh, `YYYY-MM-DD` */
  day: string;
  /** In halalas; positive for money into the account. */
  amount: Halalas;
  /** References that a bank may use for it: its id, the bank's reference of the transfer. */
  references: readonly string[];
}

export interface Pair {
  lineId: string;
  entryId: string;
  kind: 'reference' | 'amount_date';
}

/** How many days the bank's date may be before or after the date in the books. */
export const windowDays = 3;

const dayMs = 86_400_000;
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Lines or entries between two pauses. */
const sliceSize = 500;

/**
 * Finds the entry of each line that has exactly one: first by a shared reference and the same amount; then by the same
 * amount within three days, when line and entry have no other candidate. The rest is left to the user. No line and no
 * entry is in two pairs. Pauses (yields) after every few hundred rows, so that the caller can do other work.
 */
export function* matchLines(lines: readonly OpenLine[], entries: readonly OpenEntry[]): Generator<undefined, Pair[]> {
  const pairs = yield* byReference(lines, entries);
  const usedLines = new Set(pairs.map((pair) => pair.lineId));
  const usedEntries = new Set(pairs.map((pair) => pair.entryId));
  const left = lines.filter((line) => !usedLines.has(line.id));
  return [
    ...pairs,
    ...(yield* byAmountAndDate(
      left,
      entries.filter((entry) => !usedEntries.has(entry.id)),
    )),
  ];
}

/** Handles the items one by one, with a pause after each slice. */
function* slowly<Item>(items: Iterable<Item>, each: (item: Item) => void): Generator<undefined, void> {
  let done = 0;
  for (const item of items) {
    each(item);
    done += 1;
    if (done % sliceSize === 0) yield;
  }
}

function* byReference(lines: readonly OpenLine[], entries: readonly OpenEntry[]): Generator<undefined, Pair[]> {
  const known = new Map<string, OpenEntry[]>();
  yield* slowly(entries, (entry) => {
    for (const key of keysOf(entry.references)) {
      const named = known.get(key);
      if (named) named.push(entry);
      else known.set(key, [entry]);
    }
  });
  const used = new Set<string>();
  const pairs: Pair[] = [];
  yield* slowly(lines, (line) => {
    const named = keysOf([...line.references, ...(line.description.match(uuids) ?? [])]).flatMap(
      (key) => known.get(key) ?? [],
    );
    const fitting = new Set(named.filter((entry) => entry.amount === line.amount && !used.has(entry.id)));
    const [entry] = fitting;
    if (!entry || fitting.size > 1) return;
    used.add(entry.id);
    pairs.push({ lineId: line.id, entryId: entry.id, kind: 'reference' });
  });
  return pairs;
}

function keysOf(references: readonly string[]): string[] {
  return [
    ...new Set(references.map((reference) => reference.trim().toUpperCase()).filter((reference) => reference !== '')),
  ];
}

interface Dated {
  id: string;
  at: number;
}

function* byAmountAndDate(lines: readonly OpenLine[], entries: readonly OpenEntry[]): Generator<undefined, Pair[]> {
  const entriesByAmount = yield* groups(entries, (entry) => entry.day);
  const linesByAmount = yield* groups(lines, (line) => line.bookedOn);
  const pairs: Pair[] = [];
  yield* slowly(lines, (line) => {
    const entry = onlyNear(entriesByAmount.get(line.amount) ?? [], dayNumber(line.bookedOn));
    if (entry && onlyNear(linesByAmount.get(line.amount) ?? [], entry.at)?.id === line.id)
      pairs.push({ lineId: line.id, entryId: entry.id, kind: 'amount_date' });
  });
  return pairs;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Groups by amount, each sorted by day. */
function* groups<Item extends { id: string; amount: Halalas }>(
  items: readonly Item[],
  dayOf: (item: Item) => string,
): Generator<undefined, Map<Halalas, Dated[]>> {
  const byAmount = new Map<Halalas, Dated[]>();
  yield* slowly(items, (item) => {
    const group = byAmount.get(item.amount) ?? [];
    group.push({ id: item.id, at: dayNumber(dayOf(item)) });
    byAmount.set(item.amount, group);
  });
  yield* slowly(byAmount.values(), (group) => void group.sort((a, b) => a.at - b.at));
  return byAmount;
}

/** The only item of a sorted group within the window; undefined when there is none or more than one. */
function onlyNear(sorted: readonly Dated[], at: number): Dated | undefined {
  const first = firstFrom(sorted, at - windowDays);
  const found = sorted[first];
  const next = sorted[first + 1];
  if (!found || found.at > at + windowDays) return undefined;
  return next && next.at <= at + windowDays ? undefined : found;
}

function firstFrom(sorted: readonly Dated[], at: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
