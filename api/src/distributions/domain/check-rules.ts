import type { Bilingual } from '@waqf/contracts';
import { wholePercent } from './rule-amount.js';
import { isDeduction, type Basis, type Rule } from './rule.js';

/** What is wrong with a rule; `index` is its place in the given set of rules. */
export interface RuleProblem {
  readonly index: number;
  readonly code:
    | 'figure-missing'
    | 'two-figures'
    | 'figure-not-taken'
    | 'recipient-missing'
    | 'recipient-not-taken'
    | 'recipient-unknown'
    | 'recipient-inactive'
    | 'recipient-deceased'
    | 'cap-below-floor'
    | 'clause-elsewhere'
    | 'above-100';
  readonly message: Bilingual;
}

/** A beneficiary that a rule may name, as currently recorded. */
export interface NamedBeneficiary {
  readonly beneficiaryId: string;
  readonly active: boolean;
  readonly diedOn: string | null;
}

const messages: Readonly<Record<RuleProblem['code'], Bilingual>> = {
  'figure-missing': { ar: 'حدد نسبة أو مبلغًا', en: 'Give a percentage or an amount' },
  'two-figures': { ar: 'حدد نسبة أو مبلغًا، لا كليهما', en: 'Give a percentage or an amount, not both' },
  'figure-not-taken': { ar: 'الباقي لا تُحدد له نسبة ولا مبلغ', en: 'What is left takes no percentage and no amount' },
  'recipient-missing': { ar: 'حدد المستفيد أو الفئة', en: 'Name the beneficiary or the class' },
  'recipient-not-taken': { ar: 'هذا البند لا يُصرف لمستفيد', en: 'This condition is not paid to a beneficiary' },
  'recipient-unknown': { ar: 'المستفيد ليس من مستفيدي هذا الوقف', en: 'This person is not a beneficiary of the waqf' },
  'recipient-inactive': { ar: 'استحقاق المستفيد موقوف', en: 'The beneficiary is suspended' },
  'recipient-deceased': { ar: 'المستفيد متوفى', en: 'The beneficiary is deceased' },
  'cap-below-floor': { ar: 'الحد الأعلى أقل من الحد الأدنى', en: 'The maximum is below the minimum' },
  'clause-elsewhere': {
    ar: 'المستند المذكور في الشرط ليس من مستندات هذا الوقف',
    en: 'The document that the clause names is not one of this waqf',
  },
  'above-100': { ar: 'مجموع النسب من الأساس نفسه يتجاوز 100%', en: 'The percentages of one basis exceed 100%' },
};

/**
 * Contradictions and gaps in a set of rules that is to be proposed; empty when it can be computed.
 * @param foreign ids of documents that rules cite and that are not of this waqf
 */
export function problemsOf(
  rules: readonly Rule[],
  people: readonly NamedBeneficiary[],
  foreign: readonly string[] = [],
): RuleProblem[] {
  const found = rules.flatMap((rule, index) =>
    [
      ...figureProblems(rule),
      ...recipientProblems(rule, people),
      ...limitProblems(rule),
      ...clauseProblems(rule, foreign),
    ].map((code) => ({
      index,
      code,
    })),
  );
  return [...found, ...above100(rules)].map(({ index, code }) => ({ index, code, message: messages[code] }));
}

function figureProblems({ kind, percent, amount }: Rule): RuleProblem['code'][] {
  if (percent !== null && amount !== null) return ['two-figures'];
  const none = percent === null && amount === null;
  if (kind === 'residual') return none ? [] : ['figure-not-taken'];
  // Upkeep without a figure is the amount spent; a class without one takes all that is left.
  if (kind === 'maintenance' || kind === 'class') return [];
  if (kind === 'fixed') return amount === null ? ['figure-missing'] : [];
  if (kind === 'percent') return percent === null ? ['figure-missing'] : [];
  return none ? ['figure-missing'] : [];
}

function recipientProblems(rule: Rule, people: readonly NamedBeneficiary[]): RuleProblem['code'][] {
  const { kind, to } = rule;
  if (isDeduction(rule)) return to === null ? [] : ['recipient-not-taken'];
  if (to === null) return kind === 'residual' ? [] : ['recipient-missing'];
  if ('class' in to) return [];
  if (kind === 'class') return ['recipient-missing'];
  const named = people.find(({ beneficiaryId }) => beneficiaryId === to.beneficiaryId);
  if (!named) return ['recipient-unknown'];
  if (named.diedOn !== null) return ['recipient-deceased'];
  return named.active ? [] : ['recipient-inactive'];
}

function limitProblems({ cap, floor }: Rule): RuleProblem['code'][] {
  return cap !== null && floor !== null && cap < floor ? ['cap-below-floor'] : [];
}

function clauseProblems({ clause }: Rule, foreign: readonly string[]): RuleProblem['code'][] {
  return clause !== null && clause.documentId !== null && foreign.includes(clause.documentId)
    ? ['clause-elsewhere']
    : [];
}

/** Rules above the limit: deductions together, and the shares of each tier together, take at most 100% of one basis. */
function above100(rules: readonly Rule[]): { index: number; code: 'above-100' }[] {
  const sums = new Map<string, bigint>();
  const over: { index: number; code: 'above-100' }[] = [];
  rules.forEach((rule, index) => {
    if (rule.percent === null) return;
    const group: `${string}/${Basis}` = `${isDeduction(rule) ? 'deduction' : (rule.tier ?? 'share')}/${rule.basis}`;
    const before = sums.get(group) ?? 0n;
    sums.set(group, before + rule.percent);
    if (before <= wholePercent && before + rule.percent > wholePercent) over.push({ index, code: 'above-100' });
  });
  return over;
}
