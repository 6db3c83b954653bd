import { defineMessages } from '@waqf/platform-web';

/** Messages of the founder's dashboard. */
export const dashboardMessages = defineMessages({
  create: { ar: 'إنشاء وقف', en: 'Create a waqf' },
  'state.none': { ar: 'لا أوقاف لك بعد.', en: 'You have no waqfs yet.' },
  'state.active': {
    ar: {
      zero: 'لا وقف نشط بعد',
      one: 'وقف واحد من أوقافك نشط',
      two: 'اثنان من أوقافك نشطان',
      few: '{count}\u00a0من أوقافك نشطة',
      many: '{count}\u00a0من أوقافك نشطة',
      other: '{count}\u00a0من أوقافك نشطة',
    },
    en: { one: 'One of your waqfs is active', other: '{count}\u00a0of your waqfs are active' },
  },
  'state.waiting': {
    ar: {
      zero: '',
      one: '، وواحد ينتظر مراجعتك',
      two: '، واثنان ينتظران مراجعتك',
      few: '، و{count} تنتظر مراجعتك',
      many: '، و{count} تنتظر مراجعتك',
      other: '، و{count} تنتظر مراجعتك',
    },
    en: { one: ' and one is waiting for your review', other: ' and {count} are waiting for your review' },
  },

  'wait.review': { ar: '{name} جاهز للمراجعة', en: '{name} is ready for review' },
  'wait.approve-amendment': { ar: 'تعديل {name} ينتظر اعتمادك', en: 'The amendment of {name} awaits your approval' },
  'wait.replace': { ar: 'صك من {name} تعذرت قراءته', en: 'A deed of {name} could not be read' },
  'wait.process': { ar: 'صكوك {name} جاهزة للمعالجة', en: 'The deeds of {name} are ready to process' },
  'wait.wait': { ar: 'صكوك {name} تُقرأ الآن', en: 'The deeds of {name} are being read' },
  'wait.upload': { ar: 'أكمل صكوك {name}', en: 'Complete the deeds of {name}' },
  'why.reviewed': {
    ar: 'اكتملت معالجة الصكوك الثلاثة، ولا حقل يحتاج نظرك قبل الاعتماد.',
    en: 'All three deeds are processed and no field needs a look before approval.',
  },
  'why.review': {
    ar: {
      one: 'اكتملت معالجة الصكوك الثلاثة. بقي حقل واحد يحتاج نظرك قبل الاعتماد.',
      two: 'اكتملت معالجة الصكوك الثلاثة. بقي حقلان يحتاجان نظرك قبل الاعتماد.',
      few: 'اكتملت معالجة الصكوك الثلاثة. بقي {count} حقول تحتاج نظرك قبل الاعتماد.',
      many: 'اكتملت معالجة الصكوك الثلاثة. بقي {count} حقلًا يحتاج نظرك قبل الاعتماد.',
      other: 'اكتملت معالجة الصكوك الثلاثة. بقي {count} حقل يحتاج نظرك قبل الاعتماد.',
    },
    en: {
      one: 'All three deeds are processed. One field needs a look before approval.',
      other: 'All three deeds are processed. {count} fields need a look before approval.',
    },
  },
  'why.approve-amendment': {
    ar: 'رُفعت صكوك أحدث، ولا يتغير شيء حتى تعتمدها.',
    en: 'Newer deeds were uploaded; nothing changes until you approve them.',
  },
  'why.replace': {
    ar: 'ملفك محفوظ. ارفع ملفًا آخر لتكتمل المعالجة.',
    en: 'Your file is kept. Upload another one to complete the processing.',
  },
  'why.process': {
    ar: 'رُفعت الصكوك الثلاثة. ابدأ المعالجة لنستخرج بياناتها.',
    en: 'All three deeds are uploaded. Start the processing to extract their data.',
  },
  'why.wait': { ar: 'سنشعرك عند الانتهاء.', en: 'We will notify you when it is done.' },
  'why.upload': {
    ar: {
      zero: 'لم تُرفع صكوكه بعد. ارفع صكوك الملكية والوقفية والنظارة.',
      one: 'رُفع صك واحد من ثلاثة.',
      two: 'رُفع صكان من ثلاثة.',
      few: 'رُفعت الصكوك الثلاثة.',
      other: 'رُفعت الصكوك الثلاثة.',
    },
    en: {
      zero: 'No deeds uploaded yet. Upload the property, waqf and nazir deeds.',
      one: 'One of three deeds uploaded.',
      other: '{count} of three deeds uploaded.',
    },
  },

  total: { ar: 'إجمالي أرصدة أوقافك', en: 'Total balance of your waqfs' },
  totalNote: {
    ar: 'غلة قابلة للصرف من دفتر القيود، غير أصل الأوقاف {corpus} والاحتياطي {reserve}',
    en: 'Distributable yield from the ledger, besides endowed assets of {corpus} and a reserve of {reserve}',
  },
  waqfs: { ar: 'أوقافك', en: 'Your waqfs' },
  ofThemActive: {
    ar: {
      zero: 'لا نشط بينها',
      one: 'منها واحد نشط',
      two: 'منها اثنان نشطان',
      few: 'منها {count} نشطة',
      many: 'منها {count} نشطًا',
      other: 'منها {count} نشط',
    },
    en: { other: '{count} of them active' },
  },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  drafts: {
    ar: {
      zero: 'ولا مسودات',
      one: 'ومسودة واحدة',
      two: 'ومسودتان',
      few: 'و{count} مسودات',
      many: 'و{count} مسودة',
      other: 'و{count} مسودة',
    },
    en: { one: 'Also one draft', other: 'Also {count} drafts' },
  },
  overview: { ar: 'نظرة على أوقافك', en: 'Your waqfs at a glance' },
  all: { ar: 'عرض الكل', en: 'View all' },
  active: { ar: 'نشطة', en: 'Active' },
  pendingCount: { ar: 'قيد المراجعة', en: 'Under review' },
  accounts: { ar: 'حسابات بنكية', en: 'Bank accounts' },
  todo: { ar: 'ما ينتظرك', en: 'What is waiting for you' },
  empty: { ar: 'أنشئ وقفك الأول', en: 'Create your first waqf' },
  emptyText: {
    ar: 'أضف صكوكه الثلاثة، فنقرؤها ونقترح اسمه، وتعتمده بعد مراجعتك.',
    en: 'Add its three deeds: we read them and propose its name, and you approve it once you have reviewed it.',
  },
});
