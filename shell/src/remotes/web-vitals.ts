import type { VitalName } from '@waqf/contracts/releases';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Two shifts belong to the same window when less than this many milliseconds are between them. */
const gapMs = 1000;
/** The longest window of shifts, in milliseconds. */
const windowMs = 5000;
/** One of the slowest interactions is left out for each this many interactions of a page. */
const interactionsPerOutlier = 50;
/** Only the slowest are kept, because a page may be open for hours. */
const keptInteractions = 10;
/** Shorter events are not reported by the browser, in milliseconds. */
const shortestEventMs = 40;

/**
 * Measures this page load. Returns the values so far: largest contentful paint, interaction to next paint, cumulative
 * layout shift, and time to first byte, as web.dev/vitals defines them. A value that the browser cannot measure is left
 * out.
 */
export function measureVitals(): ReadonlyMap<VitalName, number> {
  const vitals = new Map<VitalName, number>();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation) vitals.set('ttfb', Math.round(navigation.responseStart));
  watch('largest-contentful-paint', ({ startTime }) => vitals.set('lcp', Math.round(startTime)));
  // `interactionCount` is not in TypeScript's types yet.
  const interaction = slowestInteraction(() => (performance as { interactionCount?: number }).interactionCount);
  watch('event', (entry) => {
    const slowest = interaction(entry as PerformanceEventTiming);
    if (slowest !== undefined) vitals.set('inp', Math.round(slowest));
  });
  const shift = largestShift();
  watch('layout-shift', (entry) => vitals.set('cls', shift(entry as Shift)));
  return vitals;
}

/**
 * Takes events one by one and returns the interaction to next paint so far, in milliseconds: the slowest interaction,
 * without one outlier for every 50. Events that belong to no interaction, such as hovering, do not count.
 * @param interactions how many interactions the page has had; undefined where the browser does not count them
 */
export function slowestInteraction(
  interactions: () => number | undefined,
): (event: Pick<PerformanceEventTiming, 'interactionId' | 'duration'>) => number | undefined {
  const longest = new Map<number, number>();
  return ({ interactionId, duration }) => {
    if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    const sorted = [...longest].sort(([, first], [, second]) => second - first);
    for (const [id] of sorted.splice(keptInteractions)) longest.delete(id);
    const outliers = Math.floor((interactions() ?? 0) / interactionsPerOutlier);
    return sorted[Math.min(outliers, sorted.length - 1)]?.[1];
  };
}

/**
 * Takes shifts one by one and returns the cumulative layout shift so far: the largest sum of one window. A shift within
 * half a second of an input is expected by the user and does not count.
 */
export function largestShift(): (shift: Pick<Shift, 'value' | 'hadRecentInput' | 'startTime'>) => number {
  const current = { start: -Infinity, last: -Infinity, sum: 0 };
  let largest = 0;
  return ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return largest;
    const isSameWindow = startTime - current.last < gapMs && startTime - current.start < windowMs;
    if (!isSameWindow) Object.assign(current, { start: startTime, sum: 0 });
    current.last = startTime;
    current.sum += value;
    largest = Math.max(largest, current.sum);
    return largest;
  };
}

function watch(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  // `durationThreshold` is not in TypeScript's types yet.
  const options = { type, buffered: true, durationThreshold: shortestEventMs } as PerformanceObserverInit;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
}
