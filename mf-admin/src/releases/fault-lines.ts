import type { VersionOutThere } from '@waqf/contracts/releases';

const slotMs = 10 * 60_000;

/**
 * Faults in a thousand opens of versions on one line of time, ten minutes a step, from the first slot that any of them
 * has to the last; null where a version was not opened.
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

/** Which of the moments something happened in, by index; undefined where it was before them or after. */
export function placeOf(at: string, moments: readonly number[]): number | undefined {
  const place = moments.findLastIndex((moment) => moment <= Date.parse(at));
  const isAfter = place === moments.length - 1 && Date.parse(at) >= (moments.at(-1) ?? 0) + slotMs;
  return place < 0 || isAfter ? undefined : place;
}
