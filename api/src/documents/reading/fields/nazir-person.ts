import type { Bilingual } from '@waqf/contracts';
import type { EvidenceKind } from '../evidence/evidence-kinds.js';
import { backReferences } from '../entities/back-references.js';
import { type Candidate, choose, type Choice } from '../evidence/candidates.js';
import { labelBefore } from '../labels/cell-labels.js';
import type { DeedText } from '../text/deed-text.js';
import { type Findings, nameCandidates, personCandidate } from '../evidence/field-evidence.js';
import { isWomansName } from '../lexicon/given-names.js';
import { findOrganisations, outsideOf } from '../entities/organisation-names.js';
import { likelyIds } from './nazir-id.js';
import { weighCandidates } from '../tagger/weigh-candidates.js';
import { resolveDisagreement } from '../tagger/known-values.js';
import { nazirLabels } from '../labels/waqf-labels.js';
import type { NameMention } from '../entities/person-names.js';
import { type Role } from '../entities/role-of-label.js';
import { type Person, personsOf, strengthAt, strengthOf } from '../entities/persons.js';

/** Roles that speak against being the appointed trustee, and how much (0 to 1). */
const against: [Role, number][] = [
  ['former', 0.95],
  ['official', 0.9],
  ['witness', 0.85],
  ['founder', 0.75],
  ['agent', 0.9],
];

/** Words that a deed uses for the person whom it then appoints: "أقمت المنهي ناظراً"، "تمكين المدعي من". */
const aliases =
  '(?:ال)?(?:منهي|منهيه|مدعي(?!\\s+علي)|مدعيه(?!\\s+علي)|متقدم|متقدمه|مستدعي|مرشح|مرشحه|مجيب|طالب|طالبه|حاضر|حاضره)|مقدم\\s+الطلب|مقدمه\\s+الطلب|صاحب\\s+الطلب';
const acts =
  'اقمت|اقمنا|اقامه|عينت|عينا|عين|تعيين|وليت|ولينا|توليه|نصبت|نصبنا|نصب|تنصيب|تمكين|اثبات\\s+نظاره|اثبات\\s+نظر|نظاره|اذنت|اذنا|كلفت|تكليف|استحقاق|احقيه|اهليه|صلاحيه|كفاءه|واكبرهم|ارشدهم';
const appointsAlias = new RegExp(
  `(?<!\\p{L})[وف]?(?:${acts})(?:\\s+ل)?\\s+ل?(?:${aliases})(?!\\p{L})|(?<!\\p{L})[وف]?(?:` +
    `${aliases}` +
    `)(?:\\s+المذكور)?\\s+(?:هو\\s+(?:ال)?ناظر|ناظرا|ناظره|للنظاره|للولايه|للنظر)|(?<!\\p{L})` +
    `(?:ال)?(?:مجيب|مرشح)\\s+ل(?:لولايه|لنظاره|لنظر)`,
  'u',
);
const appointsPrincipal = new RegExp(
  `(?<!\\p{L})[وف]?(?:${acts}` +
    `|منح)(?:\\s+\\p{L}+){0,2}?\\s+(?:ال)?موكل(?:ه|ته|ي)?(?!\\p{L})|ينطبق\\s+علي\\s+(?:ال)?موكل`,
  'u',
);
/** Verbs and nouns that appoint with an attached pronoun: "فأقمته ناظراً"، "بأهليته". */
const appointsByPronoun =
  /(?<!\p{L})[وف]?(?:اقمت|عينت|وليت|نصبت|اقمنا|عينا|ولينا|نصبنا|كلفت|كلفنا|عين|ولا|نصب|تعيين|توليت|تنصيب|اقامت|نظارت|بنظارت|باهليت|اهليت|لاهليت|صلاحيت|بصلاحيت|ترشيح|باقامت|بتعيين|بتوليت|بتنصيب|تكليف|بتكليف|قيام|بقيام|لامانت|امانت|ولايت|بولايت|استحقاق|باستحقاق|قررت|قررنا|رتبت|احللت|اخترت|مكنت|قلدت|ندبت|استخلفت|فوضت|خولت)(?:ه|ها)(?!\p{L})/gu;
const appointsTheSaid =
  /(?<!\p{L})[وف]?(?:اقمت|عينت|وليت|نصبت|تعيين|توليه|تنصيب|اقامه|تكليف|نظاره|كلفت|ندب|استخلاف)\s+(?:(?:ال)?(?:عم|ابن|اخ|ولد|خال|حفيد|شقيق|زوج|بنت|اخت)\p{L}{0,2}\s+)?(?:المذكور|المذكوره|المومي\s+اليه|المشار\s+اليه|الموما\s+اليه)/gu;
const id = /^[^.\n؛]{0,70}?(?<!\d)[12]\d{9}(?!\d)/u;

/** A label that only says "name", as certificates use it for the person whom they are about. */
const bareName = /^(?:ال)?اسم(?:\s+(?:ال)?(?:كامل|رباعي|ثلاثي)|\s+كاملا|\s+رباعيا|\s+كما\s+في\s+\p{L}+)?$/u;
const leastWeight = 0.12;
/** The weight of an id that the tagger found in a person's sentence: names are distinguished less well than ids. */
const idWeight = 0.9;

/** The trustee whom a nazir deed appoints, from the labels and the words around all mentions of each person. */
export function chooseNazir(findings: Findings): {
  choice: Choice<string> | null;
  /** Set when only an id shows that it is this person. */
  doubt: Bilingual | null;
  person: Person | null;
  persons: Person[];
} {
  const { deed } = findings;
  const named = findOrganisations(deed.text, 'managing');
  const people = outsideOf(findings.names, named);
  const organisations = named.filter(({ start, end }) =>
    people.every((name) => name.end <= start || name.start >= end),
  );
  const names = [...people, ...backReferences(deed.text, people), ...organisations].sort((a, b) => a.start - b.start);
  const persons = personsOf(deed, names);
  const doubts = new Map(persons.map((person) => [person, doubtOf(person)]));
  const candidates: Candidate<string>[] = [];
  for (const person of persons) candidates.push(...candidatesOf(deed, person, doubts.get(person)!, persons));
  candidates.push(...byPronoun(deed, persons, doubts));
  const parties = names.filter(({ reference }) => !reference);
  for (const one of nameCandidates({ ...findings, names: parties }, nazirLabels)) {
    const person = persons.find(({ mentions }) => mentions.some(({ start }) => start === one.start));
    const signs = person ? person.signs[person.mentions.findIndex(({ start }) => start === one.start)]! : [];
    // A longer label may say the opposite: "الناظر السابق".
    const doubt = Math.max(0, ...against.map(([role, share]) => strengthAt(signs, role) * share));
    const isRow = one.end - one.start > (person ? person.fullest.end - person.fullest.start : 0);
    candidates.push(
      person && !isRow
        ? { ...personCandidate(deed, person.fullest, one.weight * (1 - doubt), 'label') }
        : { ...one, key: person ? keyOf(deed, person) : one.key, weight: one.weight * (1 - doubt) },
    );
  }
  // A person who surely has another role is not the trustee, even when nobody better was found.
  const likely = weighCandidates(
    findings,
    'nazir_deed',
    'nazirName',
    candidates.filter(({ weight }) => weight >= leastWeight),
    (one) => persons.find((known) => keyOf(deed, known) === one.key)?.mentions ?? [one],
  ).map((one) => {
    // A member of the council is not the trustee, however much his row looks like the row of one.
    const person = one.evidence === 'learned' ? persons.find((known) => keyOf(deed, known) === one.key) : undefined;
    const doubted =
      person !== undefined && doubts.get(person)! > 0.6 && persons.some((other) => other !== person && isListed(other));
    return doubted ? { ...one, weight: one.weight * (1 - doubts.get(person)!) } : one;
  });
  const byId = likelyIds(findings, persons).map(({ person, chance }) =>
    personCandidate(deed, person.fullest, chance * idWeight * (1 - doubts.get(person)!), 'identified'),
  );
  const { choice, doubt } = resolveDisagreement(choose(likely), choose([...likely, ...byId]));
  const person = choice === null ? null : (persons.find((one) => keyOf(deed, one) === choice.candidate.key) ?? null);
  return { choice, doubt, person, persons };
}

/** Whether a cell of the person's row or a label calls him the trustee. */
const isListed = (person: Person): boolean =>
  person.signs.some((signs) =>
    signs.some(({ role, strength, rule }) => role === 'nazir' && strength >= 0.9 && rule === undefined),
  );

const keyOf = (deed: DeedText, { fullest }: Person): string =>
  deed.text.slice(fullest.start, fullest.end).replace(/\s+/g, '');

/** How surely the person is somebody else, 0 to 1. A mention that speaks for the trustee halves the doubt. */
function doubtOf(person: Person): number {
  const rest = against.reduce((product, [role, share]) => product * (1 - strengthOf(person, role) * share), 1);
  const appointed = person.signs.some(
    (signs) => strengthAt(signs, 'nazir') >= 0.7 && against.every(([role]) => strengthAt(signs, role) < 0.6),
  );
  // A trustee who died or left is not appointed; a founder or a witness still may be.
  return appointed && strengthOf(person, 'former') < 0.5 ? (1 - rest) * 0.5 : 1 - rest;
}

function candidatesOf(deed: DeedText, person: Person, doubt: number, persons: Person[]): Candidate<string>[] {
  const trust = 1 - doubt;
  const found: Candidate<string>[] = [];
  const add = (weight: number, evidence: EvidenceKind): void => {
    if (weight > 0) found.push(personCandidate(deed, person.fullest, weight * trust, evidence));
  };
  const ruling = person.signs.map((signs) => strengthAt(signs, 'nazir'));
  add(Math.max(0, ...ruling), 'phrase');
  if (ruling.filter((strength) => strength >= 0.6).length > 1) add(0.5, 'again');
  if (strengthOf(person, 'applicant') > 0) add(appointsAlias.test(deed.text) ? 0.72 : 0.3, 'applicant');
  if (strengthOf(person, 'principal') > 0) add(appointsPrincipal.test(deed.text) ? 0.72 : 0.45, 'principal');
  // A board or a company is the trustee only when the deed says so.
  if (person.fullest.organisation) return found;
  if (person.mentions.some(({ start }) => bareName.test(labelBefore(deed, start)))) add(0.6, 'label');
  add(person.mentions.length > 1 ? 0.25 : 0.2, 'mention');
  // Deeds give the id of the person whom they appoint; this says more when nobody else has an id.
  if (isIdentified(deed, person, persons))
    add(persons.some((one) => one !== person && isIdentified(deed, one, persons)) ? 0.4 : 0.62, 'identified');
  if (persons.filter((one) => !one.fullest.organisation && doubtOf(one) < 0.5).length === 1 && doubt < 0.5)
    add(0.5, 'only');
  return found;
}

const isIdentified = (deed: DeedText, person: Person, persons: Person[]): boolean =>
  person.mentions.some(({ end }) => id.test(untilNext(deed, end, persons)));

/** The words after a mention up to the next person. */
function untilNext(deed: DeedText, end: number, persons: Person[]): string {
  const next = Math.min(
    ...persons.flatMap(({ mentions }) => mentions.map(({ start }) => start)).filter((start) => start > end),
    end + 90,
  );
  return deed.text.slice(end, next);
}

/** Whether the person is a woman, by the link to her father or a name that only women have. */
function isWoman(deed: DeedText, { fullest }: Person): boolean {
  const name = deed.text.slice(fullest.start, fullest.end);
  return /^\p{L}+(?:\s+\p{L}+)?\s+(?:بنت|ابنه)\s/u.test(name) || isWomansName(/^\p{L}+/u.exec(name)![0]);
}

/** "فأقمته ناظراً" refers to the last person before it who has no other role. */
function byPronoun(deed: DeedText, persons: Person[], doubts: Map<Person, number>): Candidate<string>[] {
  const places: { name: NameMention; person: Person }[] = persons.flatMap((person) =>
    person.mentions.map((name) => ({ name, person })),
  );
  return [...deed.text.matchAll(appointsByPronoun), ...deed.text.matchAll(appointsTheSaid)].flatMap((match) => {
    const woman = /ها$/u.test(match[0]);
    const nearest = places
      .filter(
        ({ name, person }) =>
          name.end <= match.index &&
          match.index - name.end < 500 &&
          doubts.get(person)! < 0.55 &&
          !person.fullest.organisation &&
          isWoman(deed, person) === woman,
      )
      .reduce<{ name: NameMention; person: Person } | null>(
        (last, one) => (last === null || one.name.start > last.name.start ? one : last),
        null,
      );
    return nearest
      ? [personCandidate(deed, nearest.person.fullest, 0.5 * (1 - doubts.get(nearest.person)!), 'pronoun')]
      : [];
  });
}

/**
 * True when the words around all mentions of the person show another role than the trustee's: founder, former trustee,
 * witness, agent or official.
 */
export function isNotNazir({ deed, names }: Findings, name: NameMention): boolean {
  const known = names.some(({ start }) => start === name.start)
    ? names
    : [...names, name].sort((a, b) => a.start - b.start);
  const person = personsOf(deed, known).find(({ mentions }) => mentions.some(({ start }) => start === name.start));
  return person !== undefined && doubtOf(person) > 0.6;
}
