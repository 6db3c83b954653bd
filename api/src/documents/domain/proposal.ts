import type { RecognisedDeed } from '@waqf/contracts/documents';
import type { DeedReading, DeedReadingField } from '../reading/deed-reading.js';

type Read = Extract<DeedReading, { outcome: 'read' }>;

/** The field by which a person recognises a deed. */
const identifying = { property_deed: 'propertyNumber', waqf_deed: 'waqfName', nazir_deed: 'nazirName' } as const;

/** What a user sees about a deed before its waqf exists: the type, how many fields were found, and proposed values. */
export function recognitionOf({ type, fields }: Read): RecognisedDeed {
  const named = (name: DeedReadingField['name']) => textOf(fields.find((field) => field.name === name));
  return {
    type,
    fault: null,
    found: fields.filter(({ state }) => state !== 'missing').length,
    total: fields.length,
    about: (type && named(identifying[type])?.text) ?? null,
    proposal: type === 'waqf_deed' ? { name: named('waqfName'), description: named('purpose') } : null,
  };
}

function textOf(field: DeedReadingField | undefined): { text: string; page: number | null; certain: boolean } | null {
  if (typeof field?.value !== 'string') return null;
  return { text: field.value, page: field.page, certain: field.state === 'certain' };
}
