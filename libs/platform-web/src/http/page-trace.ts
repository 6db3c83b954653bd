/** Milliseconds after which a call is no longer part of the page's start, and begins a trace of its own. */
const startMs = 60_000;

/**
 * The trace of this page's first request, which an operator who collects traces named in its `Server-Timing`: the calls
 * of the start send it on, so that one trace holds them all. Undefined when nothing is traced, which is the default.
 */
export function pageTrace(): string | undefined {
  if (performance.now() > startMs) return undefined;
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}
