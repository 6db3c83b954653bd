import { readDeed } from '../../dist/documents/reading/read-deed.js';
import { personsOf } from '../../dist/documents/reading/entities/persons.js';
import { roleRules } from '../../dist/documents/reading/rules/role-rule-set.js';
import { normalise, scoreField, similarity } from './score.mjs';

/** Roles that a trustee may also have before the appointment; they count neither for nor against a rule. */
const neutral = new Set(['applicant', 'principal']);

/**
 * Counts the votes of rules on deeds whose truth is known: for each role rule, over every mention of every person of a
 * nazir deed; for each kind of evidence, over the value chosen for each field.
 * @param {{truth: object, bytes: Uint8Array, mime: string}[]} deeds
 * @returns {Promise<{roles: Map<string, Votes>, kinds: Map<string, Votes>}>} `Votes`: `{right: number, wrong: number}`
 */
export async function countVotes(deeds) {
  const roles = new Map(roleRules.map(({ id }) => [id, { right: 0, wrong: 0 }]));
  const kinds = new Map();
  for (const { truth, bytes, mime } of deeds) {
    let persons = [];
    const reading = await readDeed(bytes, mime, undefined, {
      expectedType: truth.type,
      onFindings: ({ deed, names }) => {
        persons = personsOf(deed, names).map((person) => ({
          ...person,
          name: deed.text.slice(person.fullest.start, person.fullest.end),
        }));
      },
    });
    if (truth.type === 'nazir_deed') voteOnPersons(persons, truth.fields.nazirName, roles);
    for (const field of reading.outcome === 'read' ? reading.fields : []) voteOnValue(field, truth, kinds);
  }
  return { roles, kinds };
}

const count = (votes, id, right) => {
  const own = votes.get(id) ?? { right: 0, wrong: 0 };
  own[right ? 'right' : 'wrong'] += 1;
  votes.set(id, own);
};

function voteOnPersons(persons, nazir, votes) {
  for (const { name, signs } of persons) {
    const isNazir = similarity(normalise(name), normalise(nazir)) >= 0.85;
    for (const { role, rule } of signs.flat())
      if (rule !== undefined && !neutral.has(role)) count(votes, rule, (role === 'nazir') === isNazir);
      else if (rule !== undefined) count(votes, rule, true);
  }
}

function voteOnValue(field, truth, votes) {
  if (!field.why || truth.fields[field.name] === undefined) return;
  const { right, wrong, missed } = scoreField(field.name, truth.fields[field.name], field);
  for (const { rule, speaks } of field.why)
    if (rule !== 'rival')
      count(votes, `${field.name}: ${rule}`, (speaks === 'for') === (right > 0 && wrong + missed === 0));
}

/** Rules that never voted, and those that were wrong more often than right. */
export function idleAndHarmful(votes) {
  const all = [...votes];
  return {
    idle: all.filter(([, { right, wrong }]) => right + wrong === 0).map(([id]) => id),
    harmful: all
      .filter(([, { right, wrong }]) => wrong > right)
      .map(([id, { right, wrong }]) => `${id} (${right} right, ${wrong} wrong)`),
  };
}
