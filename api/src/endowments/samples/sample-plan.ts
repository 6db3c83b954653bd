/** The state that a sample waqf ends in. */
type SampleState = 'empty' | 'unreadable' | 'pending' | 'approved' | 'amendment-open';

export interface SampleWaqf {
  /** The key of its deeds in `api/samples/deeds/index.json`. */
  key: string;
  founderId: string;
  name: string;
  description: string;
  state: SampleState;
  /** How many days before the first start it was created. */
  daysAgo: number;
  /** Set when the nazir has been asked and has not answered yet. */
  nazirAwaited?: true;
  /** The number of its registration with the authority, which the nazir recorded. */
  registered?: string;
  /**
   * The values of its assets that the nazir recorded: riyals, days before the first start, and the reference of the
   * document.
   */
  assets?: { amount: string; daysAgo: number; reference: string }[];
  /** The fields that the founder corrected, by type of deed. */
  corrected?: { type: 'property_deed' | 'waqf_deed' | 'nazir_deed'; fields: Record<string, string | number> }[];
}

const first = '1000000016';
const second = '1000000024';

/**
 * The sample waqfs, oldest first. The names of A to F are those in their deeds. For B, a refusal is set up at
 * the sandbox bank.
 */
export const sampleWaqfs: readonly SampleWaqf[] = [
  {
    key: 'A',
    founderId: first,
    name: 'وقف برج النخيل',
    description: 'برج سكني مؤجر في الرياض، غلته لكفالة الأيتام وتعليمهم',
    state: 'approved',
    daysAgo: 460,
    registered: '1446-03-22817',
    assets: [
      { amount: '58400000.00', daysAgo: 420, reference: 'تقرير 1446-118، شركة تقدير للتقييم العقاري' },
      { amount: '61250000.00', daysAgo: 60, reference: 'تقرير 1447-305، شركة تقدير للتقييم العقاري' },
    ],
  },
  {
    key: 'C',
    founderId: first,
    name: 'وقف سنابل الخير',
    description: 'أرض مؤجرة في الدمام، غلتها للفقراء والمساكين',
    state: 'approved',
    daysAgo: 300,
    registered: '1447-01-00954',
  },
  {
    key: 'D',
    founderId: first,
    name: 'وقف عين الحياة',
    description: 'عمارة في المدينة المنورة، غلتها لعلاج المرضى المعسرين',
    state: 'amendment-open',
    daysAgo: 240,
    nazirAwaited: true,
  },
  {
    key: 'F',
    founderId: second,
    name: 'وقف مشكاة العلم',
    description: 'مجمع تجاري في أبها، غلته لنشر العلم وكفالة طلابه',
    state: 'approved',
    daysAgo: 180,
  },
  {
    key: 'B',
    founderId: first,
    name: 'وقف دار الأرقم لتعليم القرآن الكريم',
    description: 'دار في مكة المكرمة لتعليم القرآن الكريم وعلومه',
    state: 'approved',
    daysAgo: 20,
  },
  {
    key: 'pending',
    founderId: first,
    name: 'وقف الواحة',
    description: 'محال مؤجرة في حي النرجس، غلتها لسقيا الماء',
    state: 'pending',
    daysAgo: 6,
    corrected: [{ type: 'property_deed', fields: { area: 640 } }],
  },
  {
    key: 'E',
    founderId: second,
    name: 'وقف روضة الأيتام',
    description: 'عمارة في جدة، غلتها لكفالة الأيتام والأرامل',
    state: 'pending',
    daysAgo: 4,
  },
  {
    key: 'unreadable',
    founderId: first,
    name: 'وقف بيت المسافر',
    description: 'استراحة على طريق الرياض والقصيم لإيواء عابري السبيل',
    state: 'unreadable',
    daysAgo: 2,
  },
  {
    key: 'empty',
    founderId: first,
    name: 'وقف ظلال الطريق',
    description: 'مسودة لوقف أشجار ومظلات على طرق المشاة',
    state: 'empty',
    daysAgo: 1,
  },
];
