import { defineMessages } from '@waqf/platform-web';
import { portalMessages } from '../components/portal-messages';
import { walletWords } from '../model/wallet-figure';

export const messages = defineMessages({
  hello: { ar: 'أهلًا {name}', en: 'Welcome, {name}' },
  'state.none': { ar: 'لا تستفيد من وقف بعد.', en: 'You are not a beneficiary of any waqf yet.' },
  'state.some': {
    ar: {
      zero: '',
      one: 'تستفيد من وقف واحد.',
      two: 'تستفيد من وقفين.',
      few: 'تستفيد من {count} أوقاف.',
      many: 'تستفيد من {count} وقفًا.',
      other: 'تستفيد من {count} وقف.',
    },
    en: { one: 'You benefit from one waqf.', other: 'You benefit from {count} waqfs.' },
  },
  'state.suspended': {
    ar: {
      zero: '',
      one: 'استحقاقك موقوف مؤقتًا في وقف واحد.',
      two: 'استحقاقك موقوف مؤقتًا في وقفين.',
      few: 'استحقاقك موقوف مؤقتًا في {count} أوقاف.',
      many: 'استحقاقك موقوف مؤقتًا في {count} وقفًا.',
      other: 'استحقاقك موقوف مؤقتًا في {count} وقف.',
    },
    en: {
      one: 'Your entitlement is suspended for now in one waqf.',
      other: 'Your entitlement is suspended for now in {count} waqfs.',
    },
  },
  wardHello: { ar: 'محفظة {name}', en: 'Wallet of {name}' },
  'wardState.none': { ar: 'لا نصيب في وقف بعد.', en: 'No share in a waqf yet.' },
  'wardState.some': {
    ar: {
      zero: '',
      one: 'نصيب في وقف واحد.',
      two: 'نصيب في وقفين.',
      few: 'نصيب في {count} أوقاف.',
      many: 'نصيب في {count} وقفًا.',
      other: 'نصيب في {count} وقف.',
    },
    en: { one: 'A share in one waqf.', other: 'A share in {count} waqfs.' },
  },
  'wardState.suspended': {
    ar: {
      zero: '',
      one: 'الاستحقاق موقوف مؤقتًا في وقف واحد.',
      two: 'الاستحقاق موقوف مؤقتًا في وقفين.',
      few: 'الاستحقاق موقوف مؤقتًا في {count} أوقاف.',
      many: 'الاستحقاق موقوف مؤقتًا في {count} وقفًا.',
      other: 'الاستحقاق موقوف مؤقتًا في {count} وقف.',
    },
    en: {
      one: 'The entitlement is suspended for now in one waqf.',
      other: 'The entitlement is suspended for now in {count} waqfs.',
    },
  },
  wardWallet: { ar: 'المحفظة', en: 'Wallet' },
  wardBalance: { ar: 'رصيد الحسابات الفرعية الآن', en: 'The balance of the sub-accounts now' },
  ...walletWords,
  month: { ar: 'وصل حساباتك هذا الشهر', en: 'Received in your accounts this month' },
  lastMonth: { ar: 'وصل حساباتك الشهر الماضي', en: 'Received in your accounts last month' },
  changeUp: {
    ar: 'أعلى {percent}% من الأيام نفسها في الشهر الماضي',
    en: '{percent}% above the same days of last month',
  },
  changeDown: {
    ar: 'أقل {percent}% من الأيام نفسها في الشهر الماضي',
    en: '{percent}% below the same days of last month',
  },
  changeNone: { ar: 'كالأيام نفسها في الشهر الماضي', en: 'As in the same days of last month' },
  noChange: {
    ar: 'لم يصل شيء في الأيام نفسها من الشهر الماضي',
    en: 'Nothing was received in the same days of last month',
  },
  waqfs: { ar: 'أوقاف تستفيد منها', en: 'Waqfs you benefit from' },
  accounts: { ar: 'حساباتك البنكية', en: 'Your bank accounts' },
  shares: { ar: 'أنصبتك من الأوقاف', en: 'Your shares' },
  share: {
    ar: 'نصيبك {percent}% · وصل منه إلى حسابك هذا الشهر',
    en: 'Your share {percent}% · received in your account this month',
  },
  shareUnset: { ar: 'وصل منه إلى حسابك هذا الشهر', en: 'Received from it in your account this month' },
  suspended: { ar: 'موقوف مؤقتًا', en: 'Suspended for now' },
  sharesEmpty: { ar: 'لا أنصبة بعد', en: 'No shares yet' },
  sharesEmptyText: {
    ar: 'يظهر نصيبك هنا عندما يضيفك ناظر الوقف إلى المستفيدين.',
    en: 'Your share appears here once the nazir of a waqf adds you.',
  },
  tabs: { ar: 'أقسام المحفظة', en: 'Parts of the wallet' },
  'tab.allocations': { ar: 'الأنصبة', en: 'Shares' },
  'tab.accounts': { ar: 'الحسابات', en: 'Accounts' },
  'tab.transactions': { ar: 'المعاملات', en: 'Transactions' },
  'tab.reports': { ar: 'التقارير', en: 'Reports' },
  failed: { ar: 'تعذر تحميل اللوحة المالية', en: 'The financial dashboard could not be loaded' },
});

/** These texts in a minor's portal, which the guardian reads. */
export const dashboardTexts = portalMessages(messages, {
  month: { ar: 'الواصل إلى الحسابات هذا الشهر', en: 'Received in the accounts this month' },
  lastMonth: { ar: 'الواصل إلى الحسابات الشهر الماضي', en: 'Received in the accounts last month' },
  waqfs: { ar: 'أوقاف {minor}', en: 'Waqfs of {minor}' },
  accounts: { ar: 'حسابات {minor}', en: 'Accounts of {minor}' },
  shares: { ar: 'أنصبة {minor}', en: 'Shares of {minor}' },
  share: {
    ar: 'النصيب {percent}% · الواصل منه إلى الحساب هذا الشهر',
    en: 'Share {percent}% · received in the account this month',
  },
  shareUnset: { ar: 'الواصل منه إلى الحساب هذا الشهر', en: 'Received from it in the account this month' },
  sharesEmptyText: {
    ar: 'يظهر النصيب هنا عندما يضيف ناظر وقف {minor} إلى المستفيدين.',
    en: 'The share appears here once the nazir of a waqf adds {minor}.',
  },
});
