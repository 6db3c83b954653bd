import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  forWard: { ar: 'تتصفح نيابة عن {name}', en: 'You look on behalf of {name}' },
  text: {
    ar: '{deed}. كل فعل هنا يُسجَّل باسمك. تنتهي الولاية في',
    en: '{deed}. What you do is recorded in your name. Ends on',
  },
  back: { ar: 'عُد إلى حسابي', en: 'Back to my own' },
  wards: { ar: 'من تتولاهم', en: 'Whom you stand for' },
  open: { ar: 'افتح بوابته', en: 'Open the portal' },
  age: { ar: 'العمر {age} سنة هجرية', en: '{age} Hijri years old' },
  until: { ar: 'حتى', en: 'until' },
});
