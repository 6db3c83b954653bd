import { isAmountText, parseAmount } from '@waqf/money';
import type { CreateTransactionInput, TransactionType } from '@waqf/contracts/finances';

export interface TransactionValues {
  waqfId: string;
  type: TransactionType;
  amount: string;
  description: string;
  source: string;
  category: string;
  occurredOn: string;
}

export type TransactionField = keyof TransactionValues;
export type TransactionFault =
  | 'waqf'
  | 'amountMissing'
  | 'notAmount'
  | 'notPositive'
  | 'description'
  | 'day'
  | 'future';

const shortestDescription = 3;

/** What is wrong with each field before anything is sent; the server checks again. `today` is Riyadh's day. */
export function checkTransaction(
  values: TransactionValues,
  today: string,
): Partial<Record<TransactionField, TransactionFault>> {
  const faults: Partial<Record<TransactionField, TransactionFault>> = {};
  if (values.waqfId === '') faults.waqfId = 'waqf';
  const amount = amountFault(values.amount);
  if (amount) faults.amount = amount;
  if (values.description.trim().length < shortestDescription) faults.description = 'description';
  if (values.occurredOn === '') faults.occurredOn = 'day';
  else if (values.occurredOn > today) faults.occurredOn = 'future';
  return faults;
}

function amountFault(text: string): TransactionFault | undefined {
  if (text === '') return 'amountMissing';
  if (!isAmountText(text)) return 'notAmount';
  return parseAmount(text) > 0n ? undefined : 'notPositive';
}

/** What is sent: a source with an income only, a category with an expense only, empty ones as null. */
export function inputOf(values: TransactionValues): CreateTransactionInput {
  const { waqfId, type, amount, occurredOn } = values;
  const chosen = {
    source: type === 'income' ? values.source || null : null,
    category: type === 'expense' ? values.category || null : null,
  };
  return {
    waqfId,
    type,
    amount,
    description: values.description.trim(),
    occurredOn,
    ...(chosen as Pick<CreateTransactionInput, 'source' | 'category'>),
  };
}
