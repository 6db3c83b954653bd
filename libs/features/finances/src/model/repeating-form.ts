import { repeatingMonths, type TransactionType } from '@waqf/contracts/finances';

/** The form of a plan, as texts. */
export interface PlanValues {
  waqfId: string;
  type: TransactionType;
  amount: string;
  description: string;
  source: string;
  category: string;
  everyMonths: string;
  firstOn: string;
  lastOn: string;
}

/** A rent of each month from today on is what most people plan. */
export const newPlan = (waqfId: string, today: string): PlanValues => ({
  waqfId,
  type: 'income',
  amount: '',
  description: '',
  source: 'rent',
  category: '',
  everyMonths: '1',
  firstOn: today,
  lastOn: '',
});

/** What is sent: a source with an income only, a category with an expense only, empty ones as null. */
export const planOf = ({ everyMonths, lastOn, source, category, ...rest }: PlanValues) => ({
  ...rest,
  everyMonths: repeatingMonths.find((months) => String(months) === everyMonths) ?? 1,
  lastOn: lastOn || null,
  ...(rest.type === 'income' ? { source: source || null } : { category: category || null }),
});
