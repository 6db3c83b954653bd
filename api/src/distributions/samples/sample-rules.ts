import type { RuleInput } from '@waqf/contracts/distributions';

const rule = (given: Partial<RuleInput> & Pick<RuleInput, 'kind'>): RuleInput => ({
  basis: 'remaining',
  split: 'shares',
  ...given,
});

/** What the sample waqf's founder set down, as the nazir read it: upkeep first, a tenth in reserve, then shares. */
export const rulesInForce: readonly RuleInput[] = [
  rule({ kind: 'maintenance', basis: 'gross' }),
  rule({ kind: 'reserve', basis: 'gross', percent: 10, clause: { text: 'يُحبس عُشر الغلة احتياطًا' } }),
  rule({ kind: 'nazir_fee', basis: 'net', percent: 5, clause: { text: 'وللناظر أجرة مثله من صافي الغلة' } }),
  rule({ kind: 'residual', clause: { text: 'وما بقي يُصرف على المستحقين بحسب أنصبتهم' } }),
];

/** What the nazir proposes now, and the founder has not decided on. */
export const rulesProposed: readonly RuleInput[] = [
  rule({ kind: 'maintenance', basis: 'gross' }),
  rule({ kind: 'reserve', basis: 'gross', percent: 7.5, clause: { text: 'يُحبس عُشر الغلة احتياطًا' } }),
  rule({
    kind: 'nazir_fee',
    basis: 'net',
    percent: 5,
    cap: '6000',
    clause: { text: 'وللناظر أجرة مثله من صافي الغلة' },
  }),
  rule({ kind: 'residual', clause: { text: 'وما بقي يُصرف على المستحقين بحسب أنصبتهم' } }),
];
