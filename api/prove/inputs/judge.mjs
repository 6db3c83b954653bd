const hidden = /[\u202a-\u202e\u2066-\u2069\u200b\ufeff\u0000]/;
/** A workbook or a picture is not text: any byte may occur in it. */
const isText = /^(text\/|application\/(\w+\+)?json)/;
const internals = /node_modules|\.[cm]?[jt]s:\d|relation "|syntax error at|violates .*constraint|at .+\(.+:\d+:\d+\)/i;

/**
 * What is wrong with an answer to a mutated request; null when nothing is.
 * @param {{status: number, type: string, text: string, ms: number}} answer
 * @param {{slowMs?: number}} [limits]
 */
export function judge({ status, type, text, ms }, { slowMs = 5_000 } = {}) {
  if (status >= 500) return `answered ${status}`;
  if (ms > slowMs) return `took ${Math.round(ms)} ms`;
  if (internals.test(text)) return 'shows its insides';
  if (status < 400) return isText.test(type) && hidden.test(text) ? 'gives hidden characters back' : null;
  if (!/^application\/problem\+json/.test(type)) return `refuses as ${type}`;
  const problem = parsed(text);
  const whole =
    problem?.status === status &&
    /^[a-z]+(-[a-z]+)*\.[a-z-]+$/.test(problem.code ?? '') &&
    typeof problem.message === 'string' &&
    /^[0-9a-f]{12}$/.test(problem.reference ?? '');
  return whole ? null : 'refuses in another shape';
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
