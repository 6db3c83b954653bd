import { defineMessages } from '@waqf/platform-web';

/** What the pages of a discarded waqf say. */
export const discardedMessages = defineMessages({
  notice: { ar: 'ألغيت هذا الوقف قبل اعتماده', en: 'You discarded this waqf before its approval' },
  noticeOther: { ar: 'ألغى الواقف هذا الوقف قبل اعتماده', en: 'The founder discarded this waqf before its approval' },
  noticeText: {
    ar: 'صكوكه وسجله محفوظة. استعده لتتابع من حيث توقفت.',
    en: 'Its deeds and its history are kept. Take it back to go on where you stopped.',
  },
  noticeTextOther: { ar: 'صكوكه وسجله محفوظة كما كانت.', en: 'Its deeds and its history are kept as they were.' },
  restore: { ar: 'استعد الوقف', en: 'Take it back' },
  restored: { ar: 'استعدت الوقف', en: 'You have the waqf back' },
  restoreFailed: { ar: 'تعذرت استعادة الوقف', en: 'The waqf could not be taken back' },
  open: { ar: 'افتح تفاصيل الوقف', en: 'Open the details' },
});
