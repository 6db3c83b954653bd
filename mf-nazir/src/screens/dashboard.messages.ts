import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  state: {
    ar: {
      zero: 'لا أوقاف بنظارتك بعد.',
      one: 'وقف واحد بنظارتك.',
      two: 'وقفان بنظارتك.',
      few: '{count}\u00a0أوقاف بنظارتك.',
      many: '{count}\u00a0وقفًا بنظارتك.',
      other: '{count}\u00a0وقف بنظارتك.',
    },
    en: { one: 'You manage one waqf.', other: 'You manage {count} waqfs.' },
  },
  total: { ar: 'إجمالي أرصدة الأوقاف بنظارتك', en: 'Total balance of the waqfs you manage' },
  totalNote: { ar: 'الغلة القابلة للصرف، من دفتر القيود', en: 'The distributable yield, from the ledger' },
  waqfs: { ar: 'أوقاف بنظارتك', en: 'Waqfs you manage' },
  active: {
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
  monthly: { ar: 'معاملات هذا الشهر', en: 'Transactions this month' },
  add: { ar: 'إضافة معاملة', en: 'Add transaction' },
  list: { ar: 'الأوقاف بنظارتك', en: 'Waqfs you manage' },
  all: { ar: 'عرض الكل', en: 'View all' },
  noAccount: {
    ar: {
      one: 'وقف ينتظر فتح حسابه الرئيسي',
      two: 'وقفان ينتظران فتح حسابيهما الرئيسيين',
      few: '{count} أوقاف تنتظر فتح حساباتها الرئيسية',
      many: '{count} وقفًا ينتظر فتح حسابه الرئيسي',
      other: '{count} وقف ينتظر فتح حسابه الرئيسي',
    },
    en: { one: 'One waqf awaits its main account', other: '{count} waqfs await their main accounts' },
  },
  noAccountText: {
    ar: 'لم يؤكد المصرف فتح حساب {names}. تعيد المنصة المحاولة تلقائيًا وتُشعرك عند فتحه.',
    en: 'The bank has not confirmed the account of {names}. The platform keeps trying and tells you when it is open.',
  },
  asked: { ar: 'بانتظار قبولك نظارة {name}', en: '{name} is waiting for you to accept its trusteeship' },
  askedText: {
    ar: 'اقرأ الصك وشروط الواقف، ثم اقبل النظارة أو اعتذر عنها.',
    en: 'Read the deed and the founder’s conditions, then accept or decline the trusteeship.',
  },
  askedOpen: { ar: 'اقرأ وأجب', en: 'Read and answer' },
  empty: { ar: 'لا أوقاف بنظارتك بعد', en: 'You manage no waqfs yet' },
  emptyText: {
    ar: 'يظهر الوقف هنا عندما يعتمده واقفه وأنت ناظره في صك النظارة.',
    en: 'A waqf appears here once its founder approves it with you as the nazir of the deed.',
  },
});
