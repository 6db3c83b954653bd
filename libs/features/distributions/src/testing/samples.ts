import type { DistributionPreview, Rule, RulesAnswer, RulesProposal, RuleSet } from '@waqf/contracts/distributions';

/** Builders of contract-shaped values for this feature's tests; every value may be overridden. */
export const nouraId = '01920000-0000-7000-8000-0000000000b1';
const fahdId = '01920000-0000-7000-8000-0000000000b2';
const deedId = '01920000-0000-7000-8000-0000000000d1';

export const clause = {
  text: 'أن يُحبس عُشر الغلة احتياطًا',
  documentId: deedId,
  page: 2,
  box: { x: 0.1, y: 0.5, width: 0.8, height: 0.1 },
};

export const rule = (over: Partial<Rule> = {}): Rule => ({
  kind: 'residual',
  basis: 'remaining',
  percent: null,
  amount: null,
  cap: null,
  floor: null,
  to: null,
  split: 'shares',
  tier: null,
  clause: null,
  ...over,
});
export const reserve = rule({ kind: 'reserve', basis: 'gross', percent: 10, clause });

export const ruleSet = (over: Partial<RuleSet> = {}): RuleSet => ({
  version: 1,
  state: 'in_force',
  rules: [rule()],
  effectiveFrom: '2026-06-16',
  proposedBy: 'عبدالعزيز بن بندر السبيعي',
  proposedAt: '2026-06-16T09:00:00.000Z',
  decidedBy: 'يوسف بن منصور العنزي',
  decidedAt: '2026-06-17T09:00:00.000Z',
  reason: null,
  ...over,
});

export const rulesAnswer = (over: Partial<RulesAnswer> = {}): RulesAnswer => ({
  ...ruleSet(),
  proposed: null,
  versions: [ruleSet()],
  may: { propose: true, approve: false, withdraw: false, approveFrom: null },
  ...over,
});

const because = (ar: string) => ({ ar, en: ar, clause: null });
export const preview = (over: Partial<DistributionPreview> = {}): DistributionPreview => ({
  pool: '900.00',
  deductions: [{ kind: 'reserve', amount: '100.00', because: because('10% من إجمالي الغلة') }],
  lines: [
    {
      beneficiaryId: nouraId,
      fullName: 'نورة بنت يوسف العنزي',
      amount: '540.00',
      exact: '54000/1',
      because: because('60% من 900.00 ريال'),
    },
    {
      beneficiaryId: fahdId,
      fullName: 'فهد بن يوسف العنزي',
      amount: '270.00',
      exact: '27000/1',
      because: because('30% من 900.00 ريال'),
    },
  ],
  allocated: '810.00',
  unallocated: '90.00',
  remainder: '0.00',
  ...over,
});

export const proposal = (over: Partial<RulesProposal> = {}): RulesProposal => ({
  rules: [reserve, rule()],
  conditions: [
    { ...clause, reading: 'rule', notes: [] },
    {
      ...clause,
      text: 'أن يستثمر ما زاد من الغلة في شراء أعيان جديدة',
      reading: 'unread',
      notes: [],
    },
  ],
  people: [{ beneficiaryId: nouraId, fullName: 'نورة بنت يوسف العنزي' }],
  classes: ['الذرية'],
  ...over,
});
