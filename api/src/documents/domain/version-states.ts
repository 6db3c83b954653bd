import { defineStates } from '../../platform/index.js';
import { deedUploaded } from '../documents.facts.js';

/**
 * The states that decide which version of a deed is valid. Approval and withdrawal apply to a whole amendment, and are
 * recorded by the context that owns amendments.
 */
export const versionStates = defineStates({
  name: 'documents.version',
  noun: { ar: 'نسخة الصك', en: 'Version of a deed' },
  column: 'documents.document.version_status',
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
