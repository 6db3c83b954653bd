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
