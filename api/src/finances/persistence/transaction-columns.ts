import { expenseCategories, incomeSources, transactionTypes } from '@waqf/contracts/finances';
import { halalas } from '@waqf/money';
import { columnDefinitions, columnName, oneOf, orNull, rowOf, type RowOf } from '../../platform/index.js';
import { detailNames, detailsOf, type TransactionDetails, type TransactionRecord } from '../domain/transaction.js';

/** The columns of a row of the register, except what it is found by. */
const registered = rowOf({
  id: 'uuid',
  waqf_id: 'uuid',
  type: oneOf(transactionTypes),
  amount_halalas: 'int8',
  source: orNull(oneOf(incomeSources)),
  category: orNull(oneOf(expenseCategories)),
  description: 'text',
  occurred_at: 'timestamptz',
  created_at: 'timestamptz',
  recorded_by: 'uuid?',
  reverses_id: 'uuid?',
  reason: 'text?',
});

export const transactionNames = Object.keys(registered);
export const columns = transactionNames.join(', ');
export const definitions = columnDefinitions(registered);

/** A row of `finances.transaction`, joined as `undo` with the row that undoes it. */
export const transactionRow = rowOf({
  ...registered,
  undo_id: 'uuid?',
  undo_reason: 'text?',
  undo_occurred_at: 'timestamptz?',
});
export const withUndo = 'undo.id AS undo_id, undo.reason AS undo_reason, undo.occurred_at AS undo_occurred_at';

for (const name of detailNames)
  if (!transactionNames.includes(columnName(name))) throw new Error(`the detail ${name} has no column`);

/** The details as columns of a row. */
export const columnsOfDetails = (details: TransactionDetails): Record<string, unknown> =>
  Object.fromEntries(Object.entries(detailsOf(details)).map(([name, value]) => [columnName(name), value]));

function detailsOfRow(row: RowOf<typeof transactionRow>): Required<TransactionDetails> {
  const values: Readonly<Record<string, unknown>> = row;
  return detailsOf(Object.fromEntries(detailNames.map((name) => [name, values[columnName(name)]])));
}

export function recordOf(row: RowOf<typeof transactionRow>): TransactionRecord {
  const { undo_id, undo_reason, undo_occurred_at } = row;
  return {
    id: row.id,
    waqfId: row.waqf_id,
    type: row.type,
    amount: halalas(BigInt(row.amount_halalas)),
    ...detailsOfRow(row),
    occurredAt: row.occurred_at,
    createdAt: row.created_at,
    recordedBy: row.recorded_by,
    reverses: row.reverses_id !== null && row.reason !== null ? { id: row.reverses_id, reason: row.reason } : null,
    reversedBy:
      undo_id !== null && undo_reason !== null && undo_occurred_at !== null
        ? { id: undo_id, reason: undo_reason, occurredAt: undo_occurred_at }
        : null,
  };
}
