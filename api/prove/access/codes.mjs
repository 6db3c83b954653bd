import { randomBytes } from 'node:crypto';
import { isIndistinguishable, probabilityLarger } from './timing-comparison.mjs';

const each = 60;
const wrong = [
  () => randomBytes(16).toString('hex'),
  // Not in the form of a code.
  () => `${randomBytes(8).toString('hex')}-x`,
];

/**
 * A guessed verification code and a malformed one must get the same answer, after the same time.
 * @param {import('./records.mjs').Person} nobody
 */
export async function proveGuessedCodes(nobody) {
  const seen = [[], []];
  const answers = new Set();
  for (let at = 0; at < 2 * each; at += 1) {
    const began = performance.now();
    const { status, text } = await nobody.call('GET', `/api/verify/${wrong[at % 2]()}`);
    seen[at % 2].push(performance.now() - began);
    answers.add(`${status} ${text}`);
  }
  const [guessed, malformed] = seen;
  const chance = probabilityLarger(guessed, malformed);
  const faults = answers.size === 1 ? [] : [`a code: ${[...answers].join(' or ').slice(0, 200)}`];
  if (!isIndistinguishable(chance, each)) faults.push(`a code: a guessed one takes longer in ${chance.toFixed(2)}`);
  return { calls: 2 * each, faults, chance };
}
