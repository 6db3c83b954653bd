import { isNationalId } from '@waqf/formats';
import { type Candidate, choose, type Choice, fieldOf } from './candidates.js';
import type { Bilingual, DeedReadingField } from './deed-reading.js';
import { dateCandidates, dateDoubt, type Findings, isOfficial, nameCandidates, namesAfter, namesBefore, personCandidate } from './field-evidence.js';
import { appointmentLabels, issueDateLabels, nazirIdLabels, nazirLabels } from './field-labels.js';
import { type LabelSet, regionsOf } from './labels.js';
import { readList } from './list-fields.js';

const nazirAfter: [RegExp, number][] = [
  [/(?:ثبت(?:ت)?\s+(?:لدي\s+|لدينا\s+)?(?:صلاحيه|اهليه|كفاءه|صلاح))\s/gu, 0.88], [/(?:اقام|تعيين|عينت|عينا|عين|توليه|وليت|نصبت|تنصيب|اقمت|اقامه|وليه|نصب|قررت\s+تعيين|قرر\s+تعيين|اسناد)\s+(?:النظاره\s+(?:الي|ل)\s*)?(?:المواطن\p{L}*\s+|السيد\p{L}*\s+|الشيخ\s+|المدعو\s+)?/gu, 0.78],
  [/(?:النظاره|نظاره\s+الوقف|بالنظاره|نظارته|التوليه|الولايه\s+علي\s+الوقف)\s+(?:[^.\n:،]{0,40}?\s)?(?:الي|ل|لصالح|بيد|علي\s+يد)\s*(?:المواطن\s+|السيد\s+|لمواطن\s+|لسيد\s+)?/gu, 0.74], [/(?:اذنت|فوضت|كلفت|خولت|اسندت|عهدت|اجزت|اذن|تكليف|تفويض)\s+(?:ب?النظاره\s+)?(?:الي\s+|ل)?(?:المواطن\s+|السيد\s+|لمواطن\s+|لسيد\s+)?/gu, 0.7],
  [/(?:ناظرا|متوليا|ناظره)\s+(?:شرعيا\s+)?(?:هو|:)\s*/gu, 0.7], [/(?:يكون|ليكون|بان\s+يكون)\s+/gu, 0.4], [/(?:قبول|قبل)\s+/gu, 0.35],
];
const nazirBefore: [RegExp, number][] = [[/(?:ب)?صفته\s+ناظر/gu, 0.6], [/(?:واقمت|وعينت|وولت|ووليت|ونصبت|فاقمت|فعينت|فنصبت|وقد\s+اقمت|وقد\s+عينت|واذنت|فاذنت)\p{L}*/gu, 0.72], [/(?:ناظرا|متوليا|ناظره)\s/gu, 0.74]];
/** Words before the name of one who founds the waqf, asks, or was nazir before. */
export const founderBefore = /(?:الواقف|للواقف|واقفه|العايد\p{L}*|المقدم\s+من|طلب\p{L}*|المنهي|المدعي|الموكل|وقف|خلفا\s+ل\p{L}*|بدلا\s+(?:من|عن)|وفاه|بدل|عزل|خلفا\s+عن|السابق)\s*(?:من|\/|:|الي|ل)?\s*$/u;

const startPhrases = [/(?:اعتبارا|ابتداء|بدءا|بدايه|وذلك)\s+(?:من\s+)?(?:يوم\s+|تاريخ\s+|بتاريخ\s+)?/gu, /(?:تسري|تبدا|يبدا|يسري|وتبدا|ويباشر|ليباشر|يباشر)\p{L}*\s+[^.\n\d]{0,40}?(?:من|في|بتاريخ)\s+/gu, /(?:اقمت|عينت|وليت|نصبت|تعيين|اقامه|توليه)\p{L}*\s[^.\n]{0,120}?\s(?:بتاريخ|في\s+تاريخ|منذ)\s+/gu];
const decisionLabels: LabelSet = { names: ['تاريخ القرار', 'تاريخ الحكم', 'تاريخ قرار التعيين', ...issueDateLabels.names], ...(issueDateLabels.loose ? { loose: issueDateLabels.loose } : {}) };

const noCheckDigit: Bilingual = { ar: 'رقم الهوية لا يطابق خانة التحقق. قارنه بالصك رقمًا رقمًا.', en: 'The id does not pass its check digit. Compare it with the deed digit by digit.' };

/** The four fields of a nazir deed (صك نظارة). */
export function readNazirFields(findings: Findings): DeedReadingField[] {
  const name = chooseNazir(findings);
  const id = chooseId(findings, name);
  const named = name !== null && findings.names.some((one) => one.start === name.candidate.start);
  const validId = id !== null && isNationalId(id.value);
  return [
    fieldOf(findings.deed, 'nazirName', name, { validated: named && (name.evidence.has('label') || name.evidence.size >= 2) }),
    fieldOf(findings.deed, 'nazirId', id, { validated: validId && id.evidence.size >= 2, note: id && !validId ? noCheckDigit : null }),
    readAppointmentDate(findings),
    readList(findings, 'authorities'),
  ];
}

function chooseNazir(findings: Findings): Choice<string> | null {
  const { deed, names } = findings;
  const candidates = [...nameCandidates(findings, nazirLabels), ...namesAfter(findings, nazirAfter), ...namesBefore(findings, nazirBefore, 'appointed')];
  const others = names.filter((name) => !isOfficial(deed, name) && !founderBefore.test(deed.text.slice(Math.max(0, name.start - 30), name.start)));
  for (const name of others) {
    const identified = /^[^.\n]{0,60}?(?<!\d)[12]\d{9}(?!\d)/u.test(deed.text.slice(name.end, name.end + 80));
    if (identified) candidates.push(personCandidate(deed, name, 0.4, 'identified'));
    if (others.length === 1) candidates.push(personCandidate(deed, name, 0.5, 'only'));
  }
  const refused = new Set(names.filter((name) => !others.includes(name)).map((name) => name.start));
  return choose(candidates.map((one) => (refused.has(one.start) && one.evidence !== 'label' ? { ...one, weight: one.weight * 0.25 } : one)));
}

/** Ten digits with a right check digit need no label; nearness to the nazir's name decides between several. */
function chooseId({ deed, names }: Findings, name: Choice<string> | null): Choice<string> | null {
  const candidates: Candidate<string>[] = [];
  const found = [...deed.text.matchAll(/(?<![\d/.])[12]\d{9}(?![\d/])/g)].map((match) => ({ value: match[0], start: match.index, end: match.index + 10 }));
  const valid = found.filter((one) => isNationalId(one.value));
  for (const id of found) {
    const owner = names.findLast((one) => one.end <= id.start);
    const mine = name !== null && owner !== undefined && owner.start === name.candidate.start && id.start - owner.end < 140;
    if (isNationalId(id.value)) candidates.push({ ...id, key: id.value, weight: valid.length === 1 ? 0.8 : 0.35, evidence: 'check digit' });
    if (mine) candidates.push({ ...id, key: id.value, weight: 0.75, evidence: 'beside name' });
  }
  for (const region of regionsOf(deed, nazirIdLabels)) {
    const id = found.find((one) => one.start >= region.start && one.start < Math.min(region.end, region.start + 24));
    const ofNazir = /ناظر|متولي/.test(region.label);
    if (id) candidates.push({ ...id, key: id.value, weight: ofNazir ? region.weight * 0.95 : region.weight * 0.6, evidence: 'label' });
  }
  return choose(candidates);
}

function readAppointmentDate(findings: Findings): DeedReadingField {
  const { deed, dates } = findings;
  const own = dateCandidates(findings, appointmentLabels, startPhrases);
  const days = new Set(dates.map((date) => date.iso));
  // Without a day of its own the appointment counts from the deed.
  const candidates = own.length > 0 ? own : dateCandidates(findings, decisionLabels, [/(?:ففي|انه\s+في|في)\s+يوم\s/gu, /حرر\p{L}*\s+(?:في|بتاريخ)\s/gu]).map((one) => ({ ...one, weight: one.weight * 0.96 }));
  dates.forEach((date, index) => {
    const weight = days.size === 1 ? 0.75 : index === 0 ? 0.3 : 0.1;
    candidates.push({ value: date.iso, key: date.iso, start: date.start, end: date.end, weight, evidence: 'presence', parts: { hijri: date.hijri } });
  });
  const choice = choose(candidates);
  const mention = dates.find((date) => date.iso === choice?.value);
  const told = own.length > 0 || days.size === 1;
  const validated = mention !== undefined && told && (mention.difference === 0 || (mention.explicit && choice!.evidence.size >= 2));
  return fieldOf(deed, 'appointmentDate', choice, { validated, note: choice && dateDoubt(dates, choice.value) });
}
