/** Milliseconds after which a call no longer belongs to the start of the page and gets its own trace. */
const startMs = 60_000;

/**
 * The trace of the request for this page, which the server sends in `Server-Timing` when the operator collects traces.
 * The calls made at the start send it too, so that one trace contains them all. Undefined when tracing is off (the
 * default).
 */
export function pageTrace(): string | undefined {
  if (performance.now() > startMs) return undefined;
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}
