import { isNationalId } from '@waqf/formats';
import { choose, fieldOf } from './candidates.js';
import type { Bilingual, DeedReadingField } from './deed-reading.js';
import { dateCandidates, dateDoubt, type Findings } from './field-evidence.js';
import { appointmentLabels, issueDateLabels } from './field-labels.js';
import type { LabelSet } from './labels.js';
import { readList } from './list-fields.js';
import { chooseId } from './nazir-id.js';
import { chooseNazir } from './nazir-person.js';

const startPhrases = [/(?:اعتبارا|ابتداء|بدءا|بدايه|وذلك)\s+(?:من\s+)?(?:يوم\s+|تاريخ\s+|بتاريخ\s+)?/gu, /(?:تسري|تبدا|يبدا|يسري|وتبدا|ويباشر|ليباشر|يباشر)\p{L}*\s+[^.\n\d]{0,40}?(?:من|في|بتاريخ)\s+/gu, /(?:اقمت|عينت|وليت|نصبت|تعيين|اقامه|توليه)\p{L}*\s[^.\n]{0,120}?\s(?:بتاريخ|في\s+تاريخ|منذ)\s+/gu];
const decisionLabels: LabelSet = { names: ['تاريخ القرار', 'تاريخ الحكم', 'تاريخ قرار التعيين', ...issueDateLabels.names], ...(issueDateLabels.loose ? { loose: issueDateLabels.loose } : {}) };

const noCheckDigit: Bilingual = { ar: 'رقم الهوية لا يطابق خانة التحقق. قارنه بالصك رقمًا رقمًا.', en: 'The id does not pass its check digit. Compare it with the deed digit by digit.' };

/** The four fields of a nazir deed (صك نظارة). */
export function readNazirFields(findings: Findings): DeedReadingField[] {
  const { choice: name, person, persons } = chooseNazir(findings);
  const id = chooseId(findings, person, persons);
  const named = name !== null && findings.names.some((one) => one.start === name.candidate.start);
  const validId = id !== null && isNationalId(id.value);
  return [
    fieldOf(findings.deed, 'nazirName', name, { validated: named && (name.evidence.has('label') || name.evidence.size >= 2) }),
    fieldOf(findings.deed, 'nazirId', id, { validated: validId && id.evidence.size >= 2, note: id && !validId ? noCheckDigit : null }),
    readAppointmentDate(findings),
    readList(findings, 'authorities'),
  ];
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
