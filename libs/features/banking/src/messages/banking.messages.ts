import { bankingCatalogue } from '@waqf/contracts/messages';
import { defineMessages } from '@waqf/platform-web';

/** Words about the accounts of a waqf that several pages use. */
export const accountMessages = defineMessages({
  main: { ar: 'الحساب الرئيسي', en: 'Main account' },
  mainOf: { ar: 'الحساب الرئيسي للوقف', en: 'Main account of the waqf' },
  sub: { ar: 'حساب فرعي', en: 'Sub-account' },
  bank: { ar: 'المصرف', en: 'Bank' },
  number: { ar: 'رقم الحساب', en: 'Account number' },
  branch: { ar: 'الفرع', en: 'Branch' },
  opened: { ar: 'فُتح', en: 'Opened' },
  iban: { ar: 'الآيبان', en: 'IBAN' },
  statement: { ar: 'كشف الحساب', en: 'Statement' },
});

/** Messages of the accounts page of a waqf. */
export const bankingMessages = defineMessages({
  title: { ar: 'الحسابات البنكية', en: 'Bank accounts' },
  state: {
    ar: {
      zero: 'لا حسابات نشطة.',
      one: 'حساب واحد نشط.',
      two: 'حسابان نشطان.',
      few: '{count} حسابات نشطة.',
      many: '{count} حسابًا نشطًا.',
      other: '{count} حساب نشط.',
    },
    en: { one: 'One active account.', other: '{count} active accounts.' },
  },
  reconcile: { ar: 'المطابقة', en: 'Reconciliation' },
  createMain: { ar: 'أنشئ الحساب الرئيسي', en: 'Create the main account' },
  noMain: { ar: 'لا حساب رئيسي لهذا الوقف', en: 'This waqf has no main account' },
  noMainText: {
    ar: 'لا تُفتح الحسابات الفرعية ولا تُجرى التحويلات قبل فتح الحساب الرئيسي لدى المصرف.',
    en: 'Sub-accounts and transfers come after the bank has opened the main account.',
  },
  mainOpening: { ar: 'المصرف يفتح الحساب الرئيسي', en: 'The bank is opening the main account' },
  mainOpeningText: {
    ar: 'طُلب فتحه ولم يؤكده المصرف بعد. يظهر هنا متى فُتح، ويصلك إشعار.',
    en: 'It was asked for and the bank has not confirmed it yet. It appears here once it is open, and you are notified.',
  },
  mainClosed: { ar: 'أغلق المصرف الحساب الرئيسي', en: 'The bank closed the main account' },
  mainClosedText: {
    ar: 'لا تُجرى تحويلات ولا صرف حتى يُفتح حساب رئيسي آخر. اطلبه هنا، واطلب من المصرف تحويل الرصيد إليه، ثم طابق كشفه.',
    en: 'Nothing can be transferred or paid until another main account is open. Ask for it here, have the bank move the balance to it, then reconcile.',
  },
  createAnother: { ar: 'اطلب حسابًا رئيسيًا آخر', en: 'Ask for another main account' },
  noMainBefore: {
    ar: 'يُفتح الحساب الرئيسي عند اعتماد الوقف.',
    en: 'The main account is opened when the waqf is approved.',
  },
  mainCreated: bankingCatalogue.accountCreated,
  subCreated: bankingCatalogue.subAccountCreated,
  accountAsked: { ar: 'طُلب فتح الحساب من المصرف', en: 'The bank has been asked to open the account' },
  accountAskedText: {
    ar: 'لم يرد المصرف بعد. تعيد المنصة السؤال تلقائيًا وتُشعرك عند فتحه.',
    en: 'The bank has not answered yet. The platform keeps asking and tells you when it is open.',
  },
  createFailed: bankingCatalogue.accountFailed,
  createSubFailed: bankingCatalogue.subAccountFailed,

  total: { ar: 'مجموع الأرصدة', en: 'Total balances' },
  totalNote: {
    ar: {
      one: 'ريال، في حساب واحد',
      two: 'ريال، في حسابين',
      few: 'ريال، في {count} حسابات',
      many: 'ريال، في {count} حسابًا',
      other: 'ريال، في {count} حساب',
    },
    en: { one: 'SAR, in one account', other: 'SAR, in {count} accounts' },
  },
  accounts: { ar: 'الحسابات', en: 'Accounts' },
  split: {
    ar: {
      zero: 'رئيسي واحد بلا حسابات فرعية',
      one: 'رئيسي واحد وفرعي واحد',
      two: 'رئيسي واحد وفرعيان',
      few: 'رئيسي واحد و{count} فرعية',
      many: 'رئيسي واحد و{count} فرعيًا',
      other: 'رئيسي واحد و{count} فرعي',
    },
    en: { one: 'One main, one sub-account', other: 'One main, {count} sub-accounts' },
  },
  withoutMain: {
    ar: {
      zero: 'لا حساب رئيسي مفتوح',
      one: 'فرعي واحد، ولا حساب رئيسي مفتوح',
      two: 'فرعيان، ولا حساب رئيسي مفتوح',
      few: '{count} فرعية، ولا حساب رئيسي مفتوح',
      many: '{count} فرعيًا، ولا حساب رئيسي مفتوح',
      other: '{count} فرعي، ولا حساب رئيسي مفتوح',
    },
    en: {
      zero: 'No open main account',
      one: 'One sub-account, no open main account',
      other: '{count} sub-accounts, no open main account',
    },
  },
  completed: { ar: 'التحويلات المكتملة', en: 'Completed transfers' },
  completedNote: { ar: 'أكدها المصرف منذ فتح الحساب', en: 'Confirmed by the bank since the account opened' },
  available: { ar: 'الغلة القابلة للصرف {amount} ريال', en: 'Distributable yield {amount} SAR' },
  transferFromMain: { ar: 'تحويل من هذا الحساب', en: 'Transfer from this account' },
  transfer: { ar: 'تحويل', en: 'Transfer' },
  transferToSub: { ar: 'تحويل إلى هذا الحساب', en: 'Transfer to this account' },
  transactions: { ar: 'الحركات', en: 'Transactions' },
  subs: { ar: 'حسابات المستفيدين الفرعية', en: 'Sub-accounts of the beneficiaries' },
  noSubs: { ar: 'لا حسابات فرعية بعد', en: 'No sub-accounts yet' },
  noSubsText: {
    ar: 'يُفتح حساب فرعي لكل مستفيد يُضاف إلى الوقف.',
    en: 'A sub-account is opened for every beneficiary added to the waqf.',
  },
  share: { ar: 'النصيب من الغلة {share}%', en: 'Share of the yield {share}%' },
  noShare: { ar: 'لم يُحدد نصيبه', en: 'No share is set' },

  without: { ar: 'مستفيدون بلا حساب', en: 'Beneficiaries without an account' },
  withoutNote: {
    ar: 'تُحفظ حصتهم في حساب الوقف حتى تُفتح حساباتهم.',
    en: 'Their share stays in the account of the waqf until their accounts are open.',
  },
  everyoneHas: { ar: 'لكل مستفيد حساب فرعي.', en: 'Every beneficiary has a sub-account.' },
  openSub: { ar: 'فتح حساب', en: 'Open account' },
  shareAlone: { ar: 'النصيب {share}%', en: 'Share {share}%' },
  'without.waiting': { ar: 'بانتظار الحساب الرئيسي', en: 'Awaiting the main account' },
  'without.opening': { ar: 'طُلب من المصرف', en: 'The bank has been asked' },
  'without.refused': { ar: 'رفضه المصرف', en: 'Refused by the bank' },

  chart: { ar: 'رصيد الغلة عبر الأشهر', en: 'Yield over the months' },
  chartNote: {
    ar: 'الغلة القابلة للصرف في آخر كل شهر ميلادي',
    en: 'The distributable yield at the end of each Gregorian month',
  },
  chartSeries: { ar: 'الغلة بالريال', en: 'Yield in SAR' },
  now: { ar: 'الآن {amount} ريال', en: 'Now {amount} SAR' },
});

/** Messages about asking the bank for its balances. */
export const refreshMessages = defineMessages({
  refresh: { ar: 'تحديث الأرصدة', en: 'Refresh balances' },
  asking: { ar: 'يُسأل المصرف عن الأرصدة', en: 'Asking the bank for the balances' },
  progress: { ar: '{done} من {total}', en: '{done} of {total}' },
  refreshed: bankingCatalogue.balancesRefreshed,
  agree: { ar: 'أرصدة الدفاتر مطابقة للمصرف حتى {time}', en: 'The books agree with the bank as of {time}' },
  agreeText: {
    ar: {
      one: 'سُئل المصرف عن حساب واحد.',
      two: 'سُئل المصرف عن حسابين.',
      few: 'سُئل المصرف عن {count} حسابات.',
      many: 'سُئل المصرف عن {count} حسابًا.',
      other: 'سُئل المصرف عن {count} حساب.',
    },
    en: { one: 'The bank was asked about one account.', other: 'The bank was asked about {count} accounts.' },
  },
  differ: { ar: 'رصيد المصرف يختلف عن الدفاتر', en: 'The bank differs from the books' },
  differText: {
    ar: 'لم يتغير شيء في الدفاتر. طابق كشف المصرف لتعرف سبب الفرق.',
    en: 'Nothing changed in the books. Reconcile the bank’s statement to find the reason.',
  },
  silent: { ar: 'لم يرد المصرف عن كل الحسابات', en: 'The bank did not answer for every account' },
  silentText: {
    ar: 'الأرصدة المعروضة من الدفاتر. أعد المحاولة بعد قليل.',
    en: 'The balances shown are those of the books. Try again in a while.',
  },
  account: { ar: 'الحساب', en: 'Account' },
  atBank: { ar: 'لدى المصرف', en: 'At the bank' },
  inBooks: { ar: 'في الدفاتر', en: 'In the books' },
  difference: { ar: 'الفرق', en: 'Difference' },
  reconcile: { ar: 'طابق الكشف', en: 'Reconcile' },
});

/** Messages of the list of transfers and their states. */
export const transferListMessages = defineMessages({
  latest: { ar: 'آخر التحويلات المكتملة', en: 'Latest completed transfers' },
  all: { ar: 'كل التحويلات', en: 'All transfers' },
  showAll: { ar: 'عرض الكل', en: 'View all' },
  showLatest: { ar: 'آخر المكتملة فقط', en: 'Only the latest completed' },
  description: { ar: 'البيان', en: 'Description' },
  receipt: { ar: 'الإيصال', en: 'Receipt' },
  receiptFailed: { ar: 'تعذر إصدار إيصال التحويل', en: 'The receipt could not be issued' },
  reference: { ar: 'مرجع {reference}', en: 'Reference {reference}' },
  noReference: { ar: 'بلا مرجع من المصرف', en: 'No bank reference' },
  parties: { ar: 'من وإلى', en: 'From and to' },
  date: { ar: 'التاريخ', en: 'Date' },
  status: { ar: 'الحالة', en: 'Status' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  anyStatus: { ar: 'كل الحالات', en: 'Every status' },
  filter: { ar: 'الحالة', en: 'Status' },
  empty: { ar: 'لا تحويلات مكتملة بعد', en: 'No completed transfers yet' },
  emptyAll: { ar: 'لا تحويلات بعد', en: 'No transfers yet' },
  emptyText: {
    ar: 'تظهر هنا التحويلات بين حسابات الوقف.',
    en: 'Transfers between the accounts of the waqf appear here.',
  },
  failed: { ar: 'تعذر تحميل التحويلات', en: 'The transfers could not be loaded' },
});
