import { defineFact } from '../platform/index.js';

export const beneficiaryAdded = defineFact<{
  waqfId: string;
  beneficiaryId: string;
  /** User id. */
  personId: string;
  /** Percent; null when none was set. */
  allocatedPercentage: number | null;
}>('beneficiaries.beneficiary-added', {
  title: { ar: 'أُضيف مستفيد', en: 'A beneficiary was added' },
  audit: ({ waqfId, beneficiaryId, personId, allocatedPercentage }) => ({
    subject: { type: 'beneficiary', id: beneficiaryId },
    waqfId,
    after: { allocatedPercentage },
    details: { personId },
  }),
  refreshesWaqf: true,
});
