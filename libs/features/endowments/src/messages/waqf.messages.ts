import { waqfCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

/** What every screen about a waqf says. */
export const waqfMessages = defineMessages({
  approvedLong: { ar: 'معتمد ونشط', en: 'Approved and active' },
  amendmentOpen: { ar: 'تعديل مفتوح', en: 'Open amendment' },

  notFound: waqfCatalogue.notFound,
  notFoundText: {
    ar: 'قد يكون الرابط قديمًا أو أن الوقف ليس من أوقافك.',
    en: 'The link may be old, or the waqf is not one of yours.',
  },
  backToList: { ar: 'عد إلى الأوقاف', en: 'Back to the waqfs' },
  loadFailed: { ar: 'تعذر عرض الوقف', en: 'The waqf could not be shown' },
  loadFailedText: {
    ar: 'بياناتك محفوظة ولم يتغير شيء.',
    en: 'Your data is safe and nothing changed.',
  },

  'next.review': { ar: 'راجع واعتمد', en: 'Review and approve' },
  'next.approve-amendment': { ar: 'راجع التعديل', en: 'Review the amendment' },
  'next.replace': { ar: 'ارفع ملفًا آخر', en: 'Upload another file' },
  'next.process': { ar: 'تابع المعالجة', en: 'Continue processing' },
  'next.upload': { ar: 'ارفع الصكوك', en: 'Upload the deeds' },
  'next.wait': { ar: 'تابع المعالجة', en: 'Follow the processing' },
});

/** Messages of the list of waqfs. */
export const waqfListMessages = defineMessages({
  toDiscarded: { ar: 'اعرض الأوقاف الملغاة', en: 'Show discarded waqfs' },
  mine: { ar: 'أوقافي', en: 'My waqfs' },
  all: { ar: 'إدارة الأوقاف', en: 'Waqf management' },
  create: { ar: 'إنشاء وقف', en: 'Create a waqf' },
  'state.total': {
    ar: {
      zero: 'لا أوقاف بعد',
      one: 'وقف واحد',
      two: 'وقفان',
      few: '{count} أوقاف',
      many: '{count} وقفًا',
      other: '{count} وقف',
    },
    en: { one: 'One waqf', other: '{count} waqfs' },
  },
  'state.active': {
    ar: {
      zero: 'لا نشط بينها',
      one: 'واحد نشط',
      two: 'اثنان نشطان',
      few: '{count} نشطة',
      many: '{count} نشطًا',
      other: '{count} نشط',
    },
    en: { one: 'one active', other: '{count} active' },
  },
  'state.allActive': { ar: 'كلها نشطة', en: 'all active' },
  'state.waiting': {
    ar: {
      one: 'وواحد ينتظر الاعتماد',
      two: 'واثنان ينتظران الاعتماد',
      few: 'و{count} تنتظر الاعتماد',
      many: 'و{count} تنتظر الاعتماد',
      other: 'و{count} تنتظر الاعتماد',
    },
    en: { one: 'one awaiting approval', other: '{count} awaiting approval' },
  },
  'state.unaccepted': {
    ar: {
      one: 'وواحد ينتظر قبولك نظارته',
      two: 'واثنان ينتظران قبولك نظارتهما',
      few: 'و{count} تنتظر قبولك نظارتها',
      many: 'و{count} تنتظر قبولك نظارتها',
      other: 'و{count} تنتظر قبولك نظارتها',
    },
    en: { one: 'one awaiting your acceptance', other: '{count} awaiting your acceptance' },
  },
  search: { ar: 'ابحث بالاسم أو الموقع', en: 'Search by name or location' },
  filter: { ar: 'الحالة', en: 'Status' },
  'filter.all': { ar: 'الكل', en: 'All' },
  empty: { ar: 'لا أوقاف بعد', en: 'No waqfs yet' },
  emptyMine: {
    ar: 'أنشئ وقفك الأول، ثم ارفع صكوكه الثلاثة لنقرأها معك.',
    en: 'Create your first waqf, then upload its three deeds and we read them with you.',
  },
  emptyOther: { ar: 'تظهر هنا الأوقاف بعد أن تُسند إليك.', en: 'Waqfs appear here once they are assigned to you.' },
  noMatch: { ar: 'لا وقف يطابق بحثك', en: 'No waqf matches your search' },
  noMatchText: { ar: 'جرّب كلمة أخرى أو اعرض كل الحالات.', en: 'Try another word, or show every status.' },
  clear: { ar: 'اعرض كل الأوقاف', en: 'Show all waqfs' },
  failed: { ar: 'تعذر عرض الأوقاف', en: 'The waqfs could not be shown' },
  edit: { ar: 'تعديل', en: 'Edit' },
  editNamed: { ar: 'تعديل {name}', en: 'Edit {name}' },
  open: { ar: 'التفاصيل', en: 'Details' },
  noBalance: { ar: 'لا رصيد بعد', en: 'No balance yet' },
  founder: { ar: 'الواقف {name}', en: 'Founder {name}' },
  nazir: { ar: 'الناظر {name}', en: 'Nazir {name}' },
  deedsUploaded: {
    ar: {
      zero: 'لم تُرفع صكوكه بعد',
      one: 'رُفع صك واحد من ثلاثة',
      two: 'رُفع صكان من ثلاثة',
      few: 'اكتملت صكوكه الثلاثة',
      other: 'اكتملت صكوكه الثلاثة',
    },
    en: {
      zero: 'No deeds uploaded yet',
      one: 'One of three deeds uploaded',
      other: '{count} of three deeds uploaded',
    },
  },
  deedsRead: {
    ar: {
      one: 'قُرئ صك واحد',
      two: 'قُرئ صكان',
      few: 'قُرئت الصكوك الثلاثة',
      other: 'قُرئت الصكوك الثلاثة',
      zero: 'لم تُقرأ بعد',
    },
    en: { other: '{count} read' },
  },
  deedsFailed: {
    ar: {
      one: 'تعذرت قراءة صك',
      two: 'تعذرت قراءة صكين',
      few: 'تعذرت قراءة {count} صكوك',
      other: 'تعذرت قراءة {count} صكوك',
    },
    en: { one: 'one could not be read', other: '{count} could not be read' },
  },
  toReview: {
    ar: {
      one: 'حقل واحد يحتاج نظرك',
      two: 'حقلان يحتاجان نظرك',
      few: '{count} حقول تحتاج نظرك',
      many: '{count} حقلًا يحتاج نظرك',
      other: '{count} حقل يحتاج نظرك',
    },
    en: { one: 'one field needs a look', other: '{count} fields need a look' },
  },
  toReviewOther: {
    ar: {
      one: 'حقل واحد ينتظر مراجعة الواقف',
      two: 'حقلان ينتظران مراجعة الواقف',
      few: '{count} حقول تنتظر مراجعة الواقف',
      many: '{count} حقلًا ينتظر مراجعة الواقف',
      other: '{count} حقل ينتظر مراجعة الواقف',
    },
    en: { one: 'one field awaits the founder’s review', other: '{count} fields await the founder’s review' },
  },
  readyOther: { ar: 'ينتظر اعتماد الواقف', en: 'awaits the founder’s approval' },
  readyToApprove: { ar: 'جاهز للاعتماد', en: 'Ready to approve' },
  awaitsYou: { ar: 'بانتظار قبولك', en: 'Awaits your acceptance' },
  noMainAccount: { ar: 'لا حساب رئيسي', en: 'No main account' },
});
