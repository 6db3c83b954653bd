/**
 * Reads the answer of `npm audit --json`: the number of known vulnerabilities by severity, or why there is no answer.
 * An answer without figures counts as none, so that a missing answer is not taken for safety.
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
