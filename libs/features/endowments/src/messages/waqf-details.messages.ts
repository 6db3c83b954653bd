import { defineMessages } from '@waqf/platform-web';

/** The details of one waqf. */
export const detailsMessages = defineMessages({
  back: { ar: 'الأوقاف', en: 'Waqfs' },
  backMine: { ar: 'أوقافي', en: 'My waqfs' },
  createdOn: { ar: 'أُنشئ', en: 'Created' },
  approvedOn: { ar: 'اعتُمد', en: 'Approved' },
  founder: { ar: 'الواقف {name}', en: 'Founder {name}' },
  nazir: { ar: 'الناظر {name}', en: 'Nazir {name}' },
  approve: { ar: 'اعتماد الوقف', en: 'Approve the waqf' },
  edit: { ar: 'تعديل', en: 'Edit' },
  goOn: { ar: 'تابع رفع الصكوك', en: 'Go on with the deeds' },
  newerDeed: { ar: 'ارفع صكًا أحدث', en: 'Upload a newer deed' },
  process: { ar: 'معالجة الصكوك', en: 'Process the deeds' },
  banking: { ar: 'إدارة الحسابات', en: 'Manage the accounts' },

  balance: { ar: 'الرصيد', en: 'Balance' },
  bankBalance: { ar: 'رصيد المصرف', en: 'At the bank' },
  noMainAccount: { ar: 'لا حساب رئيسي', en: 'No main account' },
  beneficiaries: { ar: 'المستفيدون', en: 'Beneficiaries' },
  subAccounts: {
    ar: { zero: 'لا حسابات فرعية', one: 'لواحد منهم حساب فرعي', two: 'لاثنين حسابان فرعيان', few: '{count} حسابات فرعية', many: '{count} حسابًا فرعيًا', other: '{count} حساب فرعي' },
    en: { one: 'one sub-account', other: '{count} sub-accounts' },
  },
  accounts: { ar: 'الحسابات البنكية', en: 'Bank accounts' },
  mainPresent: { ar: 'الحساب الرئيسي مفتوح', en: 'The main account is open' },
  transactions: { ar: 'المعاملات المالية', en: 'Financial transactions' },
  bankTransactions: {
    ar: { zero: 'لا حركات بنكية', one: 'حركة بنكية واحدة', two: 'حركتان بنكيتان', few: '{count} حركات بنكية', many: '{count} حركة بنكية', other: '{count} حركة بنكية' },
    en: { one: 'one bank transaction', other: '{count} bank transactions' },
  },

  pendingTitle: { ar: 'الوقف ينتظر اعتمادك', en: 'The waqf awaits your approval' },
  pendingTitleOther: { ar: 'الوقف ينتظر اعتماد الواقف', en: 'The waqf awaits its founder’s approval' },
  pendingText: {
    ar: 'عولجت الصكوك الثلاثة: صك الملكية وصك الوقفية وصك النظارة. بعد الاعتماد تُقفل البيانات، ولا تتغير إلا برفع صكوك جديدة.',
    en: 'The three deeds are processed: property, waqf and nazir. After approval the data is locked and changes only by uploading new deeds.',
  },
  review: { ar: 'راجع الحقول', en: 'Review the fields' },
  amendmentTitle: { ar: 'تعديل مفتوح ينتظر الاعتماد', en: 'An open amendment awaits approval' },
  amendmentText: { ar: 'رُفعت صكوك أحدث. لا يتغير شيء في الوقف حتى يعتمدها الواقف.', en: 'Newer deeds were uploaded. Nothing changes in the waqf until its founder approves them.' },
  amendmentOpen: { ar: 'راجع التعديل', en: 'Review the amendment' },
  warningsTitle: { ar: 'ملاحظات على الصكوك', en: 'Notes on the deeds' },

  'tab.overview': { ar: 'نظرة عامة', en: 'Overview' },
  'tab.deeds': { ar: 'الصكوك', en: 'Deeds' },
  tabs: { ar: 'أقسام الوقف', en: 'Sections of the waqf' },
  info: { ar: 'عن الوقف', en: 'About the waqf' },
  name: { ar: 'الاسم', en: 'Name' },
  description: { ar: 'الوصف', en: 'Description' },
  property: { ar: 'أصل الوقف', en: 'The endowed asset' },
  nazirCard: { ar: 'الناظر', en: 'The nazir' },
  conditions: { ar: 'شروط الواقف', en: 'Conditions of the founder' },
  conditionsNote: { ar: 'كما وردت بنصها في صك الوقفية', en: 'Verbatim from the waqf deed' },
  purpose: { ar: 'الغرض: {purpose}', en: 'Purpose: {purpose}' },
  conditionsAbsent: { ar: 'تظهر شروط الواقف بعد قراءة صك الوقفية.', en: 'The conditions appear once the waqf deed is read.' },
  conditionsNone: { ar: 'لم يذكر صك الوقفية شروطًا.', en: 'The waqf deed states no conditions.' },
  for: { ar: 'الموقوف عليهم', en: 'Beneficiaries of the deed' },

  mainAccount: { ar: 'الحساب الرئيسي', en: 'Main account' },
  subAccount: { ar: 'حساب فرعي', en: 'Sub-account' },
  others: {
    ar: { one: 'وحساب فرعي آخر', two: 'وحسابان فرعيان آخران', few: 'و{count} حسابات فرعية أخرى', many: 'و{count} حسابًا فرعيًا آخر', other: 'و{count} حساب فرعي آخر' },
    en: { one: 'and one other sub-account', other: 'and {count} other sub-accounts' },
  },
  'account.active': { ar: 'نشط', en: 'Active' },
  'account.suspended': { ar: 'موقوف', en: 'Suspended' },
  'account.closed': { ar: 'مغلق', en: 'Closed' },
  accountBefore: { ar: 'يُفتح الحساب الرئيسي عند اعتماد الوقف.', en: 'The main account is opened when the waqf is approved.' },
  accountLate: {
    ar: 'لا حساب رئيسي بعد. لم يؤكد المصرف فتح الحساب، وتعيد المنصة المحاولة تلقائيًا وتُشعرك عند فتحه.',
    en: 'No main account yet. The bank has not confirmed it; the platform keeps trying and tells you when it is open.',
  },

  deedsEmpty: { ar: 'لا صكوك بعد', en: 'No deeds yet' },
  deedsEmptyText: { ar: 'تظهر هنا صكوك الملكية والوقفية والنظارة بعد رفعها.', en: 'The property, waqf and nazir deeds appear here once uploaded.' },
  version: { ar: 'النسخة {version}', en: 'Version {version}' },
  uploadedOn: { ar: 'رُفع', en: 'Uploaded' },
  download: { ar: 'نزّل الملف', en: 'Download' },
  downloadNamed: { ar: 'نزّل {deed}', en: 'Download: {deed}' },
  showPages: { ar: 'اعرض الصفحات', en: 'Show the pages' },
  showPagesNamed: { ar: 'اعرض صفحات {deed}', en: 'Show the pages: {deed}' },
});

/** The page of a deed with what was found on it. */
export const deedPageMessages = defineMessages({
  page: { ar: 'صفحة {page} من {pages}', en: 'Page {page} of {pages}' },
  next: { ar: 'الصفحة التالية', en: 'Next page' },
  previous: { ar: 'الصفحة السابقة', en: 'Previous page' },
  zoomIn: { ar: 'كبّر', en: 'Zoom in' },
  zoomOut: { ar: 'صغّر', en: 'Zoom out' },
  whole: { ar: 'الصفحة كاملة', en: 'Whole page' },
  image: { ar: 'صورة الصفحة {page} من {deed}', en: 'Picture of page {page} of the {deed}' },
  failed: { ar: 'تعذر عرض صورة الصفحة. الملف محفوظ.', en: 'The picture of the page could not be shown. The file is safe.' },
  retry: { ar: 'أعد المحاولة', en: 'Try again' },
  box: { ar: 'الموضع {number}: {field}', en: 'Place {number}: {field}' },
});
