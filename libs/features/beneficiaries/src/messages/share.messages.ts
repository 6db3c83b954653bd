import { defineMessages } from '@waqf/platform-web';

/** Messages about the changes of a share. */
export const shareMessages = defineMessages({
  history: { ar: 'ما تغيّر من النصيب', en: 'Changes of the share' },
  from: { ar: 'من', en: 'From' },
  corrected: { ar: 'تصحيح لما سُجّل', en: 'Correction of what was recorded' },
  none: { ar: 'بلا نسبة', en: 'no share' },
});
