import { repeatingMonths, type TransactionType } from '@waqf/contracts/finances';

/** The fields of a plan's form, as strings. */
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

/** The default plan is a monthly rent from today, the most common one. */
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

/** The request: a source for an income only, a category for an expense only, empty values as null. */
export const planOf = ({ everyMonths, lastOn, source, category, ...rest }: PlanValues) => ({
  ...rest,
  everyMonths: repeatingMonths.find((months) => String(months) === everyMonths) ?? 1,
  lastOn: lastOn || null,
  ...(rest.type === 'income' ? { source: source || null } : { category: category || null }),
});
