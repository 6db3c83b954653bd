import { defineMessages } from '@waqf/platform-web';
import { portalMessages } from './portal-messages';

export const messages = defineMessages({
  title: { ar: 'وثائقي', en: 'My documents' },
  how: {
    ar: 'أرسل ما يثبت هويتك أو استحقاقك. يراجعه ناظر الوقف وحده، ويصلك جوابه.',
    en: 'Send proof of who you are or of what entitles you. Only the nazir reviews it, and you get an answer.',
  },
  none: { ar: 'لم ترسل وثيقة بعد.', en: 'You have sent no document yet.' },
  add: { ar: 'أرسل وثيقة', en: 'Send a document' },
  place: { ar: 'الوقف', en: 'Waqf' },
  kind: { ar: 'ماذا تُثبت الوثيقة', en: 'What it shows' },
  file: { ar: 'الملف أو الصورة', en: 'File or photo' },
  fileMissing: { ar: 'اختر ملفًا لرفعه', en: 'Choose a file to upload' },
  send: { ar: 'أرسل إلى الناظر', en: 'Send to the nazir' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  sent: { ar: 'أُرسلت الوثيقة إلى الناظر', en: 'Document sent to the nazir' },
  sendFailed: { ar: 'لم تُرسل الوثيقة', en: 'The document was not sent' },
  withdraw: { ar: 'اسحبها', en: 'Withdraw' },
  withdrawn: { ar: 'سُحبت الوثيقة', en: 'Document withdrawn' },
  withdrawFailed: { ar: 'لم تُسحب الوثيقة', en: 'The document was not withdrawn' },
  failed: { ar: 'تعذر تحميل الوثائق', en: 'The documents could not be loaded' },
});

/** These texts in a minor's portal, which the guardian reads. */
export const documentsTexts = portalMessages(messages, {
  title: { ar: 'وثائق {minor}', en: 'Documents of {minor}' },
  how: {
    ar: 'أرسل ما يثبت هوية {minor} أو سبب الاستحقاق. يراجعه ناظر الوقف وحده، ويصلك جوابه.',
    en: 'Send proof of who {minor} is or of the entitlement. Only the nazir reviews it, and you get an answer.',
  },
});
