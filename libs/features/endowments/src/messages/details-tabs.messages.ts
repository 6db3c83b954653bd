import { defineMessages } from '@waqf/platform-web';

/** Messages of the tabs of a waqf's details. */
export const tabMessages = defineMessages({
  'tab.money': { ar: 'المعاملات', en: 'Transactions' },
  'tab.people': { ar: 'المستفيدون', en: 'Beneficiaries' },
  'tab.distributions': { ar: 'التوزيعات', en: 'Distributions' },
  'tab.rules': { ar: 'القواعد', en: 'Rules' },
  'tab.history': { ar: 'سجل التغييرات', en: 'History' },

  money: { ar: 'أحدث المعاملات', en: 'Latest transactions' },
  moneyAll: { ar: 'كل المعاملات', en: 'All transactions' },
  fiscalYears: { ar: 'السنوات المالية وإقفالها', en: 'Fiscal years and their closing' },
  moneyEmpty: { ar: 'لا معاملات مالية بعد.', en: 'No financial transactions yet.' },
  recordedBy: { ar: 'سجلها {name}', en: 'Recorded by {name}' },

  people: { ar: 'المستفيدون وأنصبتهم', en: 'Beneficiaries and their shares' },
  peopleAll: { ar: 'إدارة المستفيدين', en: 'Manage the beneficiaries' },
  peopleEmpty: { ar: 'لا مستفيدين بعد.', en: 'No beneficiaries yet.' },
  shareNone: { ar: 'بلا نسبة', en: 'No share set' },
  sum: { ar: 'مجموع النسب {total}%', en: 'The shares add up to {total}%' },
  newest: { ar: 'أحدث {count} من {all}', en: 'The newest {count} of {all}' },
  suspended: { ar: 'موقوف', en: 'Suspended' },
  deceased: { ar: 'متوفى', en: 'Deceased' },

  rules: { ar: 'قواعد التوزيع', en: 'Distribution rules' },
  rulesOpen: { ar: 'افتح القواعد', en: 'Open the rules' },
  rulesByShares: { ar: 'تُقسم الغلة بالنسب المسجلة.', en: 'The yield is divided by the recorded shares.' },
  rulesInForce: { ar: 'النسخة {version} معمول بها.', en: 'Version {version} is in force.' },
  rulesProposed: { ar: 'نسخة جديدة تنتظر الموافقة.', en: 'A new version awaits approval.' },
  runs: { ar: 'دورات التوزيع', en: 'Distribution runs' },
  runsOpen: { ar: 'كل الدورات', en: 'All runs' },
  runsEmpty: { ar: 'لا دورات توزيع بعد.', en: 'No distribution runs yet.' },

  history: { ar: 'سجل التغييرات', en: 'History' },
  historyNote: { ar: 'من فعل ماذا ومتى، ولا يُحذف منه شيء', en: 'Who did what and when; nothing is ever removed' },
  historyEmpty: { ar: 'لا تغييرات بعد.', en: 'No changes yet.' },
  platform: { ar: 'المنصة', en: 'The platform' },
  failed: { ar: 'تعذر تحميل هذا القسم', en: 'This section could not be loaded' },
  changedTo: { ar: '{field}: {before} ← {after}', en: '{field}: {before} → {after}' },
  setTo: { ar: '{field}: {after}', en: '{field}: {after}' },
  none: { ar: 'لا شيء', en: 'none' },
  yes: { ar: 'نعم', en: 'yes' },
  no: { ar: 'لا', en: 'no' },
  about: { ar: 'عن {name}', en: 'About {name}' },
  amount: { ar: '{amount} ريال', en: '{amount} SAR' },
  because: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
});
