import type { Bilingual } from '@waqf/contracts';
import {
  checkCorrectedField,
  fieldsOfDeed,
  type DocumentType,
  type FieldName,
  type FieldValue,
} from '@waqf/contracts/documents';
import { issueMessage, waqfCatalogue } from '@waqf/contracts/messages';

interface CorrectionProblem {
  field: string;
  message: Bilingual;
}

export interface CheckedCorrections {
  values: Map<FieldName, FieldValue>;
  problems: CorrectionProblem[];
}

/**
 * Checks corrections by the rules of the contract, and checks that each field belongs to the deed.
 * @param today ISO day in Riyadh; a deed cannot be issued after it
 * @returns the values to store, and one problem for each field that does not pass
 */
export function checkCorrections(
  type: DocumentType,
  fields: Partial<Record<FieldName, FieldValue>>,
  today: string,
): CheckedCorrections {
  const values = new Map<FieldName, FieldValue>();
  const problems: CorrectionProblem[] = [];
  const known: readonly string[] = fieldsOfDeed[type];
  const refuse = (name: FieldName, message: Bilingual) => problems.push({ field: `fields.${name}`, message });
  for (const [name, value] of Object.entries(fields) as [FieldName, FieldValue][]) {
    if (!known.includes(name)) {
      refuse(name, waqfCatalogue.deedFieldForeign);
      continue;
    }
    const checked = checkCorrectedField(name, value, today);
    if ('fault' in checked) refuse(name, issueMessage({ message: checked.fault }));
    else values.set(name, checked.value);
  }
  return { values, problems };
}
