import type { Bilingual } from '@waqf/contracts';
import { fieldsOfDeed, type DocumentType, type FieldName, type FieldValue } from '@waqf/contracts/documents';
import { beneficiariesCatalogue } from '@waqf/contracts/messages';
import { normaliseDigits, normaliseNationalId } from '@waqf/formats';

interface CorrectionProblem {
  field: string;
  message: Bilingual;
}

export interface CheckedCorrections {
  values: Map<FieldName, FieldValue>;
  problems: CorrectionProblem[];
}

type Checked = { value: FieldValue } | { message: Bilingual };

const earliestDay = '1800-01-01';
const longestText = 300;
const longestPurpose = 2000;

const messages = {
  notOfDeed: { ar: 'هذا الحقل ليس من حقول هذا الصك', en: 'This field does not belong to this deed' },
  text: { ar: 'اكتب نصاً من حرفين على الأقل', en: 'Write a text of at least two characters' },
  tooLong: { ar: 'النص أطول من المسموح', en: 'The text is longer than allowed' },
  date: { ar: 'التاريخ غير صحيح', en: 'The date is not valid' },
  future: { ar: 'التاريخ في المستقبل', en: 'The date is in the future' },
  area: { ar: 'المساحة رقم أكبر من صفر', en: 'The area is a number greater than zero' },
  nationalId: beneficiariesCatalogue.nationalId,
  list: { ar: 'اكتب بنداً واحداً على الأقل', en: 'Write at least one item' },
} as const satisfies Record<string, Bilingual>;

/**
 * Checks corrections field by field and normalises them (digits, spaces, order of list items kept).
 * Nothing (`null`) is allowed everywhere: the deed has no such field.
 * @param today ISO day in Riyadh; a deed is not issued after it
 * @returns values to store, and one problem a field that does not pass
 */
export function checkCorrections(
  type: DocumentType,
  fields: Partial<Record<FieldName, FieldValue>>,
  today: string,
): CheckedCorrections {
  const values = new Map<FieldName, FieldValue>();
  const problems: CorrectionProblem[] = [];
  const known: readonly string[] = fieldsOfDeed[type];
  for (const [name, value] of Object.entries(fields) as [FieldName, FieldValue][]) {
    const checked = known.includes(name) ? checkField(name, value, today) : { message: messages.notOfDeed };
    if ('message' in checked) problems.push({ field: `fields.${name}`, message: checked.message });
    else values.set(name, checked.value);
  }
  return { values, problems };
}

function checkField(name: FieldName, value: FieldValue, today: string): Checked {
  if (value === null) return { value: null };
  switch (name) {
    case 'area':
      return typeof value === 'number' && Number.isFinite(value) && value > 0 ? { value } : { message: messages.area };
    case 'issueDate':
    case 'appointmentDate':
      return checkDay(value, today);
    case 'nazirId':
      return checkNationalId(value);
    case 'conditions':
    case 'beneficiaries':
    case 'authorities':
      return checkList(value);
    case 'purpose':
      return checkText(value, longestPurpose);
    case 'propertyNumber':
      return typeof value === 'string' ? checkText(normaliseDigits(value), 64) : { message: messages.text };
    default:
      return checkText(value, longestText);
  }
}

function checkText(value: FieldValue, longest: number): Checked {
  if (typeof value !== 'string') return { message: messages.text };
  const text = value.trim().replace(/\s+/g, ' ');
  if (text.length < 2) return { message: messages.text };
  return text.length > longest ? { message: messages.tooLong } : { value: text };
}

function checkDay(value: FieldValue, today: string): Checked {
  if (typeof value !== 'string') return { message: messages.date };
  const day = normaliseDigits(value.trim());
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  // `new Date` turns 30 February into a day of March; a real day comes back unchanged.
  if (!moment || Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day || day < earliestDay)
    return { message: messages.date };
  return day > today ? { message: messages.future } : { value: day };
}

function checkNationalId(value: FieldValue): Checked {
  if (typeof value !== 'string') return { message: messages.nationalId };
  const digits = normaliseNationalId(value);
  return digits ? { value: digits } : { message: messages.nationalId };
}

function checkList(value: FieldValue): Checked {
  if (!Array.isArray(value)) return { message: messages.list };
  const items = value.map((item) => item.trim().replace(/\s+/g, ' ')).filter((item) => item !== '');
  return items.length === 0 ? { message: messages.list } : { value: items };
}
