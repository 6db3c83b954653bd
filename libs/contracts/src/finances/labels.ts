import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';

/** إيراد، مصروف */
export const transactionTypes = ['income', 'expense'] as const;
export const transactionType = z.enum(transactionTypes);
export type TransactionType = z.infer<typeof transactionType>;

/** Where an income comes from. `corpus_addition` enlarges the endowed asset itself; all others are yield. */
export const incomeSources = [
  'rent',
  'investment',
  'donation',
  'corpus_addition',
  'compensation',
  'other_income',
] as const;
export const incomeSource = z.enum(incomeSources, messageKey('finances.source'));
export type IncomeSource = z.infer<typeof incomeSource>;

/** What an expense is for. */
export const expenseCategories = [
  'maintenance',
  'utilities',
  'salaries',
  'insurance',
  'fees',
  'nazir_fee',
  'legal',
  'supplies',
  'other_expense',
] as const;
export const expenseCategory = z.enum(expenseCategories, messageKey('finances.category'));
export type ExpenseCategory = z.infer<typeof expenseCategory>;

interface Label {
  readonly ar: string;
  readonly en: string;
}

export const transactionTypeLabels: Readonly<Record<TransactionType, Label>> = {
  income: { ar: 'إيراد', en: 'Income' },
  expense: { ar: 'مصروف', en: 'Expense' },
};

/** Names of what is known of a transaction: in the list, in its details and in the Excel file. */
export const transactionLabels = {
  description: { ar: 'البيان', en: 'Description' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  date: { ar: 'التاريخ', en: 'Date' },
  type: { ar: 'النوع', en: 'Type' },
  kind: { ar: 'التصنيف', en: 'Category' },
  recordedBy: { ar: 'سجّلها', en: 'Recorded by' },
  platform: { ar: 'المنصة', en: 'The platform' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  reversal: { ar: 'قيد عكسي', en: 'Reversal' },
  reversed: { ar: 'عُكست', en: 'Reversed' },
} as const satisfies Readonly<Record<string, Label>>;

/** Words of docs/glossary.md. */
export const incomeSourceLabels: Readonly<Record<IncomeSource, Label>> = {
  rent: { ar: 'إيجار', en: 'Rent' },
  investment: { ar: 'عائد استثمار', en: 'Investment return' },
  donation: { ar: 'تبرع', en: 'Donation' },
  corpus_addition: { ar: 'إضافة إلى أصل الوقف', en: 'Addition to the corpus' },
  compensation: { ar: 'تعويض', en: 'Compensation' },
  other_income: { ar: 'إيراد آخر', en: 'Other income' },
};

/** Words of docs/glossary.md. */
export const expenseCategoryLabels: Readonly<Record<ExpenseCategory, Label>> = {
  maintenance: { ar: 'صيانة', en: 'Maintenance' },
  utilities: { ar: 'كهرباء ومياه وخدمات', en: 'Utilities' },
  salaries: { ar: 'رواتب وأجور', en: 'Salaries and wages' },
  insurance: { ar: 'تأمين', en: 'Insurance' },
  fees: { ar: 'رسوم حكومية وبنكية', en: 'Government and bank fees' },
  nazir_fee: { ar: 'أجرة الناظر', en: 'Fee of the nazir' },
  legal: { ar: 'أتعاب قانونية ومحاسبية', en: 'Legal and accounting fees' },
  supplies: { ar: 'مستلزمات', en: 'Supplies' },
  other_expense: { ar: 'مصروف آخر', en: 'Other expense' },
};
