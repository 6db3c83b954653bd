import {
  createTransaction,
  fieldsOfType,
  type CreateTransactionInput,
  type TransactionType,
} from '@waqf/contracts/finances';

/** The form's fields are those of the call, as texts. */
export type TransactionValues = Record<keyof CreateTransactionInput, string> & { type: TransactionType };

/** An empty form but for what is chosen already. */
export function valuesWith(chosen: Partial<TransactionValues> & { type: TransactionType }): TransactionValues {
  const blank = Object.fromEntries(Object.keys(createTransaction.shape).map((name) => [name, '']));
  return { ...(blank as Record<keyof CreateTransactionInput, string>), ...chosen };
}

const typeOfField: Partial<Record<string, TransactionType>> = fieldsOfType;

/** What is sent: source and fund with an income only, a category with an expense only, empty ones as null. */
export function inputOf(values: TransactionValues): CreateTransactionInput {
  const sent = Object.entries(values).map(([name, value]) => {
    const type = typeOfField[name];
    if (type === undefined) return [name, value.trim()];
    return [name, type === values.type ? value || null : null];
  });
  return Object.fromEntries(sent) as CreateTransactionInput;
}
