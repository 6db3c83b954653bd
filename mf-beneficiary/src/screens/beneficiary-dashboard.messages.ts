import { defineMessages } from '@waqf/platform-web';

export const messages = defineMessages({
  hello: { ar: 'أهلًا {name}', en: 'Welcome, {name}' },
  'state.none': { ar: 'لم تُسجَّل مستفيدًا في وقف بعد.', en: 'You are not a beneficiary of any waqf yet.' },
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
  wallet: { ar: 'محفظتك', en: 'Your wallet' },
  balance: { ar: 'رصيد حساباتك الفرعية الآن', en: 'The balance of your sub-accounts now' },
  came: { ar: 'وصل إليها هذا الشهر', en: 'Received there this month' },
  month: { ar: 'وصلك هذا الشهر', en: 'Received this month' },
  lastMonth: { ar: 'وصلك الشهر الماضي', en: 'Received last month' },
  change: { ar: '{percent}% عن الشهر الماضي', en: '{percent}% compared with last month' },
  noChange: { ar: 'لا مقارنة مع الشهر الماضي', en: 'No comparison with last month' },
  waqfs: { ar: 'أوقاف تستفيد منها', en: 'Waqfs you benefit from' },
  accounts: { ar: 'حساباتك البنكية', en: 'Your bank accounts' },
  shares: { ar: 'أنصبتك من الأوقاف', en: 'Your shares' },
  share: { ar: 'نصيبك {percent}% · وصلك منه هذا الشهر', en: 'Your share {percent}% · received this month' },
  sharesEmpty: { ar: 'لا أنصبة بعد', en: 'No shares yet' },
  sharesEmptyText: {
    ar: 'يظهر نصيبك هنا عندما يضيفك ناظر الوقف مستفيدًا.',
    en: 'Your share appears here once the nazir of a waqf adds you.',
  },
  tabs: { ar: 'أقسام المحفظة', en: 'Parts of the wallet' },
  'tab.allocations': { ar: 'الأنصبة', en: 'Shares' },
  'tab.accounts': { ar: 'الحسابات', en: 'Accounts' },
  'tab.transactions': { ar: 'المعاملات', en: 'Transactions' },
  'tab.reports': { ar: 'التقارير', en: 'Reports' },
  failed: { ar: 'تعذر تحميل اللوحة المالية', en: 'The financial dashboard could not be loaded' },
});
