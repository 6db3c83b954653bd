import { isNationalId } from '@waqf/formats';
import { fieldOf } from '../evidence/candidates.js';
import type { Bilingual } from '@waqf/contracts';
import type { DeedReadingField } from '../deed-reading.js';
import type { Findings } from '../evidence/field-evidence.js';
import { readList } from '../lists/list-fields.js';
import { readAppointmentDate } from './nazir-date.js';
import { chooseId } from './nazir-id.js';
import { chooseNazir } from './nazir-person.js';
import { nameSupport } from '../tagger/name-support.js';

const noCheckDigit: Bilingual = {
  ar: 'رقم الهوية لا يطابق خانة التحقق. قارنه بالصك رقمًا رقمًا.',
  en: 'The ID does not pass its check digit. Compare it with the deed digit by digit.',
};

const unsurePerson: Bilingual = {
  ar: 'لسنا متأكدين من الناظر نفسه، فقد يكون الرقم لغيره. قارنه بالصك.',
  en: 'We are not sure who the nazir is, so the ID may belong to somebody else. Compare it with the deed.',
};

/** From this certainty of the person on, an id that is tied to the name before it counts as validated. */
const surePerson = 0.5;
/**
 * Below this certainty of the person an id is never certain, because it is only as sure as the person it belongs to.
 */
const clearPerson = 0.6;

/** The four fields of a nazir deed (صك نظارة). */
export function readNazirFields(findings: Findings): DeedReadingField[] {
  const { choice: name, doubt: nameDoubt, person, persons } = chooseNazir(findings);
  const sureness = name === null ? 0 : Math.max(0, name.confidence - name.rival * 0.5);
  const { choice: id, doubt } = chooseId(findings, person, persons, sureness);
  const named = name !== null && findings.names.some((one) => one.start === name.candidate.start);
  const validId = id !== null && isNationalId(id.value);
  return [
    fieldOf(findings.deed, 'nazirName', name, {
      validated: named && (name.evidence.has('label') || name.evidence.size >= 2),
      note: nameDoubt,
      support: nameSupport(findings, 'nazir_deed', 'nazirName', name?.candidate),
    }),
    fieldOf(findings.deed, 'nazirId', id, {
      validated: validId && id.evidence.size >= 2 && (id.evidence.has('label') || sureness >= surePerson),
      note: id && !validId ? noCheckDigit : id && (nameDoubt || sureness < clearPerson) ? unsurePerson : doubt,
    }),
    readAppointmentDate(findings),
    readList(findings, 'authorities'),
  ];
}
