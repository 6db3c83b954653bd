import type { ExpenseCategory, IncomeSource } from '@waqf/contracts/finances';

/** A line of a sample register. Amounts are in riyals; of a pair, the second is the highest amount of a bill. */
export interface SampleLine {
  description: string;
  /** An income when it is a source, an expense when it is a category. */
  kind: IncomeSource | ExpenseCategory;
  riyals: number | readonly [number, number];
  /** Day of the month in Riyadh. */
  day: number;
}

const line = (
  day: number,
  kind: SampleLine['kind'],
  riyals: SampleLine['riyals'],
  description: string,
): SampleLine => ({ day, kind, riyals, description });

/** Monthly income and expenses of the residential tower in Riyadh (waqf A). */
export const towerMonthly: readonly SampleLine[] = [
  line(1, 'rent', 12_000, 'إيجار المعرض التجاري، الدور الأرضي'),
  line(2, 'rent', 3_200, 'إيجار الشقة 101'),
  line(2, 'rent', 3_200, 'إيجار الشقة 102'),
  line(3, 'rent', 3_400, 'إيجار الشقة 201'),
  line(3, 'rent', 3_400, 'إيجار الشقة 202'),
  line(4, 'rent', 3_650, 'إيجار الشقة 301'),
  line(5, 'rent', 5_500, 'إيجار مكتب الدور الرابع'),
  line(5, 'rent', 900, 'إيجار مواقف السيارات'),
  line(6, 'maintenance', 1_150, 'عقد صيانة المصاعد، دفعة الشهر'),
  line(10, 'utilities', [1_400, 2_600], 'فاتورة الكهرباء للأجزاء المشتركة'),
  line(11, 'utilities', [280, 420], 'فاتورة المياه'),
  line(15, 'supplies', [180, 450], 'مواد نظافة ومصابيح للممرات'),
  line(27, 'salaries', 3_000, 'راتب حارس البرج'),
  line(27, 'salaries', 2_400, 'أجور عمال النظافة'),
  line(28, 'fees', 25.75, 'رسوم كشف الحساب البنكي'),
];

/** One-time events, by the number of months ago. */
export const towerSpecials: Readonly<Record<number, readonly SampleLine[]>> = {
  13: [
    line(3, 'corpus_addition', 250_000, 'إضافة الواقف إلى أصل الوقف'),
    line(20, 'legal', 1_800, 'أتعاب المحاسب القانوني'),
  ],
  12: [
    line(5, 'asset_sale', 18_000, 'بيع غرفة الكهرباء لشركة الكهرباء'),
    line(8, 'insurance', 4_800, 'تأمين المبنى السنوي'),
    line(18, 'fees', 1_200, 'رسوم رخصة البلدية السنوية'),
  ],
  11: [line(12, 'investment', 6_250, 'عائد وديعة مرابحة'), line(24, 'nazir_fee', 4_500, 'أجرة الناظر عن الربع')],
  10: [line(9, 'donation', 5_000, 'تبرع لترميم مصلى البرج'), line(19, 'maintenance', 4_350, 'ترميم مصلى البرج')],
  9: [
    line(6, 'asset_compensation', 32_000, 'تعويض نزع شطفة الأرض لتوسعة الشارع'),
    line(14, 'fees', 640, 'رسوم تجديد شهادة الدفاع المدني'),
  ],
  8: [
    line(10, 'istibdal', 12_500, 'فرق استبدال المستودع بمحل'),
    line(12, 'investment', 6_250, 'عائد وديعة مرابحة'),
    line(24, 'nazir_fee', 4_500, 'أجرة الناظر عن الربع'),
  ],
  6: [
    line(7, 'maintenance', 6_900, 'إصلاح تسرب المياه في الدور الثالث'),
    line(21, 'compensation', 7_500, 'تعويض شركة التأمين عن تسرب المياه'),
  ],
  5: [
    line(9, 'corpus_addition', 50_000, 'إضافة من ورثة الواقف إلى أصل الوقف'),
    line(24, 'nazir_fee', 4_500, 'أجرة الناظر عن الربع'),
  ],
  4: [
    line(13, 'other_income', 1_350, 'بيع خردة المصعد القديم'),
    line(16, 'maintenance', 18_700, 'استبدال محرك المصعد الشرقي'),
  ],
  3: [line(12, 'investment', 6_875.5, 'عائد صكوك حكومية')],
  2: [line(17, 'other_expense', 240, 'ضيافة لجنة معاينة المبنى'), line(24, 'nazir_fee', 4_500, 'أجرة الناظر عن الربع')],
  1: [line(14, 'legal', 1_500, 'أتعاب محامٍ في إخلاء مستأجر'), line(22, 'donation', 2_000, 'تبرع من أهل الحي')],
};

/**
 * Payments late in the evening by UTC, when it is already the first of the next month in Riyadh; by the number of
 * months ago in UTC.
 */
export const towerNightly: Readonly<Record<number, SampleLine>> = {
  10: line(0, 'rent', 3_650, 'إيجار الشقة 302، سداد إلكتروني ليلي'),
  5: line(0, 'rent', 900, 'إيجار المستودع، سداد إلكتروني ليلي'),
  2: line(0, 'utilities', 310, 'فاتورة الإنترنت لكاميرات البرج، سداد ليلي'),
};

/** The month (number of months ago) without any entry: the tower was empty while its facade was renewed. */
export const towerEmptyMonth = 7;

/** A transaction recorded twice by mistake and reversed the next day. */
export const towerMistake = {
  monthsAgo: 3,
  line: line(3, 'rent', 3_400, 'إيجار الشقة 202'),
  reason: 'سُجل الإيجار مرتين',
};

/** Monthly income and expenses of the other sample waqfs. */
export const otherMonthly: Readonly<Record<'C' | 'F', { months: number; lines: readonly SampleLine[] }>> = {
  C: {
    months: 6,
    lines: [line(4, 'rent', 6_000, 'إيجار أرض المستودعات'), line(13, 'fees', 150, 'رسوم لوحة الأرض وتسويرها')],
  },
  F: {
    months: 4,
    lines: [
      line(1, 'rent', 9_500, 'إيجار محال المجمع 1 إلى 4'),
      line(3, 'rent', 7_250, 'إيجار محال المجمع 5 إلى 7'),
      line(9, 'maintenance', 860, 'صيانة التكييف المركزي'),
      line(16, 'utilities', [900, 1_700], 'فاتورة الكهرباء'),
    ],
  },
};

/** Transactions of the newest waqf, by the number of days ago. */
export const newestWaqfLines: readonly { daysAgo: number; line: SampleLine }[] = [
  { daysAgo: 12, line: line(0, 'donation', 3_000, 'تبرع لحلقات التحفيظ') },
  { daysAgo: 7, line: line(0, 'supplies', 420, 'مصاحف وحوامل للحلقات') },
];
