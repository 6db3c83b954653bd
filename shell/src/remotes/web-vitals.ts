import type { VitalName } from '@waqf/contracts/releases';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Measures this page load. Returns the values so far: largest contentful paint, slowest interaction, layout shift, and
 * time to first byte. A value that the browser cannot measure is left out.
 */
export function measureVitals(): ReadonlyMap<VitalName, number> {
  const vitals = new Map<VitalName, number>();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation) vitals.set('ttfb', Math.round(navigation.responseStart));
  watch('largest-contentful-paint', ({ startTime }) => vitals.set('lcp', Math.round(startTime)));
  watch('event', ({ duration }) => vitals.set('inp', Math.max(vitals.get('inp') ?? 0, Math.round(duration))));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) vitals.set('cls', (vitals.get('cls') ?? 0) + value);
  });
  return vitals;
}

function watch(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}
