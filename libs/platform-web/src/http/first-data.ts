/** Id of the element in which the page contains the answers to the calls of its first screen: JSON text by path. */
const element = 'waqf-first-data';
/** Milliseconds since the page was requested, after which the answers are too old and the calls are made again. */
const freshMs = 20_000;

let preloaded: Map<string, string> | null = null;

/**
 * The answer to a GET that was sent with the page, as JSON text. It is returned only once, so that a later request gets
 * current data. Null when the page has no answer for the path.
 */
export function takePreloadedAnswer(path: string): string | null {
  const answer = preloadedAnswer(path);
  preloaded?.delete(path);
  return answer;
}

/** The same answer, which stays in place for the screen that takes it. */
export function preloadedAnswer(path: string): string | null {
  if (typeof document === 'undefined') return null;
  preloaded ??= readPage();
  return performance.now() <= freshMs ? (preloaded.get(path) ?? null) : null;
}

function readPage(): Map<string, string> {
  const found = document.getElementById(element);
  const answers = new Map(Object.entries(JSON.parse(found?.textContent || '{}') as Record<string, string>));
  // The element is removed, so that a page that stays open all day does not keep a copy of the data.
  found?.remove();
  return answers;
}
