import { bankingCatalogue, loadingCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

/** Messages of the transfer dialog. */
export const transferMessages = defineMessages({
  title: { ar: 'تحويل بين حسابات الوقف', en: 'Transfer between accounts of the waqf' },
  confirmTitle: { ar: 'تأكيد التحويل', en: 'Confirm the transfer' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  fromAccount: { ar: 'من حساب', en: 'From account' },
  toAccount: { ar: 'إلى حساب', en: 'To account' },
  choose: { ar: 'اختر الحساب', en: 'Choose the account' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  available: { ar: 'المتاح للتحويل {amount} ريال', en: 'Available for transfer {amount} SAR' },
  description: { ar: 'البيان', en: 'Description' },
  descriptionHint: { ar: 'يظهر في كشف الحسابين', en: 'Appears in both statements' },
  none: { ar: 'بلا بيان', en: 'None' },
  next: { ar: 'تابع إلى التأكيد', en: 'Continue to confirmation' },
  back: { ar: 'رجوع للتعديل', en: 'Back to edit' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  willMove: { ar: 'سيُحوَّل الآن', en: 'To be transferred now' },
  willAsk: { ar: 'يُحوَّل بعد موافقة الواقف', en: 'To be transferred once the founder approves' },
  after: { ar: 'الرصيد بعد التحويل', en: 'Balance after' },
  warning: {
    ar: 'لا يُلغى التحويل بعد إرساله إلى المصرف. إن حدث خطأ فيُصحَّح بقيد عكسي.',
    en: 'A transfer can’t be cancelled once sent to the bank. A mistake is corrected by a reversing entry.',
  },
  mayNeedApproval: {
    ar: 'إن زاد المبلغ على حد الوقف انتظر التحويل موافقة الواقف، ولا يتحرك المال قبلها.',
    en: 'Above the limit of the waqf the transfer waits for the founder’s approval, and no money moves before it.',
  },
  before: { ar: 'الرصيد الآن', en: 'Balance now' },
  limit: { ar: 'حدّك اليوم بلا موافقة', en: 'Your limit today without approval' },
  sar: { ar: '{amount} ريال', en: '{amount} SAR' },
  limitUsed: { ar: 'استُعمل {used}', en: 'Used {used}' },
  limitOwn: { ar: 'هذا التحويل {amount}', en: 'This transfer {amount}' },
  limitLeft: { ar: 'يبقى بعده {amount} ريال', en: '{amount} SAR remain after it' },
  limitAbove: {
    ar: 'يزيد على الحد: ينتظر موافقة الواقف، ولا يتحرك المال قبلها.',
    en: 'Above the limit: it waits for the founder’s approval, and no money moves before it.',
  },
  newPayee: {
    ar: 'قد تنتظر أول دفعة كبيرة إلى مستفيد جديد موافقة الواقف أيضًا.',
    en: 'A large first payment to a new payee may wait for the founder as well.',
  },
  submit: { ar: 'حوّل {amount} ريال', en: 'Transfer {amount} SAR' },
  ask: { ar: 'اطلب تحويل {amount} ريال', en: 'Request {amount} SAR' },

  insufficientBy: {
    ar: `${bankingCatalogue.insufficientBalance.ar}. ينقصه {amount} ريال`,
    en: `${bankingCatalogue.insufficientBalance.en}: {amount} SAR short`,
  },

  recorded: { ar: 'سُجل التحويل', en: 'Transfer recorded' },
  recordedText: {
    ar: 'خرج {amount} ريال من {from} إلى {to}، وننتظر تأكيد المصرف.',
    en: '{amount} SAR left {from} for {to}; the bank’s confirmation is on its way.',
  },
  completed: bankingCatalogue.transferred,
  completedText: {
    ar: 'أكد المصرف تحويل {amount} ريال من {from} إلى {to}.',
    en: 'The bank confirmed {amount} SAR from {from} to {to}.',
  },
  awaiting: { ar: 'التحويل بانتظار موافقة الواقف', en: 'The transfer awaits the founder’s approval' },
  awaitingText: {
    ar: 'لم يتحرك شيء من {amount} ريال بعد. يُشعرك النظام عندما يوافق الواقف أو يرفض.',
    en: 'None of the {amount} SAR has moved yet. You are told when the founder approves or rejects it.',
  },
  failed: bankingCatalogue.transferFailed,
  failedDefault: bankingCatalogue.transferDefault,
  notTransferred: loadingCatalogue.transfer,
  unknown: {
    ar: 'انقطع الاتصال قبل وصول الرد. أعد المحاولة من هنا: لن يُنفَّذ التحويل مرتين.',
    en: 'The connection broke before the answer came. Try again from here: the transfer will not be made twice.',
  },
});

/** Messages about the amount above which transfers need the founder's approval. */
export const policyMessages = defineMessages({
  title: { ar: 'حد الموافقة', en: 'Approval limit' },
  usual: {
    ar: 'ما زاد على {amount} ريال ينتظر موافقة الواقف، وهو حد المنصة.',
    en: 'Transfers of more than {amount} SAR await the founder’s approval: the platform’s limit.',
  },
  own: {
    ar: 'ما زاد على {amount} ريال ينتظر موافقة الواقف، وهو حد هذا الوقف.',
    en: 'Transfers of more than {amount} SAR await the founder’s approval: this waqf’s own limit.',
  },
  every: { ar: 'كل تحويل ينتظر موافقة الواقف.', en: 'Every transfer awaits the founder’s approval.' },
  founderOnly: { ar: 'يضبطه الواقف وحده.', en: 'Only the founder sets it.' },
  amount: { ar: 'الحد الجديد', en: 'New limit' },
  hint: {
    ar: 'صفر يجعل كل تحويل ينتظر موافقتك. يسري على ما يُطلب بعد الحفظ، ويُشعر الناظر.',
    en: 'With zero, every transfer waits for your approval. It applies to transfers requested after you save; the nazir is told.',
  },
  save: { ar: 'احفظ الحد', en: 'Save the limit' },
  reset: { ar: 'ارجع إلى حد المنصة {amount} ريال', en: 'Back to the platform’s {amount} SAR' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  close: { ar: 'إغلاق', en: 'Close' },
  second: { ar: 'الشخص الثاني', en: 'Second person' },
  nobody: {
    ar: 'لم يُسمَّ أحد. إن كان الواقف هو الناظر فلا يوافق على طلبه إلا بعد 24 ساعة.',
    en: 'Nobody is named. A founder who is the nazir too approves their own request only after 24 hours.',
  },
  somebody: { ar: '{name} يوافق مع الواقف على ما زاد على الحد.', en: '{name} decides together with the founder.' },
  nameSecond: { ar: 'سمِّ شخصًا ثانيًا', en: 'Name a second person' },
  nameOther: { ar: 'سمِّ غيره', en: 'Name somebody else' },
  removeSecond: { ar: 'أزل التسمية', en: 'Remove this person' },
  secondId: { ar: 'رقم هويته', en: 'Their national ID' },
  secondName: { ar: 'اسمه كما تعرفه', en: 'Their name as you know it' },
  secondHint: {
    ar: 'ليس الواقف ولا الناظر. يرى طلبات الموافقة وحدها.',
    en: 'Neither founder nor nazir. They see requests for approval and nothing else.',
  },
  saveSecond: { ar: 'احفظ التسمية', en: 'Save' },
  named: { ar: 'سُمي الشخص الثاني', en: 'Second person named' },
  unnamed: { ar: 'أُزيلت التسمية', en: 'Second person removed' },
  saved: { ar: 'حُفظ حد الموافقة', en: 'Approval limit saved' },
  failed: { ar: 'تعذر حفظ حد الموافقة', en: 'The approval limit could not be saved' },
});
