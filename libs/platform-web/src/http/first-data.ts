/** Where the page brings answers of its first screen's calls: text of JSON by address. */
const element = 'waqf-first-data';
/** Older than this they are asked for anew, in ms since the page was asked for. */
const freshFor = 20_000;

let brought: Map<string, string> | null = null;

/**
 * The answer that the page brought to a GET, as text of JSON; each once, so that whoever asks again gets what is true
 * then. Null where it brought none.
 */
export function broughtAnswer(path: string): string | null {
  if (typeof document === 'undefined') return null;
  brought ??= readPage();
  const answer = brought.get(path) ?? null;
  brought.delete(path);
  return performance.now() <= freshFor ? answer : null;
}

function readPage(): Map<string, string> {
  const found = document.getElementById(element);
  const answers = new Map(Object.entries(JSON.parse(found?.textContent || '{}') as Record<string, string>));
  // A page that stays open for a day keeps no copy of what it has shown.
  found?.remove();
  return answers;
}
