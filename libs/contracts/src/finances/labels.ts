import * as z from 'zod/mini';
import { labelOf, type Answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';

/** إيراد، مصروف */
export const transactionTypes = ['income', 'expense'] as const;
export const transactionType = z.enum(transactionTypes);
export type TransactionType = z.infer<typeof transactionType>;

/** Income that may be spent and distributed. `compensation` is for lost rent or damage. */
const yieldSources = ['rent', 'investment', 'donation', 'compensation', 'other_income'] as const;
/** Income that belongs to the endowed asset and is never spent: it was given to the asset or received for it. */
export const corpusSources = ['corpus_addition', 'asset_sale', 'istibdal', 'asset_compensation'] as const;
/** Where an income comes from. */
export const incomeSources = [...yieldSources, ...corpusSources] as const;
export const incomeSource = z.enum(incomeSources, messageKey('finances.source'));
export type IncomeSource = z.infer<typeof incomeSource>;

/** The fund that an income adds to: the yield, or the endowed asset. */
export const incomeFunds = ['yield', 'corpus'] as const;
export type IncomeFund = (typeof incomeFunds)[number];

/**
 * The source decides the fund; an income without a source is yield. The database has the same rule
 * (`transaction.fund`).
 */
export const fundOfSource = (source: string | null | undefined): IncomeFund =>
  corpusSources.some((each) => each === source) ? 'corpus' : 'yield';

/** The sources that an income of this fund may have. */
export const sourcesOfFund = (fund: IncomeFund): readonly IncomeSource[] =>
  fund === 'corpus' ? corpusSources : yieldSources;

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

/** In a query: transactions that were recorded without a source or a category. */
export const unnamed = 'none';

interface Label {
  readonly ar: string;
  readonly en: string;
}

export const transactionTypeLabels: Readonly<Record<TransactionType, Label>> = {
  income: { ar: 'إيراد', en: 'Income' },
  expense: { ar: 'مصروف', en: 'Expense' },
};

export const incomeFundLabels: Readonly<Record<IncomeFund, Label>> = {
  yield: { ar: 'غلة', en: 'Yield' },
  corpus: { ar: 'أصل الوقف', en: 'Corpus' },
};

interface Kind {
  readonly type: Answered<TransactionType>;
  readonly source: Answered<IncomeSource> | null;
  readonly category: Answered<ExpenseCategory> | null;
}

/** The label of a transaction's purpose: the source of an income, the category of an expense, or only the type. */
export function kindLabel<Language extends keyof Label>({ type, source, category }: Kind, language: Language): string {
  if (source) return labelOf(incomeSourceLabels, source, language);
  if (category) return labelOf(expenseCategoryLabels, category, language);
  return labelOf(transactionTypeLabels, type, language);
}

/** Labels of the fields of a transaction: in the list, in its details and in the Excel file. */
export const transactionLabels = {
  description: { ar: 'البيان', en: 'Description' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  date: { ar: 'التاريخ', en: 'Date' },
  type: { ar: 'النوع', en: 'Type' },
  kind: { ar: 'التصنيف', en: 'Category' },
  fund: { ar: 'يدخل في', en: 'Goes to' },
  recordedBy: { ar: 'سجّلها', en: 'Recorded by' },
  platform: { ar: 'المنصة', en: 'The platform' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  receipt: { ar: 'الإيصال', en: 'Receipt' },
  reversal: { ar: 'قيد عكسي', en: 'Reversal' },
  reversed: { ar: 'عُكست', en: 'Reversed' },
} as const satisfies Readonly<Record<string, Label>>;

/** The terms of docs/glossary.md. */
export const incomeSourceLabels: Readonly<Record<IncomeSource, Label>> = {
  rent: { ar: 'إيجار', en: 'Rent' },
  investment: { ar: 'عائد استثمار', en: 'Investment return' },
  donation: { ar: 'تبرع', en: 'Donation' },
  corpus_addition: { ar: 'إضافة إلى أصل الوقف', en: 'Addition to the corpus' },
  compensation: { ar: 'تعويض', en: 'Compensation' },
  asset_sale: { ar: 'بيع من أصل الوقف', en: 'Sale of an asset of the waqf' },
  istibdal: { ar: 'استبدال', en: 'Istibdal (exchange of the asset)' },
  asset_compensation: { ar: 'تعويض عن أصل الوقف', en: 'Compensation for the asset' },
  other_income: { ar: 'إيراد آخر', en: 'Other income' },
};

/** The terms of docs/glossary.md. */
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
