import {
  createTransaction,
  fieldsOfType,
  type CreateTransactionInput,
  type TransactionType,
} from '@waqf/contracts/finances';

/** The fields of the form: those of the request, as strings. */
export type TransactionValues = Record<keyof CreateTransactionInput, string> & { type: TransactionType };

/** An empty form, except for the values that are already chosen. */
export function valuesWith(chosen: Partial<TransactionValues> & { type: TransactionType }): TransactionValues {
  const blank = Object.fromEntries(Object.keys(createTransaction.shape).map((name) => [name, '']));
  return { ...(blank as Record<keyof CreateTransactionInput, string>), ...chosen };
}

const typeOfField: Partial<Record<string, TransactionType>> = fieldsOfType;

/** The request: source and fund for an income only, a category for an expense only, empty values as null. */
export function inputOf(values: TransactionValues): CreateTransactionInput {
  const sent = Object.entries(values).map(([name, value]) => {
    const type = typeOfField[name];
    if (type === undefined) return [name, value.trim()];
    return [name, type === values.type ? value || null : null];
  });
  return Object.fromEntries(sent) as CreateTransactionInput;
}
