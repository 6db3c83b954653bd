import { defineMessages } from '@waqf/platform-web';

/** Messages about the answer of the nazir whom an approved deed names. */
export const trusteeshipMessages = defineMessages({
  asked: { ar: 'سمّاك صك النظارة ناظرًا لهذا الوقف', en: 'The nazir deed names you nazir of this waqf' },
  askedText: {
    ar: 'اقرأ الصكوك وشروط الواقف، ثم اقبل النظارة أو اعتذر عنها. لك الاطلاع فقط حتى تقبل.',
    en: 'Read the deeds and the founder’s conditions, then accept or decline the trusteeship. Until you accept, you can only read.',
  },
  meaning: { ar: 'ما النظارة؟', en: 'What is trusteeship?' },
  accept: { ar: 'قبول النظارة', en: 'Accept the trusteeship' },
  decline: { ar: 'اعتذار', en: 'Decline' },
  accepted: { ar: 'قُبلت النظارة', en: 'Trusteeship accepted' },
  declined: { ar: 'سُجّل اعتذارك وأُبلغ الواقف', en: 'You declined, and the founder was told' },
  failed: { ar: 'تعذر حفظ جوابك', en: 'Your answer could not be saved' },
  acceptTitle: { ar: 'قبول نظارة {name}', en: 'Accept the trusteeship of {name}' },
  acceptWarning: {
    ar: 'تدير الوقف بعد القبول وفق شروط الواقف وصك النظارة.',
    en: 'After accepting, you manage the waqf under the founder’s conditions and the nazir deed.',
  },
  declineTitle: { ar: 'الاعتذار عن نظارة {name}', en: 'Decline the trusteeship of {name}' },
  declineWarning: {
    ar: 'يعود الوقف إلى الواقف ليعيّن ناظرًا آخر، ولا تراه بعد ذلك.',
    en: 'The waqf goes back to its founder, who names another nazir. You no longer see it.',
  },
  reason: { ar: 'سبب الاعتذار', en: 'Why you decline' },
  founder: { ar: 'الواقف', en: 'Founder' },
  appointed: { ar: 'تاريخ التعيين', en: 'Appointed on' },
  awaited: { ar: 'بانتظار قبول الناظر {name}', en: 'Waiting for the nazir {name} to accept' },
  awaitedText: {
    ar: 'لا يتصرف الناظر في الوقف قبل قبوله. يصلك إشعار بجوابه.',
    en: 'The nazir cannot act before accepting. You will be notified of the answer.',
  },
  back: { ar: 'اعتذر الناظر عن النظارة', en: 'The nazir declined the trusteeship' },
  backText: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
  newerDeed: { ar: 'ارفع صك نظارة أحدث', en: 'Upload a newer nazir deed' },
});
