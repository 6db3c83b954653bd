/** The meaning of a word of the product, in plain language. Each word is as in docs/glossary.md. */
export interface TermWords {
  word: { ar: string; en: string };
  meaning: { ar: string; en: string };
}

/** The only source of the words that screens explain in place, and of the list on the help page. */
export const terms = {
  corpus: {
    word: { ar: 'أصل الوقف', en: 'Corpus' },
    meaning: { ar: 'العين الموقوفة نفسها. لا تُصرف.', en: 'The endowed asset itself. It is never spent.' },
  },
  yield: {
    word: { ar: 'الغلة', en: 'Yield' },
    meaning: {
      ar: 'ما يُنتجه أصل الوقف، ومنه يُصرف ويُوزَّع.',
      en: 'What the corpus brings in; it is spent and distributed.',
    },
  },
  nazir: {
    word: { ar: 'ناظر', en: 'Nazir' },
    meaning: { ar: 'من يدير الوقف بشروط الواقف.', en: 'The trustee, who runs the waqf by the founder’s conditions.' },
  },
  trusteeship: {
    word: { ar: 'نظارة', en: 'Trusteeship' },
    meaning: {
      ar: 'إدارة الوقف بشروط واقفه: تحصيل غلته وعمارته وصرفها لمستحقيها. تثبت بصك، ولا تبدأ إلا بقبول الناظر.',
      en: 'Running a waqf by its founder’s conditions: collecting its yield, keeping it up, paying those entitled. It rests on a deed and begins with the nazir’s acceptance.',
    },
  },
  upkeep: {
    word: { ar: 'عمارة الوقف', en: 'Upkeep' },
    meaning: {
      ar: 'إصلاح أصل الوقف وصيانته. أول ما يؤخذ من الغلة.',
      en: 'Repair of the asset; the first taken from the yield.',
    },
  },
  condition: {
    word: { ar: 'شرط الواقف', en: 'Condition' },
    meaning: {
      ar: 'ما شرطه الواقف في صكه. يُعرض بنصه.',
      en: 'What the founder laid down in the deed, shown word for word.',
    },
  },
  nazirFee: {
    word: { ar: 'أجرة الناظر', en: 'The nazir’s fee' },
    meaning: {
      ar: 'ما يُصرف للناظر عن عمله، بشرط الواقف أو بتقدير القاضي.',
      en: 'What the nazir is paid for the work, by the founder’s condition or by a judge.',
    },
  },
  run: {
    word: { ar: 'دورة توزيع', en: 'Distribution run' },
    meaning: { ar: 'غلة فترة تُقسم وتُعتمد ثم تُصرف.', en: 'The yield of a period: divided, approved, paid.' },
  },
  payable: {
    word: { ar: 'مستحقات', en: 'Payable' },
    meaning: { ar: 'أنصبة المستفيدين التي لم تُصرف بعد.', en: 'Shares owed to beneficiaries and not yet paid.' },
  },
  reserve: {
    word: { ar: 'احتياطي', en: 'Reserve' },
    meaning: { ar: 'جزء من الغلة يُحتجز لحاجة آتية.', en: 'Yield set aside for a future need.' },
  },
  reversal: {
    word: { ar: 'عكس قيد', en: 'Reversal' },
    meaning: {
      ar: 'قيد آخر يلغي أثر خطأ. لا يُحذف قيد.',
      en: 'Another entry that undoes a mistake. Nothing is deleted.',
    },
  },
  reconciliation: {
    word: { ar: 'مطابقة', en: 'Reconciliation' },
    meaning: {
      ar: 'وصل سطر من كشف المصرف بقيده في الدفتر.',
      en: 'A line of the bank statement tied to its entry in the books.',
    },
  },
} as const satisfies Record<string, TermWords>;

export type TermName = keyof typeof terms;
