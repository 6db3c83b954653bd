import type { Transaction } from '@waqf/contracts/finances';
import { Icon, IconTile } from '@waqf/ui/core';

/** Income, expense or reversal: distinguished by the arrow, not by colour alone. */
export function TransactionIcon({ transaction }: { transaction: Pick<Transaction, 'type' | 'reverses'> }) {
  if (transaction.reverses) return <IconTile icon={<Icon.Undo />} tone="neutral" />;
  return transaction.type === 'income' ? (
    <IconTile icon={<Icon.In />} tone="success" />
  ) : (
    <IconTile icon={<Icon.Out />} tone="neutral" />
  );
}
