import type { RuleInput } from '@waqf/contracts/distributions';

const rule = (given: Partial<RuleInput> & Pick<RuleInput, 'kind'>): RuleInput => ({
  basis: 'remaining',
  split: 'shares',
  ...given,
});

/** The sample founder's conditions as the nazir read them: upkeep first, a tenth in reserve, a fee, then shares. */
export const rulesInForce: readonly RuleInput[] = [
  rule({ kind: 'maintenance', basis: 'gross' }),
  rule({ kind: 'reserve', basis: 'gross', percent: 10, clause: { text: 'يُحبس عُشر الغلة احتياطًا' } }),
  rule({ kind: 'nazir_fee', basis: 'net', percent: 5, clause: { text: 'وللناظر أجرة مثله من صافي الغلة' } }),
  rule({ kind: 'residual', clause: { text: 'وما بقي يُصرف على المستحقين بحسب أنصبتهم' } }),
];

/** Rules that the nazir has proposed and the founder has not decided on yet. */
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
