import { completeNationalId } from '@waqf/formats';
import { isIndistinguishable, probabilityLarger } from './timing-comparison.mjs';

const people = 40;
const idOf = (at) => completeNationalId(String(187_000_000 + at));
/**
 * Adding somebody as a beneficiary must not reveal whether they are known: the answers for known and unknown people are
 * alike in status, in shape and in time.
 * @param {{nazir: import('./records.mjs').Person}} world
 */
export async function proveNamingPeople({ nazir }) {
  const faults = [];
  const { waqfs = [] } = (await nazir.call('GET', '/api/waqfs?status=approved')).json ?? {};
  const [first, second] = waqfs.filter(({ status }) => status === 'approved').map(({ id }) => id);
  if (!first || !second) return { calls: 1, faults: ['two approved waqfs are needed'] };
  const name = async (waqfId, at) => {
    const began = performance.now();
    const answer = await nazir.call('POST', `/api/waqf/${waqfId}/beneficiaries`, {
      json: { nationalId: idOf(at), fullName: 'سليمان بن داود الرشيد' },
    });
    const took = performance.now() - began;
    if (answer.status !== 201) faults.push(`naming: ${answer.status} ${answer.text.slice(0, 80)}`);
    return { took, shape: shapeOf(answer.json) };
  };
  // People with even numbers are known, because they are in the first waqf.
  for (let at = 0; at < people; at += 1) await name(first, 2 * at);
  const seen = [[], []];
  const shapes = [new Set(), new Set()];
  for (let at = 0; at < 2 * people; at += 1) {
    const { took, shape } = await name(second, at);
    seen[at % 2].push(took);
    shapes[at % 2].add(shape);
  }
  const [known, unknown] = seen;
  const chance = probabilityLarger(unknown, known);
  if (!isIndistinguishable(chance, people))
    faults.push(`naming: an unknown person takes longer in ${chance.toFixed(2)}`);
  if ([...shapes[0]].join() !== [...shapes[1]].join()) faults.push('naming: the answers differ in shape');
  return { calls: 3 * people, faults, chance };
}

/** The keys and types of a value, without its content. */
function shapeOf(value) {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${key}:${shapeOf(part)}`).join()}}`;
}
