/** The people and properties of the sample deeds. All invented; ids pass their check digit. */

const first = { founder: 'يوسف بن منصور العنزي', founderId: '1000000016', nazir: 'عبدالعزيز بن بندر السبيعي', nazirId: '1000000032' };
const second = { founder: 'خالد بن سلطان التميمي', founderId: '1000000024', nazir: 'فهد بن ناصر الدوسري', nazirId: '1000000040' };

const green = { accent: '#1b5e43', frame: 'double', justify: true };
const navy = { accent: '#22406b', frame: 'band', justify: false };
const plain = { accent: '#33312c', frame: 'none', justify: true };

const sides = (...lengths) => [['شمالاً', 'شارع عرض 20 متراً', `${lengths[0]} متراً`], ['جنوباً', 'قطعة مجاورة', `${lengths[0]} متراً`], ['شرقاً', 'ممر مشاة عرض 8 أمتار', `${lengths[1]} متراً`], ['غرباً', 'شارع عرض 15 متراً', `${lengths[1]} متراً`]];

const conditions = {
  lease: 'أن تؤجر أعيان الوقف بأجرة المثل ولا تزيد مدة الإجارة على خمس سنوات', repair: 'أن يبدأ من غلة الوقف بعمارته وإصلاحه', fee: 'أن يعطى الناظر نسبة خمسة بالمئة من صافي الغلة', heirs: 'أن تكون النظارة من بعدي للأرشد فالأرشد من أبنائي',
  reserve: 'أن يحتفظ الناظر بنسبة عشرة بالمئة احتياطياً للصيانة', report: 'أن يقدم الناظر حساباً سنوياً عن إيرادات الوقف ومصروفاته', sale: 'ألا يباع الوقف ولا يوهب ولا يورث', replace: 'أن يستبدل الوقف بما هو أنفع منه عند تعطل منافعه', growth: 'أن يستثمر ما زاد من الغلة في شراء أعيان جديدة تلحق بالوقف', third: 'أن يصرف ثلث الغلة في أوجه البر',
};
const authorities = {
  lease: 'تأجير أعيان الوقف وقبض الأجرة', court: 'تمثيل الوقف أمام المحاكم والجهات الحكومية', banks: 'فتح الحسابات البنكية باسم الوقف وإدارتها', repair: 'صيانة أعيان الوقف وعمارتها', pay: 'توزيع الغلة على المستحقين حسب شرط الواقف', invest: 'استثمار أموال الوقف بعد إذن المحكمة', deeds: 'استلام الصكوك وتحديثها', build: 'التعاقد مع المقاولين والمكاتب الهندسية',
};
const pick = (from, ...keys) => keys.map((key) => from[key]);

const notary = { title: 'صك ملكية', officialTitle: 'كاتب العدل' };
const registry = { title: 'صك تسجيل ملكية عقار', officialTitle: 'رئيس الدائرة' };
const court = { title: 'صك وقفية', officialTitle: 'القاضي' };
const authority = { title: 'وثيقة وقف', officialTitle: 'رئيس الدائرة' };
const appointment = { title: 'صك نظارة', officialTitle: 'القاضي' };

/**
 * Days are Hijri `[year, month, day]`; `calendar` tells how the deed writes them. `doubts` makes a deed that a reader must question:
 * `gregorianShift` days between both calendars, `areaWords` that differ from the digits.
 */
export const sampleWaqfs = [
  {
    key: 'pending', name: 'وقف الواحة', ...first, city: 'الرياض', district: 'النرجس',
    property_deed: { ...notary, layout: 'table', look: green, digits: 'latn', calendar: 'both', day: [1443, 5, 12], office: 'كتابة العدل الأولى بالرياض', official: 'صالح بن حمد الراجحي', number: '310117048265', plot: '612', plan: '2841', area: 640, areaWords: 'ستمائة وأربعة وستون متراً مربعاً', sides: sides(32, 20), doubts: { gregorianShift: 3, areaWords: true } },
    waqf_deed: { ...court, layout: 'table', look: green, digits: 'latn', calendar: 'hijri', day: [1443, 7, 3], office: 'محكمة الأحوال الشخصية بالرياض', official: 'سعد بن إبراهيم القحطاني', number: '431180276', purpose: null, beneficiaries: ['الفقراء والمساكين', 'أبناء السبيل'], conditions: pick(conditions, 'repair', 'report', 'sale'), list: 'ordinals' },
    nazir_deed: { ...appointment, layout: 'table', look: green, digits: 'latn', calendar: 'named', day: [1443, 8, 9], office: 'المحكمة العامة بالرياض', official: 'تركي بن أحمد الشهري', number: '431190552', authorities: pick(authorities, 'lease', 'repair', 'banks', 'pay'), list: 'rows' },
  },
  {
    key: 'A', name: 'وقف برج النخيل', ...first, city: 'الرياض', district: 'الياسمين',
    property_deed: { ...registry, layout: 'cards', look: navy, digits: 'latn', calendar: 'both', day: [1440, 2, 18], office: 'السجل العقاري', official: 'منصور بن سعد البقمي', number: '710204338196', plot: '118', plan: '3054', area: 1875.5, areaWords: 'ألف وثمانمائة وخمسة وسبعون متراً مربعاً وخمسون سنتيمتراً مربعاً', sides: sides(62, 30) },
    waqf_deed: { ...court, layout: 'prose', look: green, digits: 'arab', calendar: 'both', day: [1440, 4, 6], office: 'المحكمة العامة بالرياض', official: 'ماجد بن صالح الزهراني', number: '402266193', purpose: 'كفالة الأيتام ورعايتهم وتعليمهم', beneficiaries: ['الأيتام', 'الأرامل والمطلقات', 'طلبة العلم الشرعي', 'ذرية الواقف من الذكور والإناث'], conditions: pick(conditions, 'repair', 'reserve', 'fee', 'lease', 'report'), list: 'ordinals' },
    nazir_deed: { ...appointment, title: 'صك إقامة ناظر', layout: 'prose', look: green, digits: 'arab', calendar: 'both', day: [1440, 5, 21], office: 'المحكمة العامة بالرياض', official: 'ماجد بن صالح الزهراني', number: '402291840', authorities: pick(authorities, 'lease', 'court', 'banks', 'pay', 'repair'), list: 'numbers' },
  },
  {
    key: 'B', name: 'وقف دار الأرقم لتعليم القرآن الكريم', ...first, city: 'مكة المكرمة', district: 'الشوقية',
    property_deed: { ...notary, title: 'صك', layout: 'prose', look: plain, digits: 'arab', calendar: 'hijri', day: [1438, 11, 2], office: 'كتابة العدل الثانية بمكة المكرمة', official: 'علي بن بندر الزهراني', number: '320614907751', plot: '77', plan: '1422', area: 900, areaWords: 'تسعمائة متر مربع', sides: sides(30, 30) },
    waqf_deed: { ...authority, layout: 'form', look: navy, digits: 'latn', calendar: 'greg', day: [1439, 1, 15], office: 'الهيئة العامة للأوقاف', official: 'حمد بن خالد العمري', number: '453180064', purpose: 'تعليم القرآن الكريم وعلومه', beneficiaries: ['جمعيات تحفيظ القرآن الكريم', 'طلبة العلم الشرعي'], conditions: pick(conditions, 'repair', 'sale', 'replace'), list: 'bullets' },
    nazir_deed: { ...appointment, title: 'وثيقة تعيين ناظر', layout: 'form', look: navy, digits: 'latn', calendar: 'both', day: [1439, 2, 20], office: 'الهيئة العامة للأوقاف', official: 'حمد بن خالد العمري', officialTitle: 'رئيس الدائرة', number: '453199820', authorities: pick(authorities, 'lease', 'deeds', 'repair'), list: 'bullets' },
  },
  {
    key: 'C', name: 'وقف سنابل الخير', ...first, city: 'الدمام', district: 'الشاطئ',
    property_deed: { ...notary, layout: 'table', look: plain, digits: 'arab', calendar: 'both', day: [1441, 9, 10], office: 'كتابة العدل الأولى بالدمام', official: 'ناصر بن ماجد الخالدي', number: '330225817409', plot: '305', plan: '1190', area: 1120.75, areaWords: 'ألف ومائة وعشرون متراً مربعاً وخمسة وسبعون سنتيمتراً مربعاً', sides: sides(40, 28) },
    waqf_deed: { ...court, layout: 'table', look: plain, digits: 'arab', calendar: 'hijri', day: [1441, 11, 25], office: 'محكمة الأحوال الشخصية بالدمام', official: 'سلطان بن فهد المطيري', number: '412207735', purpose: 'الصرف على الفقراء والمساكين والمحتاجين', beneficiaries: ['الفقراء والمساكين', 'المرضى المعسرون', 'الغارمون'], conditions: pick(conditions, 'repair', 'third', 'report', 'sale'), list: 'bullets' },
    nazir_deed: { ...appointment, layout: 'table', look: plain, digits: 'arab', calendar: 'greg', day: [1442, 1, 4], office: 'محكمة الأحوال الشخصية بالدمام', official: 'سلطان بن فهد المطيري', number: '412233180', authorities: pick(authorities, 'lease', 'banks', 'pay', 'build'), list: 'ordinals' },
  },
  {
    key: 'D', name: 'وقف عين الحياة', ...first, city: 'المدينة المنورة', district: 'قباء',
    property_deed: { ...registry, layout: 'cards', look: green, digits: 'arab', calendar: 'hijri', day: [1439, 3, 27], office: 'السجل العقاري', official: 'أحمد بن يوسف الحربي', number: '740118265530', plot: '54', plan: '2207', area: 760, areaWords: 'سبعمائة وستون متراً مربعاً', sides: sides(38, 20) },
    waqf_deed: { ...court, title: 'صك إثبات وقف', layout: 'prose', look: plain, digits: 'latn', calendar: 'both', day: [1439, 6, 11], office: 'المحكمة العامة بالمدينة المنورة', official: 'بندر بن علي الغامدي', number: '392110487', purpose: 'علاج المرضى المعسرين وتوفير الدواء لهم', beneficiaries: ['المرضى المعسرون', 'الأيتام'], conditions: pick(conditions, 'repair', 'fee', 'lease'), list: 'numbers' },
    nazir_deed: { ...appointment, layout: 'table', look: green, digits: 'latn', calendar: 'both', day: [1439, 7, 2], office: 'المحكمة العامة بالمدينة المنورة', official: 'بندر بن علي الغامدي', number: '392125563', authorities: pick(authorities, 'lease', 'court', 'repair', 'pay'), list: 'bullets' },
    amendment: { ...court, title: 'صك إثبات وقف', layout: 'prose', look: plain, digits: 'latn', calendar: 'both', day: [1446, 3, 14], office: 'المحكمة العامة بالمدينة المنورة', official: 'بندر بن علي الغامدي', number: '462088731', purpose: 'علاج المرضى المعسرين وتوفير الدواء لهم', beneficiaries: ['المرضى المعسرون', 'الأيتام', 'الأرامل والمطلقات'], conditions: pick(conditions, 'repair', 'reserve', 'lease', 'growth'), list: 'numbers' },
  },
  {
    key: 'E', name: 'وقف روضة الأيتام', ...second, city: 'جدة', district: 'الصفا',
    property_deed: { ...notary, layout: 'table', look: navy, digits: 'latn', calendar: 'hijri', day: [1444, 6, 8], office: 'كتابة العدل الثانية بجدة', official: 'محمد بن ناصر الشمري', number: '340477120986', plot: '410', plan: '1811', area: 525.25, areaWords: 'خمسمائة وخمسة وعشرون متراً مربعاً وخمسة وعشرون سنتيمتراً مربعاً', sides: sides(26, 20) },
    waqf_deed: { ...authority, layout: 'form', look: navy, digits: 'arab', calendar: 'both', day: [1444, 8, 1], office: 'الهيئة العامة للأوقاف', official: 'إبراهيم بن سليمان البقمي', number: '454002917', purpose: 'كفالة الأيتام ورعايتهم وتعليمهم', beneficiaries: ['الأيتام', 'الأرامل والمطلقات'], conditions: pick(conditions, 'repair', 'growth', 'report'), list: 'numbers' },
    nazir_deed: { ...appointment, title: 'وثيقة تعيين ناظر', layout: 'form', look: navy, digits: 'arab', calendar: 'both', day: [1444, 9, 5], office: 'الهيئة العامة للأوقاف', official: 'إبراهيم بن سليمان البقمي', officialTitle: 'رئيس الدائرة', number: '454017736', authorities: pick(authorities, 'lease', 'banks', 'pay'), list: 'numbers' },
  },
  {
    key: 'F', name: 'وقف مشكاة العلم', ...second, city: 'أبها', district: 'شمسان',
    property_deed: { ...notary, title: 'صك', layout: 'prose', look: green, digits: 'latn', calendar: 'both', day: [1442, 10, 19], office: 'كتابة العدل الأولى بأبها', official: 'يوسف بن سليمان الدوسري', number: '380209914473', plot: '156', plan: '2698', area: 1400, areaWords: 'ألف وأربعمائة متر مربع', sides: sides(40, 35) },
    waqf_deed: { ...court, layout: 'table', look: green, digits: 'latn', calendar: 'greg', day: [1443, 1, 7], office: 'المحكمة العامة بأبها', official: 'حمد بن منصور القحطاني', number: '433018862', purpose: 'نشر العلم الشرعي وكفالة طلابه', beneficiaries: ['طلبة العلم الشرعي', 'أئمة المساجد ومؤذنوها'], conditions: pick(conditions, 'repair', 'lease', 'heirs', 'report'), list: 'rows' },
    nazir_deed: { ...appointment, title: 'صك إقامة ناظر', layout: 'prose', look: plain, digits: 'latn', calendar: 'named', day: [1443, 2, 13], office: 'المحكمة العامة بأبها', official: 'حمد بن منصور القحطاني', number: '433029905', authorities: pick(authorities, 'lease', 'court', 'pay', 'invest'), list: 'ordinals' },
  },
  {
    key: 'newcomer', name: 'وقف غراس المستقبل', ...first, city: 'بريدة', district: 'الصفراء',
    property_deed: { ...registry, layout: 'cards', look: navy, digits: 'latn', calendar: 'both', day: [1445, 1, 23], office: 'السجل العقاري', official: 'عبدالله بن ناصر القحطاني', number: '750330619284', plot: '251', plan: '1057', area: 980.4, areaWords: 'تسعمائة وثمانون متراً مربعاً وأربعون سنتيمتراً مربعاً', sides: sides(35, 28) },
    waqf_deed: { ...court, layout: 'prose', look: green, digits: 'latn', calendar: 'both', day: [1445, 3, 8], office: 'المحكمة العامة ببريدة', official: 'فهد بن تركي العتيبي', number: '452077316', purpose: 'تعليم أبناء الأسر المحتاجة ورعايتهم', beneficiaries: ['الأيتام', 'الفقراء والمساكين', 'طلبة العلم الشرعي'], conditions: pick(conditions, 'repair', 'reserve', 'fee', 'report'), list: 'ordinals' },
    nazir_deed: { ...appointment, layout: 'table', look: green, digits: 'latn', calendar: 'both', day: [1445, 4, 17], office: 'المحكمة العامة ببريدة', official: 'فهد بن تركي العتيبي', number: '452093128', authorities: pick(authorities, 'lease', 'banks', 'repair', 'pay', 'court'), list: 'numbers' },
  },
];
