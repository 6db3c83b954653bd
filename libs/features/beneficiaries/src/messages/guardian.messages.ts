import { defineMessages } from '@waqf/platform-web';

/** Messages about the guardians of a minor. */
export const guardianMessages = defineMessages({
  title: { ar: 'أولياء {name}', en: 'Guardians of {name}' },
  age: {
    ar: {
      zero: 'العمر دون سنة هجرية. تنتهي الولاية ببلوغ 18، وآخر أيامها',
      one: 'العمر سنة هجرية. تنتهي الولاية ببلوغ 18، وآخر أيامها',
      two: 'العمر سنتان هجريتان. تنتهي الولاية ببلوغ 18، وآخر أيامها',
      few: 'العمر {count} سنوات هجرية. تنتهي الولاية ببلوغ 18، وآخر أيامها',
      many: 'العمر {count} سنة هجرية. تنتهي الولاية ببلوغ 18، وآخر أيامها',
      other: 'العمر {count} سنة هجرية. تنتهي الولاية ببلوغ 18، وآخر أيامها',
    },
    en: {
      one: 'One Hijri year old. Guardianship ends at 18; its last day is',
      other: '{count} Hijri years old. Guardianship ends at 18; its last day is',
    },
  },
  noBirth: {
    ar: 'سجّل تاريخ الميلاد في بيانات المستفيد أولًا، فبه يُعرف بلوغه.',
    en: 'Record the date of birth first: the coming of age follows from it.',
  },
  recordBirth: { ar: 'سجّل تاريخ الميلاد', en: 'Record the date of birth' },
  none: { ar: 'لا ولي مسجل.', en: 'No guardian is recorded.' },
  list: { ar: 'الأولياء', en: 'Guardians' },
  'state.named': { ar: 'يخلف لاحقًا', en: 'Takes over later' },
  'state.active': { ar: 'قائمة', en: 'In force' },
  'state.over': { ar: 'انقضت', en: 'Ended' },
  'state.ended': { ar: 'أُنهيت', en: 'Ended' },
  add: { ar: 'سجّل وليًا', en: 'Record a guardian' },
  nationalId: { ar: 'رقم هوية الولي', en: 'National ID of the guardian' },
  fullName: { ar: 'اسم الولي', en: 'Name of the guardian' },
  deed: { ar: 'الصك أو السبب', en: 'Deed or reason' },
  from: { ar: 'من', en: 'From' },
  until: { ar: 'إلى', en: 'Until' },
  untilHint: { ar: 'بلا تاريخ: إلى بلوغه', en: 'Without a date: until the coming of age' },
  continues: { ar: 'صك جديد يمد الولاية بعد البلوغ', en: 'A new deed extends it beyond the coming of age' },
  save: { ar: 'سجّل الولي', en: 'Record' },
  saved: { ar: 'سُجّل الولي', en: 'Guardian recorded' },
  failed: { ar: 'لم يُسجَّل الولي', en: 'The guardian was not recorded' },
  end: { ar: 'أنهِ الولاية', en: 'End the guardianship' },
  endWarning: {
    ar: 'لا يطّلع {guardian} على شيء من بيانات القاصر ولا يتصرف نيابة عنه من الآن. وإن لم يبقَ له وليّ حُفظ نصيبه ولم يُصرف حتى تسجّل وليًا. لا رجوع عن الإنهاء.',
    en: 'From now on {guardian} sees nothing of the minor’s data and does not act for them. If no guardian is left, the share is held and not paid until you record one. This cannot be undone.',
  },
  endReason: { ar: 'سبب الإنهاء', en: 'Reason for ending it' },
  ended: { ar: 'أُنهيت الولاية', en: 'Guardianship ended' },
  endFailed: { ar: 'لم تُنهَ الولاية', en: 'The guardianship was not ended' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  close: { ar: 'إغلاق', en: 'Close' },
  loadFailed: { ar: 'تعذر تحميل الأولياء', en: 'The guardians could not be loaded' },
});
