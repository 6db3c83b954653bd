import { halalas, type Halalas } from '@waqf/money';

/** A movement at the bank that is not in the books. */
export interface UnknownLine {
  /** Days before the first start. */
  daysAgo: number;
  /** In halalas; positive for money into the account. */
  amount: Halalas;
  reference: string;
  description: string;
  /** Id of the movement; the same at every start, so that the sandbox bank books it once. */
  source: string;
}

/** The sample waqf whose statement is imported. */
export const sampleWaqfName = 'وقف برج النخيل';

/** Lines that the nazir of the sample waqf has to match: the sandbox bank has booked and printed them. */
export const unknownLines: readonly UnknownLine[] = [
  {
    daysAgo: 9,
    amount: halalas(125_000n),
    reference: 'CDM480017',
    description: 'إيداع نقدي عبر الصراف، فرع العليا',
    source: '0199a000-0000-7000-8000-00000000c0d1',
  },
  {
    daysAgo: 4,
    amount: halalas(-5_750n),
    reference: 'FEE480021',
    description: 'رسوم إصدار دفتر شيكات شاملة الضريبة',
    source: '0199a000-0000-7000-8000-00000000c0d2',
  },
];
