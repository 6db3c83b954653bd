/** People, offices and clauses that the sample deeds share. All invented; ids pass their check digit. */

export const first = {
  founder: 'يوسف بن منصور العنزي',
  founderId: '1000000016',
  nazir: 'عبدالعزيز بن بندر السبيعي',
  nazirId: '1000000032',
};
export const second = {
  founder: 'خالد بن سلطان التميمي',
  founderId: '1000000024',
  nazir: 'فهد بن ناصر الدوسري',
  nazirId: '1000000040',
};

export const green = { accent: '#1b5e43', frame: 'double', justify: true };
export const navy = { accent: '#22406b', frame: 'band', justify: false };
export const plain = { accent: '#33312c', frame: 'none', justify: true };

export const sides = (...lengths) => [
  ['شمالاً', 'شارع عرض 20 متراً', `${lengths[0]} متراً`],
  ['جنوباً', 'قطعة مجاورة', `${lengths[0]} متراً`],
  ['شرقاً', 'ممر مشاة عرض 8 أمتار', `${lengths[1]} متراً`],
  ['غرباً', 'شارع عرض 15 متراً', `${lengths[1]} متراً`],
];

export const conditions = {
  lease: 'أن تؤجر أعيان الوقف بأجرة المثل ولا تزيد مدة الإجارة على خمس سنوات',
  repair: 'أن يبدأ من غلة الوقف بعمارته وإصلاحه',
  fee: 'أن يعطى الناظر نسبة خمسة بالمئة من صافي الغلة',
  heirs: 'أن تكون النظارة من بعدي للأرشد فالأرشد من أبنائي',
  reserve: 'أن يحتفظ الناظر بنسبة عشرة بالمئة احتياطياً للصيانة',
  report: 'أن يقدم الناظر حساباً سنوياً عن إيرادات الوقف ومصروفاته',
  sale: 'ألا يباع الوقف ولا يوهب ولا يورث',
  replace: 'أن يستبدل الوقف بما هو أنفع منه عند تعطل منافعه',
  growth: 'أن يستثمر ما زاد من الغلة في شراء أعيان جديدة تلحق بالوقف',
  third: 'أن يصرف ثلث الغلة في أوجه البر',
};
export const authorities = {
  lease: 'تأجير أعيان الوقف وقبض الأجرة',
  court: 'تمثيل الوقف أمام المحاكم والجهات الحكومية',
  banks: 'فتح الحسابات البنكية باسم الوقف وإدارتها',
  repair: 'صيانة أعيان الوقف وعمارتها',
  pay: 'توزيع الغلة على المستحقين حسب شرط الواقف',
  invest: 'استثمار أموال الوقف بعد إذن المحكمة',
  deeds: 'استلام الصكوك وتحديثها',
  build: 'التعاقد مع المقاولين والمكاتب الهندسية',
};
export const pick = (from, ...keys) => keys.map((key) => from[key]);

export const notary = { title: 'صك ملكية', officialTitle: 'كاتب العدل' };
export const registry = { title: 'صك تسجيل ملكية عقار', officialTitle: 'رئيس الدائرة' };
export const court = { title: 'صك وقفية', officialTitle: 'القاضي' };
export const authority = { title: 'وثيقة وقف', officialTitle: 'رئيس الدائرة' };
export const appointment = { title: 'صك نظارة', officialTitle: 'القاضي' };
