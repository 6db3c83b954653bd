import { defineMessages } from '@waqf/platform-web';

/** Messages about recording that the authority was notified. */
export const filingMessages = defineMessages({
  file: { ar: 'سجّل القيد', en: 'Record the filing' },
  filedOn: { ar: 'تاريخ القيد', en: 'Filed on' },
  filingNumber: { ar: 'رقم القيد لدى الجهة', en: 'Number at the authority' },
  filed: { ar: 'سُجل القيد', en: 'Filing recorded' },
  notFiled: { ar: 'لم يُسجل القيد', en: 'The filing was not recorded' },
});
