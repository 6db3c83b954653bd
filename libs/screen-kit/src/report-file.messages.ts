import { defineMessages } from '@waqf/platform-web';

/** Messages about the file of a report, from requesting it to downloading it. */
export const reportFileMessages = defineMessages({
  making: {
    ar: 'يُعد الملف. لك أن تغادر الصفحة وتعود.',
    en: 'The file is being prepared. You may leave and come back.',
  },
  ready: { ar: 'الملف جاهز', en: 'The file is ready' },
  issued: { ar: 'صدرت الوثيقة {number}', en: 'Document {number} was issued' },
  kept: { ar: 'يبقى الملف للتنزيل يومًا واحدًا.', en: 'The file can be downloaded for one day.' },
  download: { ar: 'نزّل الملف', en: 'Download the file' },
  failed: { ar: 'تعذر إعداد الملف', en: 'The file could not be prepared' },
  failedText: {
    ar: 'اطلبه مرة أخرى، واذكر للدعم المرجع {reference} إن تكرر ذلك.',
    en: 'Request it again. If it happens again, give support the reference {reference}.',
  },
  expired: { ar: 'انتهت مهلة الملف. اطلبه مرة أخرى.', en: 'The file has expired. Request it again.' },
});
