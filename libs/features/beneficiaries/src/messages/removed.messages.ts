import { defineMessages } from '@waqf/platform-web';

/** Messages about people who were removed and are still owed something. */
export const removedMessages = defineMessages({
  title: { ar: 'أُزيلوا وبقي لهم ما لم يُصرف', en: 'Removed and still owed money' },
  text: {
    ar: 'ما اعتُمد لهم قبل إزالتهم يبقى حقًا لهم. وهنا تسجّل وفاة أحدهم أو وليّ القاصر منهم، فبهما يُعرف لمن يُصرف.',
    en: 'What was approved for them before they were removed is still theirs. Record a death or a minor’s guardian here: both decide who is paid.',
  },
  payable: { ar: 'يمكن صرفه من دورة التوزيع.', en: 'It can be paid from the distribution run.' },
  correction: { ar: 'تصحيح دفعة، أُقر في', en: 'Correction of a payment, granted on' },
  nextRun: { ar: 'يُصرف أولًا في دورة التوزيع القادمة.', en: 'It is paid first in the next distribution.' },
  openRuns: { ar: 'افتح دورات التوزيع', en: 'Open the distributions' },
  acts: { ar: 'إجراءات {name}', en: 'Actions for {name}' },
  openRun: { ar: 'افتح دورة التوزيع', en: 'Open the distribution' },
  life: { ar: 'تاريخ الميلاد والوفاة', en: 'Dates of birth and death' },
  guardians: { ar: 'الولي على القاصر', en: 'Guardian of a minor' },
  left: {
    ar: {
      one: 'وشخص آخر بقي له أقل من ذلك. اختر وقفًا لتراه.',
      two: 'وشخصان آخران بقي لهما أقل من ذلك. اختر وقفًا لتراهما.',
      few: 'و{count} آخرون بقي لهم أقل من ذلك. اختر وقفًا لتراهم.',
      many: 'و{count} آخرون بقي لهم أقل من ذلك. اختر وقفًا لتراهم.',
      other: 'و{count} آخرون بقي لهم أقل من ذلك. اختر وقفًا لتراهم.',
    },
    en: {
      one: 'One more is owed less. Choose a waqf to see them.',
      other: '{count} more are owed less. Choose a waqf to see them.',
    },
  },
  lifeTitle: { ar: 'ميلاد {name} ووفاته', en: 'Birth and death of {name}' },
  lifeText: {
    ar: 'من توفي لا يُصرف شيء إلى حسابه، ويُسلَّم ما بقي له لورثته بسند. ومن هو دون 18 سنة هجرية لا يُصرف له حتى يُسجَّل وليّه.',
    en: 'Nothing is paid to the account of somebody who has died: what is left goes to the heirs against a receipt. Somebody under 18 Hijri years is paid once a guardian is recorded.',
  },
  bornOn: { ar: 'تاريخ الميلاد', en: 'Born on' },
  diedOn: { ar: 'تاريخ الوفاة', en: 'Died on' },
  diedHint: { ar: 'اتركه فارغًا إن كان حيًا', en: 'Leave it empty if the person is alive' },
  save: { ar: 'احفظ', en: 'Save' },
  saveFailed: { ar: 'لم يُحفظ', en: 'It was not saved' },
  loadFailed: {
    ar: 'تعذر تحميل من أُزيلوا وبقي لهم ما لم يُصرف',
    en: 'The people who were removed and are still owed money could not be loaded',
  },
});
