import { waqfCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

/** Messages about starting from the deeds. */
export const startMessages = defineMessages({
  back: { ar: 'أوقافي', en: 'My waqfs' },
  title: { ar: 'ابدأ من صكوكك', en: 'Start from your deeds' },
  state: {
    ar: 'أضف الصكوك الثلاثة معًا. نعرف نوع كل صك ونقرؤه، فلا تكتب ما هو مكتوب فيه.',
    en: 'Add the three deeds together. We recognise and read each one, so you type nothing that it already says.',
  },
  typed: { ar: 'أكتب الاسم أولًا', en: 'Type the name first' },

  drop: { ar: 'اسحب صكوكك الثلاثة إلى هنا، بأي ترتيب', en: 'Drag your three deeds here, in any order' },
  dropPhone: { ar: 'أضف صكوكك الثلاثة، بأي ترتيب', en: 'Add your three deeds, in any order' },
  pick: { ar: 'اختر الملفات', en: 'Choose files' },
  picture: { ar: 'صوّر صكًا', en: 'Photograph a deed' },
  kinds: {
    ar: 'ملفات PDF أو صور JPEG وPNG. وإن كان الصك صفحات مصورة فأضف صورته الأولى ثم بقية صفحاته.',
    en: 'PDF files, or JPEG and PNG pictures. For a deed of several pages, add its first picture, then the other pages.',
  },
  pages: {
    ar: {
      one: 'صفحة واحدة',
      two: 'صفحتان',
      few: '{count} صفحات',
      many: '{count} صفحة',
      other: '{count} صفحة',
    },
    en: { one: 'one page', other: '{count} pages' },
  },
  pagesOf: { ar: 'صفحات الصك', en: 'Pages of the deed' },
  page: { ar: 'صفحة {page}', en: 'Page {page}' },
  earlier: { ar: 'قدّم الصفحة {page}', en: 'Move page {page} earlier' },
  removePage: { ar: 'احذف الصفحة {page}', en: 'Remove page {page}' },
  nextPage: { ar: 'صوّر الصفحة التالية', en: 'Photograph the next page' },
  nextPageFile: { ar: 'أضف صفحات', en: 'Add pages' },
  pageOf: { ar: 'هذه صفحة من {deed}', en: 'It is a page of the {deed}' },

  deeds: { ar: 'صكوكك', en: 'Your deeds' },
  sorted: { ar: 'رُتّبت بحسب نوعها تلقائيًا', en: 'Sorted by type for you' },
  'state.reading': { ar: 'يُقرأ الآن', en: 'Being read' },
  'state.known': { ar: 'عُرف وقُرئ', en: 'Recognised and read' },
  'state.chosen': { ar: 'حدّدت نوعه ولم يُقرأ', en: 'Type chosen, not read' },
  'state.twice': { ar: 'مكرر', en: 'Duplicate' },
  'state.unknown': { ar: 'لم يُعرف نوعه', en: 'Not recognised' },
  'state.refused': { ar: 'لم يُقبل', en: 'Not accepted' },
  sending: { ar: 'يُرفع: {percent}%', en: 'Uploading: {percent}%' },
  recognising: { ar: 'نقرأ الصك لنعرف نوعه', en: 'Reading the deed to recognise it' },
  unnamed: { ar: 'ملف جديد', en: 'New file' },
  found: { ar: 'الحقول المقروءة: {found} من {total}', en: '{found} of {total} fields read' },
  twice: { ar: 'هذا {deed}، وقد أضفت مثله', en: 'This is a {deed}, and you have added one already' },
  twiceWanted: {
    ar: 'هذا {deed}، والمطلوب {wanted}',
    en: 'This is a {deed}; the {wanted} is still missing',
  },
  twiceText: {
    ar: 'احذف أحد الملفين، أو اختر النوع إن أخطأنا في معرفته.',
    en: 'Remove one of the two files, or choose the type if we got it wrong.',
  },
  chosenText: {
    ar: 'نقرؤه بعد إنشاء الوقف. إن تعذّر ذلك فارفع ملفًا أوضح أو أدخل بياناته بنفسك.',
    en: 'We read it once the waqf is created. If that fails, upload a clearer file or enter its data yourself.',
  },
  itIs: { ar: 'هو {deed}', en: 'It is the {deed}' },
  remove: { ar: 'احذف', en: 'Remove' },

  proposal: { ar: 'الاسم والوصف', en: 'Name and description' },
  proposed: {
    ar: 'أخذناهما من صك الوقفية بنصه، ولك أن تغيّرهما.',
    en: 'Taken from the waqf deed as it stands; change them if you like.',
  },
  notProposed: {
    ar: 'نقترحهما عليك حين تضيف صك الوقفية.',
    en: 'We suggest both once you add the waqf deed.',
  },
  name: { ar: 'اسم الوقف', en: 'Name of the waqf' },
  description: { ar: 'وصف الوقف', en: 'Description' },
  asInDeed: { ar: 'كما ورد في الصك، صفحة {page}', en: 'As in the deed, page {page}' },
  asRead: { ar: 'كما قرأناه في الصك، صفحة {page}. تحقق منه.', en: 'As we read it, page {page}. Please check it.' },
  evidence: {
    ar: 'إن غيّرتهما بقي نص الصك محفوظًا في حقوله.',
    en: 'If you change them, the wording of the deed is kept in its fields.',
  },

  'missing.all': { ar: 'لم تُضف أي صك بعد.', en: 'No deed added yet.' },
  'missing.unknown': {
    ar: 'لم يُعرف نوع ما أضفت. حدّد نوعه، أو أضف ملفًا أوضح.',
    en: 'What you added was not recognised. Choose its type, or add a clearer file.',
  },
  'missing.some': { ar: 'ينقص: {deeds}.', en: 'Missing: {deeds}.' },
  missingText: {
    ar: 'يمكنك إنشاء الوقف الآن وإضافة الناقص قبل الاعتماد.',
    en: 'You can create the waqf now and add what is missing before the approval.',
  },
  complete: { ar: 'اكتملت الصكوك الثلاثة.', en: 'All three deeds are here.' },
  completeText: { ar: 'راجع الاسم والوصف، ثم أنشئ الوقف.', en: 'Check name and description, then create the waqf.' },
  submit: { ar: 'أنشئ الوقف وابدأ المراجعة', en: 'Create the waqf and review it' },
  submitIncomplete: { ar: 'أنشئ الوقف ثم أضف الناقص', en: 'Create the waqf, then add what is missing' },
  leaveTitle: { ar: 'هل تغادر الصفحة؟', en: 'Leave this page?' },
  leaveText: {
    ar: 'لم يُنشأ الوقف بعد. إن غادرت فقدت الملفات التي أضفتها.',
    en: 'The waqf is not created yet. If you leave, the files you added are lost.',
  },
  leave: { ar: 'غادر واترك الملفات', en: 'Leave and drop the files' },
  stay: { ar: 'ابقَ في الصفحة', en: 'Stay on this page' },
  created: waqfCatalogue.created,
  createFailed: waqfCatalogue.createFailed,
  uploadFailed: waqfCatalogue.uploadFailed,
});
