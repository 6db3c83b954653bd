import { defineMessages } from '@waqf/platform-web';

/** Messages about recording that a share was paid in cash or by cheque. */
export const linePaymentMessages = defineMessages({
  open: { ar: 'سجّل تسليمه باليد', en: 'Record that it was handed over' },
  title: { ar: 'تسليم الحصة نقدًا أو بشيك', en: 'Share handed over in cash or by check' },
  to: { ar: 'المستفيد', en: 'Beneficiary' },
  method: { ar: 'كيف سُلّمت', en: 'How it was handed over' },
  cash: { ar: 'نقدًا', en: 'Cash' },
  check: { ar: 'بشيك', en: 'Check' },
  receipt: { ar: 'رقم السند الموقَّع أو الشيك', en: 'Number of the signed receipt or the check' },
  paidOn: { ar: 'يوم التسليم', en: 'Day it was handed over' },
  warning: {
    ar: 'تخرج الحصة من مستحقات المستفيدين بهذا السند، ولا تُصرف مرة أخرى.',
    en: 'The share leaves what is owed to beneficiaries with this receipt, and is not paid again.',
  },
  confirm: { ar: 'سجّل التسليم', en: 'Record it' },
  done: { ar: 'سُجّل تسليم الحصة', en: 'Share recorded as handed over' },
  failed: { ar: 'لم يُسجّل تسليم الحصة', en: 'The share was not recorded' },
});
