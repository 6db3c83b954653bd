import { labelOf } from '@waqf/contracts';
import {
  expenseCategoryLabels,
  incomeSourceLabels,
  transactionTypeLabels,
  type Transaction,
} from '@waqf/contracts/finances';
import { Icon, IconTile } from '@waqf/ui/core';
import type { LanguageCode } from '@waqf/platform-web';

type Kind = Pick<Transaction, 'type' | 'source' | 'category'>;

/** What it was for: the source of an income, the category of an expense, or the type alone. */
export function kindName({ type, source, category }: Kind, language: LanguageCode): string {
  if (source) return labelOf(incomeSourceLabels, source, language);
  if (category) return labelOf(expenseCategoryLabels, category, language);
  return labelOf(transactionTypeLabels, type, language);
}

/** In, out, or taken back: distinguished by the arrow, not by colour alone. */
export function TransactionIcon({ transaction }: { transaction: Transaction }) {
  if (transaction.reverses) return <IconTile icon={<Icon.Undo />} tone="neutral" />;
  return transaction.type === 'income' ? (
    <IconTile icon={<Icon.In />} tone="success" />
  ) : (
    <IconTile icon={<Icon.Out />} tone="neutral" />
  );
}
