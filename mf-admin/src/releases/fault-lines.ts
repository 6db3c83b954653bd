import type { VersionOutThere } from '@waqf/contracts/releases';

const slotMs = 10 * 60_000;

/**
 * Faults per thousand opens of several versions on one time axis with steps of ten minutes, from the first slot of any
 * version to the last; null where a version was not opened.
 */
export function faultLines(versions: readonly VersionOutThere[]): {
  moments: number[];
  values: Array<Array<number | null>>;
} {
  const opened = versions.map(({ slots }) => slots.filter(({ opens }) => opens > 0));
  const all = opened.flat().map(({ at }) => Date.parse(at));
  if (all.length === 0) return { moments: [], values: versions.map(() => []) };
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const moments = Array.from({ length: (last - first) / slotMs + 1 }, (_, each) => first + each * slotMs);
  const values = opened.map((slots) => {
    const rates = new Map(slots.map(({ at, opens, faults }) => [Date.parse(at), (faults / opens) * 1_000]));
    return moments.map((moment) => rates.get(moment) ?? null);
  });
  return { moments, values };
}

/** The index of the moment in which something happened; undefined when it was before the first or after the last. */
export function placeOf(at: string, moments: readonly number[]): number | undefined {
  const place = moments.findLastIndex((moment) => moment <= Date.parse(at));
  const isAfter = place === moments.length - 1 && Date.parse(at) >= (moments.at(-1) ?? 0) + slotMs;
  return place < 0 || isAfter ? undefined : place;
}
