import { waqfCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

/** Messages about uploading and reading the three deeds. */
export const processMessages = defineMessages({
  back: { ar: 'أوقافي', en: 'My waqfs' },
  backOther: { ar: 'الأوقاف', en: 'Waqfs' },
  titleUpload: { ar: 'ارفع صكوك {name}', en: 'Upload the deeds of {name}' },
  titleProcess: { ar: 'معالجة صكوك {name}', en: 'Processing the deeds of {name}' },
  titleAmend: { ar: 'تعديل صكوك {name}', en: 'Newer deeds of {name}' },

  steps: { ar: 'خطوات إنشاء الوقف', en: 'Steps of creating a waqf' },
  'step.create': { ar: 'إنشاء الوقف', en: 'Create the waqf' },
  'step.upload': { ar: 'رفع الصكوك', en: 'Upload the deeds' },
  'step.process': { ar: 'المعالجة', en: 'Processing' },
  'step.review': { ar: 'المراجعة والاعتماد', en: 'Review and approval' },

  'state.absent': {
    ar: {
      one: 'بقي صك واحد لرفعه.',
      two: 'بقي صكان لرفعهما.',
      few: 'ارفع الصكوك الثلاثة لتبدأ المعالجة.',
      other: 'ارفع الصكوك الثلاثة لتبدأ المعالجة.',
    },
    en: { one: 'One deed is left to upload.', other: '{count} deeds are left to upload.' },
  },
  'state.absentOther': {
    ar: {
      one: 'بقي على الواقف رفع صك واحد.',
      two: 'بقي على الواقف رفع صكين.',
      few: 'لم يرفع الواقف أي صك بعد.',
      other: 'لم يرفع الواقف أي صك بعد.',
    },
    en: { one: 'The founder has yet to upload one deed.', other: 'The founder has yet to upload {count} deeds.' },
  },
  'state.readyOther': {
    ar: 'رُفعت الصكوك الثلاثة، ولم تبدأ قراءتها.',
    en: 'All three deeds are uploaded; their reading has not begun.',
  },
  'state.allReadOther': {
    ar: 'قُرئت الصكوك الثلاثة، وتنتظر مراجعة الواقف واعتماده.',
    en: 'All three deeds are read and await the founder’s review and approval.',
  },
  'state.ready': {
    ar: 'اكتمل رفع الصكوك الثلاثة. ابدأ المعالجة لنستخرج بياناتها.',
    en: 'All three deeds are uploaded. Start the processing to extract their data.',
  },
  'state.done': {
    ar: { zero: '', one: 'صك واحد اكتمل', two: 'صكان اكتملا', few: '{count} صكوك اكتملت', other: '{count} صك اكتمل' },
    en: { one: 'one deed done', other: '{count} deeds done' },
  },
  'state.reading': {
    ar: {
      zero: '',
      one: 'صك يُقرأ الآن',
      two: 'صكان يُقرآن الآن',
      few: '{count} صكوك تُقرأ الآن',
      other: '{count} صك يُقرأ الآن',
    },
    en: { one: 'one being read', other: '{count} being read' },
  },
  'state.waiting': {
    ar: {
      zero: '',
      one: 'صك جاهز للمعالجة',
      two: 'صكان جاهزان للمعالجة',
      few: '{count} صكوك جاهزة للمعالجة',
      other: '{count} صك جاهز للمعالجة',
    },
    en: { one: 'one ready to process', other: '{count} ready to process' },
  },
  'state.failed': {
    ar: {
      zero: '',
      one: 'صك يحتاج ملفًا آخر',
      two: 'صكان يحتاجان ملفين آخرين',
      few: '{count} صكوك تحتاج ملفات أخرى',
      other: '{count} صك يحتاج ملفًا آخر',
    },
    en: { one: 'one needs another file', other: '{count} need other files' },
  },
  'state.leave': {
    ar: 'يمكنك إغلاق الصفحة وسنشعرك عند الانتهاء.',
    en: 'You may close the page; we will notify you when it is done.',
  },
  'state.allRead': {
    ar: 'اكتملت معالجة الصكوك الثلاثة. راجع ما استُخرج ثم اعتمد الوقف.',
    en: 'All three deeds are processed. Review what was extracted, then approve.',
  },
  'state.amending': {
    ar: 'التعديل مفتوح. تبقى الصكوك المعتمدة سارية حتى يعتمده الواقف.',
    en: 'An amendment is open. The approved deeds stay in force until the founder approves it.',
  },
  'state.approved': {
    ar: 'الوقف معتمد وبياناته مقفلة. رفع صك أحدث يفتح تعديلًا لا يغيّر شيئًا حتى تعتمده.',
    en: 'The waqf is approved and locked. A newer deed opens an amendment that changes nothing until you approve it.',
  },

  start: { ar: 'ابدأ المعالجة', en: 'Start processing' },
  again: { ar: 'تابع المعالجة', en: 'Continue processing' },
  toReview: { ar: 'تابع إلى المراجعة', en: 'Continue to the review' },
  toProcess: { ar: 'تابع إلى المعالجة', en: 'Continue to processing' },
  overall: { ar: 'التقدم الكلي', en: 'Overall progress' },
  stagesDone: {
    ar: {
      zero: 'لم تبدأ المراحل بعد · {percent}%',
      one: 'مرحلة واحدة من {total} · {percent}%',
      two: 'مرحلتان من {total} · {percent}%',
      few: '{count} مراحل من {total} · {percent}%',
      many: '{count} مرحلة من {total} · {percent}%',
      other: '{count} مرحلة من {total} · {percent}%',
    },
    en: { other: '{count} of {total} stages · {percent}%' },
  },
  stagesOf: { ar: 'مراحل قراءة {deed}', en: 'Stages of reading: {deed}' },
  showFields: { ar: 'اعرض الحقول', en: 'Show the fields' },
  fieldsOf: { ar: 'حقول {deed}', en: 'Fields: {deed}' },
  another: { ar: 'ارفع ملفًا آخر', en: 'Upload another file' },
  anotherOf: { ar: 'ارفع ملفًا آخر: {deed}', en: 'Upload another file: {deed}' },
  replace: { ar: 'استبدل الملف', en: 'Replace the file' },
  replaceOf: { ar: 'استبدل ملف {deed}', en: 'Replace the file: {deed}' },
  byHand: { ar: 'أدخل البيانات يدويًا', en: 'Enter the data by hand' },
  byHandFailed: { ar: 'تعذر فتح الصك لإدخال بياناته', en: 'The deed could not be opened for its data' },
  unreadable: { ar: 'تعذرت قراءة {deed}', en: 'The {deed} could not be read' },
  otherDeed: { ar: 'ليس هذا {deed}', en: 'This is not the {deed}' },
  kept: { ar: 'النسخة الحالية محفوظة ولن تُحذف.', en: 'The present copy is kept and will not be deleted.' },
  reference: { ar: 'المرجع', en: 'Reference' },
  queuedOther: { ar: 'لم تبدأ قراءته.', en: 'Its reading has not begun.' },
  queued: {
    ar: 'تبدأ قراءته بعد أن تضغط «{button}».',
    en: 'Its reading begins when you press “{button}”.',
  },
  limits: {
    ar: 'الملفات المقبولة {types}، حتى {size} ميجابايت. الأفضل النسخة الرقمية PDF من بوابة الجهة المصدرة. وإن كان الصك صورًا فاختر صور صفحاته معًا.',
    en: 'Accepted files: {types}, up to {size} MB. The digital PDF from the issuing portal is best. For a deed in pictures, choose the pictures of its pages together.',
  },
  wrongType: waqfCatalogue.fileType,
  tooLarge: waqfCatalogue.fileSize,
  uploaded: waqfCatalogue.uploaded,
  uploadFailed: waqfCatalogue.uploadFailed,
  uploadDefault: waqfCatalogue.uploadDefault,
  processStarted: { ar: 'بدأت معالجة الوثائق', en: 'The documents are being processed' },
  processDone: waqfCatalogue.processed,
  processFailed: waqfCatalogue.processFailed,

  samples: { ar: 'صكوك للتجربة', en: 'Deeds to try with' },
  samplesText: {
    ar: 'لا تملك صكوكًا الآن؟ نزّل صكوك التجربة هذه ثم ارفعها.',
    en: 'No deeds at hand? Download these sample deeds, then upload them.',
  },

  approvedNote: { ar: 'تم اعتماد هذا الوقف وقُفلت بياناته.', en: 'This waqf is approved and its data is locked.' },
  openDetails: { ar: 'افتح تفاصيل الوقف', en: 'Open the details' },
  newer: { ar: 'ارفع صكًا أحدث', en: 'Upload a newer deed' },
  newerText: {
    ar: 'اختر الصك الذي تغيّر. تبقى النسخة المعتمدة سارية حتى تعتمد التعديل.',
    en: 'Choose the deed that changed. The approved copy stays in force until you approve the amendment.',
  },
  differences: { ar: 'ما يتغير', en: 'What changes' },
  differencesNone: {
    ar: 'الصك الأحدث يطابق المعتمد في كل الحقول.',
    en: 'The newer deed agrees with the approved one in every field.',
  },
  fieldColumn: { ar: 'الحقل', en: 'Field' },
  current: { ar: 'المعتمد', en: 'In force' },
  proposed: { ar: 'المقترح', en: 'Proposed' },
  reviewAmendment: { ar: 'راجع الحقول', en: 'Review the fields' },
  approveAmendment: { ar: 'اعتمد التعديل', en: 'Approve the amendment' },
  approveAmendmentTitle: { ar: 'اعتماد تعديل {name}', en: 'Approve the amendment of {name}' },
  approveAmendmentWarning: {
    ar: 'تحل الصكوك الأحدث محل المعتمدة، وتُقفل البيانات من جديد. لا يمكن التراجع بعد الاعتماد.',
    en: 'The newer deeds replace those in force and the data is locked again. This cannot be undone.',
  },
  amendmentApproved: { ar: 'اعتُمد التعديل', en: 'Amendment approved' },
  inForce: { ar: 'البيانات الجديدة سارية الآن', en: 'The new data is in force now' },
  inForceText: {
    ar: 'أُبلغ أطراف الوقف بالتعديل، وبقيت الصكوك السابقة في سجله.',
    en: 'Everybody concerned was told of the amendment. The earlier deeds stay in the history of the waqf.',
  },
  inForceNazir: {
    ar: 'تغيّر صك النظارة: يدير الناظر الذي سمّاه الوقف بعد أن يقبل النظارة.',
    en: 'The nazir deed changed: the nazir it names manages the waqf once they accept the trusteeship.',
  },
  toHistory: { ar: 'سجل التغييرات', en: 'History' },
  approveFailed: waqfCatalogue.approveFailed,
  withdraw: { ar: 'اسحب التعديل', en: 'Withdraw the amendment' },
  withdrawTitle: { ar: 'سحب تعديل {name}', en: 'Withdraw the amendment of {name}' },
  withdrawWarning: {
    ar: 'تُترك الصكوك الأحدث ولا يتغير شيء في الوقف. تبقى ملفاتها محفوظة.',
    en: 'The newer deeds are dropped and nothing in the waqf changes. Their files are kept.',
  },
  withdrawn: { ar: 'سُحب التعديل', en: 'Amendment withdrawn' },
  withdrawFailed: waqfCatalogue.updateFailed,
});
