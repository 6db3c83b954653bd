/** A sample beneficiary of one waqf. */
export interface SampleBeneficiary {
  nationalId: string;
  fullName: string;
  relationship: string;
  /** Percent; null when none was set. */
  share: number | null;
  /** Days before the first start on which the nazir added them. */
  daysAgo: number;
  /** ISO day of birth; set for minors only. */
  bornOn?: string;
  /** The minor's guardian. One sample minor has none, so that the desk shows this case. */
  guardian?: { nationalId: string; fullName: string; deed: string };
}

/**
 * The sample beneficiaries by the name of their waqf. The sandbox bank is set up to give their sub-accounts
 * different states: Sarah's is refused, Majed's is suspended, Badr's is closed.
 */
export const sampleBeneficiaries: Readonly<Record<string, readonly SampleBeneficiary[]>> = {
  'وقف برج النخيل': [
    {
      nationalId: '1000000065',
      fullName: 'نورة بنت يوسف العنزي',
      relationship: 'ابنة الواقف',
      share: 20,
      daysAgo: 420,
    },
    {
      nationalId: '1000000156',
      fullName: 'بدر بن حمد العتيبي',
      relationship: 'ابن أخت الواقف',
      share: null,
      daysAgo: 415,
    },
    {
      nationalId: '1000000081',
      fullName: 'ماجد بن عبدالله الحربي',
      relationship: 'يتيم مكفول سابقًا',
      share: 10,
      daysAgo: 400,
    },
    { nationalId: '2000000014', fullName: 'عمر حسن الأمين', relationship: 'طالب علم', share: 12.5, daysAgo: 360 },
    {
      nationalId: '1000000107',
      fullName: 'لطيفة بنت إبراهيم الزهراني',
      relationship: 'أرملة تعول أيتامًا',
      share: 15,
      daysAgo: 330,
    },
    {
      nationalId: '1000000115',
      fullName: 'عبدالرحمن بن سعود الزهراني',
      relationship: 'يتيم',
      share: 12.5,
      daysAgo: 329,
      bornOn: '2014-03-20',
      guardian: {
        nationalId: '1000000107',
        fullName: 'لطيفة بنت إبراهيم الزهراني',
        deed: 'صك ولاية رقم 441207316 من محكمة الأحوال الشخصية بالرياض',
      },
    },
    {
      nationalId: '1000000123',
      fullName: 'جود بنت سعود الزهراني',
      relationship: 'يتيمة',
      share: 12.5,
      daysAgo: 329,
      bornOn: '2017-09-12',
    },
    { nationalId: '1000000099', fullName: 'هند بنت فيصل الشمري', relationship: 'يتيمة', share: 10, daysAgo: 35 },
    { nationalId: '1000000073', fullName: 'سارة بنت محمد القحطاني', relationship: 'يتيمة', share: 7.5, daysAgo: 6 },
  ],
  'وقف سنابل الخير': [
    {
      nationalId: '1000000065',
      fullName: 'نورة بنت يوسف العنزي',
      relationship: 'ابنة الواقف',
      share: 60,
      daysAgo: 250,
    },
    { nationalId: '1000000099', fullName: 'هند بنت فيصل الشمري', relationship: 'أسرة متعففة', share: 50, daysAgo: 40 },
  ],
  'وقف دار الأرقم لتعليم القرآن الكريم': [
    { nationalId: '2000000014', fullName: 'عمر حسن الأمين', relationship: 'معلم حلقة', share: 30, daysAgo: 14 },
  ],
  'وقف مشكاة العلم': [
    {
      nationalId: '1000000107',
      fullName: 'لطيفة بنت إبراهيم الزهراني',
      relationship: 'معلمة',
      share: 40,
      daysAgo: 120,
    },
  ],
};
