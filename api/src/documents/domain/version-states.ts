import { defineStates } from '../../platform/index.js';
import { deedUploaded } from '../documents.facts.js';

/**
 * Which version of a deed counts. Approval and withdrawal act on a whole amendment, and the context that owns
 * amendments records them.
 */
export const versionStates = defineStates({
  name: 'documents.version',
  noun: { ar: 'نسخة الصك', en: 'Version of a deed' },
  column: 'documents.document.standing',
  states: {
    current: { ar: 'سارية', en: 'In force' },
    proposed: { ar: 'مقترحة', en: 'Proposed' },
    superseded: { ar: 'مستبدلة', en: 'Superseded' },
    withdrawn: { ar: 'مسحوبة', en: 'Withdrawn' },
  },
  initial: ['current', 'proposed'],
  transitions: [
    { name: 'replace', from: ['current', 'proposed'], to: 'superseded', by: ['waqif'], records: deedUploaded },
    { name: 'put-in-force', from: ['proposed'], to: 'current', by: ['waqif'], records: null },
    { name: 'withdraw', from: ['proposed'], to: 'withdrawn', by: ['waqif'], records: null },
  ],
});
