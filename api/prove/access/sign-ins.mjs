import { completeNationalId } from '@waqf/formats';
import { isIndistinguishable, probabilityLarger } from './timing-comparison.mjs';

const known = ['16', '24', '32', '40', '65', '73', '107', '115', '131', '149'].map(
  (end) => `1000000${end.padStart(3, '0')}`,
);
const rounds = 4;
const each = known.length * rounds;

/**
 * The start of a sign-in must not reveal who has an account: known and unknown people get the same kind of answer,
 * after the same time.
 * @param {import('./records.mjs').Person} nobody
 * @param {() => Promise<unknown>} forget resets the rate limits, which are tested elsewhere
 */
export async function signIns(nobody, forget) {
  const faults = [];
  const seen = [[], []];
  const shapes = [new Set(), new Set()];
  for (let at = 0; at < 2 * each; at += 1) {
    const nationalId = at % 2 ? completeNationalId(String(188_000_000 + at)) : known[(at / 2) % known.length];
    await forget();
    const began = performance.now();
    const { status, json } = await nobody.call('POST', '/api/auth/nafath', { json: { nationalId } });
    seen[at % 2].push(performance.now() - began);
    shapes[at % 2].add(`${status} ${Object.keys(json ?? {}).toSorted()}`);
    if (status !== 201) faults.push(`sign-in: ${status}`);
  }
  const chance = probabilityLarger(seen[1], seen[0]);
  if (!isIndistinguishable(chance, each))
    faults.push(`sign-in: an unknown person takes longer in ${chance.toFixed(2)}`);
  if ([...shapes[0]].join() !== [...shapes[1]].join()) faults.push('sign-in: the answers differ in shape');
  return { calls: 2 * each, faults, chance };
}
