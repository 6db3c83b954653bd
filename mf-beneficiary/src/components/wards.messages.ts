import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  forWard: { ar: 'تتصفح نيابة عن {name}', en: 'You are viewing on behalf of {name}' },
  text: {
    ar: '{deed}. كل فعل هنا يُسجَّل باسمك. تنتهي الولاية في',
    en: '{deed}. What you do is recorded in your name. Ends on',
  },
  over: { ar: 'انتهت ولايتك على {name}', en: 'You are no longer the guardian of {name}' },
  overText: {
    ar: 'لا تُعرض لك البيانات بعد الآن، ولا تتصرف نيابة عن أحد هنا. ما بقي في الصفحة سبق انتهاء الولاية.',
    en: 'Their data is no longer shown to you and you cannot act for them. What the page still shows is from before.',
  },
  ownPage: { ar: 'هذه الصفحة عنك أنت، لا عن {name}', en: 'This page is about you, not about {name}' },
  toWard: { ar: 'عُد إلى بوابة {name}', en: 'Back to the portal of {name}' },
  portal: { ar: 'بوابة من تتولاه', en: 'The portal of your ward' },
  failed: { ar: 'تعذر تحميل من تتولاهم', en: 'The people you act for could not be loaded' },
  notYours: { ar: 'لم تعد وليًّا على صاحب هذا الإشعار', en: 'You no longer act for the person of this notice' },
  notYoursText: {
    ar: 'انتهت الولاية، فلا تُعرض لك البيانات.',
    en: 'The guardianship has ended, so their data is not shown to you.',
  },
  toOwn: { ar: 'افتح لوحتك', en: 'Open your dashboard' },
  back: { ar: 'عُد إلى حسابي', en: 'Back to my account' },
  wards: { ar: 'من تتولاهم', en: 'People you act for' },
  open: { ar: 'افتح البوابة', en: 'Open the portal' },
  age: {
    ar: {
      zero: 'العمر دون سنة هجرية',
      one: 'العمر سنة هجرية',
      two: 'العمر سنتان هجريتان',
      few: 'العمر {count} سنوات هجرية',
      many: 'العمر {count} سنة هجرية',
      other: 'العمر {count} سنة هجرية',
    },
    en: { one: 'One Hijri year old', other: '{count} Hijri years old' },
  },
  until: { ar: 'حتى', en: 'until' },
});
