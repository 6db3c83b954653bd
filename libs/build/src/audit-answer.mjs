/**
 * What `npm audit --json` said: how many known vulnerabilities by their severity, or why nobody could be asked. An
 * answer without figures is none: silence must not pass for safety.
 * @param {string} output
 * @returns {{asked: true, counts: Record<string, number>} | {asked: false, why: string}}
 */
export function auditAnswer(output) {
  try {
    const { metadata, message, error } = JSON.parse(output);
    const counts = metadata?.vulnerabilities;
    if (counts && typeof counts.total === 'number') return { asked: true, counts };
    return { asked: false, why: message ?? error?.summary ?? 'an answer without figures' };
  } catch {
    return { asked: false, why: 'no answer' };
  }
}
