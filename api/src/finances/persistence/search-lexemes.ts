import { expenseCategoryLabels, incomeSourceLabels } from '@waqf/contracts/finances';
import { formatAmountForWire } from '@waqf/money';
import { lexemesOf } from '../../search/index.js';
import type { NewTransaction } from '../domain/transaction.js';

/**
 * Lexemes by which a transaction can be found: its description, its source or category in both languages, and the
 * riyals of its amount.
 */
export function searchLexemes({
  description,
  source,
  category,
  amount,
}: Pick<NewTransaction, 'description' | 'source' | 'category' | 'amount'>): string[] {
  const label = source ? incomeSourceLabels[source] : category ? expenseCategoryLabels[category] : null;
  const [riyals = ''] = formatAmountForWire(amount).split('.');
  return [...new Set([...lexemesOf([description, label?.ar ?? null, label?.en ?? null]), riyals])];
}
