import { defineMessages } from '@waqf/platform-web';

/** What the tabs of a waqf's details show. */
export const tabMessages = defineMessages({
  'tab.money': { ar: 'المعاملات', en: 'Transactions' },
  'tab.people': { ar: 'المستفيدون', en: 'Beneficiaries' },
  'tab.distributions': { ar: 'التوزيعات', en: 'Distributions' },
  'tab.history': { ar: 'سجل التغييرات', en: 'History' },

  money: { ar: 'أحدث المعاملات', en: 'Latest transactions' },
  moneyAll: { ar: 'كل المعاملات', en: 'All transactions' },
  moneyEmpty: { ar: 'لا معاملات مالية بعد.', en: 'No financial transactions yet.' },
  recordedBy: { ar: 'سجلها {name}', en: 'Recorded by {name}' },

  people: { ar: 'المستفيدون وأنصبتهم', en: 'Beneficiaries and their shares' },
  peopleAll: { ar: 'إدارة المستفيدين', en: 'Manage the beneficiaries' },
  peopleEmpty: { ar: 'لا مستفيدين بعد.', en: 'No beneficiaries yet.' },
  shareNone: { ar: 'بلا نسبة', en: 'No share set' },
  sum: { ar: 'مجموع النسب {total}%', en: 'The shares sum up to {total}%' },
  newest: { ar: 'أحدث {count} من {all}', en: 'The newest {count} of {all}' },
  suspended: { ar: 'موقوف', en: 'Suspended' },

  rules: { ar: 'قواعد التوزيع', en: 'Distribution rules' },
  rulesOpen: { ar: 'افتح القواعد', en: 'Open the rules' },
  rulesByShares: { ar: 'تُقسم الغلة بالنسب المسجلة.', en: 'The yield is divided by the recorded shares.' },
  rulesInForce: { ar: 'النسخة {version} معمول بها.', en: 'Version {version} is in force.' },
  rulesProposed: { ar: 'نسخة جديدة تنتظر الموافقة.', en: 'A new version awaits approval.' },
  runs: { ar: 'دورات التوزيع', en: 'Distribution runs' },
  runsOpen: { ar: 'كل الدورات', en: 'All runs' },
  runsEmpty: { ar: 'لا دورات توزيع بعد.', en: 'No distribution runs yet.' },
  'run.draft': { ar: 'مسودة', en: 'Draft' },
  'run.calculated': { ar: 'محسوبة', en: 'Calculated' },
  'run.submitted': { ar: 'بانتظار الموافقة', en: 'Awaiting approval' },
  'run.approved': { ar: 'معتمدة', en: 'Approved' },
  'run.paying': { ar: 'قيد الصرف', en: 'Being paid' },
  'run.paid': { ar: 'مصروفة', en: 'Paid' },
  'run.partially_failed': { ar: 'تعذّر صرف بعضها', en: 'Partly failed' },
  'run.closed': { ar: 'مقفلة', en: 'Closed' },
  'run.rejected': { ar: 'مرفوضة', en: 'Rejected' },
  'run.cancelled': { ar: 'ملغاة', en: 'Cancelled' },

  history: { ar: 'سجل التغييرات', en: 'History' },
  historyNote: { ar: 'من فعل ماذا ومتى، ولا يُحذف منه شيء', en: 'Who did what and when; nothing is ever removed' },
  historyEmpty: { ar: 'لا تغييرات بعد.', en: 'No changes yet.' },
  platform: { ar: 'المنصة', en: 'The platform' },
  more: { ar: 'اعرض المزيد', en: 'Show more' },
  failed: { ar: 'تعذر تحميل هذا القسم', en: 'This section could not be loaded' },
  changedTo: { ar: '{field}: {before} ← {after}', en: '{field}: {before} → {after}' },
  setTo: { ar: '{field}: {after}', en: '{field}: {after}' },
  none: { ar: 'لا شيء', en: 'none' },
  yes: { ar: 'نعم', en: 'yes' },
  no: { ar: 'لا', en: 'no' },
  because: { ar: 'السبب: {reason}', en: 'Reason: {reason}' },
});

/** Names of what an act changed; a field that is not here is not shown. */
export const fieldNames = defineMessages({
  name: { ar: 'الاسم', en: 'Name' },
  description: { ar: 'الوصف', en: 'Description' },
  status: { ar: 'الحالة', en: 'Status' },
  allocatedPercentage: { ar: 'النسبة', en: 'Share' },
  isActive: { ar: 'الاستحقاق قائم', en: 'Entitled' },
  fullName: { ar: 'الاسم الكامل', en: 'Full name' },
  relationship: { ar: 'صلة القرابة', en: 'Relationship' },
  class: { ar: 'الفئة', en: 'Class' },
  weight: { ar: 'الوزن', en: 'Weight' },
  tier: { ar: 'الطبقة', en: 'Tier' },
  entitledFrom: { ar: 'يستحق من', en: 'Entitled from' },
  bornOn: { ar: 'تاريخ الميلاد', en: 'Born on' },
  diedOn: { ar: 'تاريخ الوفاة', en: 'Died on' },
  versionInForce: { ar: 'نسخة القواعد المعمول بها', en: 'Version of the rules in force' },
  effectiveFrom: { ar: 'يُعمل بها من', en: 'Effective from' },
  approvalAbove: { ar: 'حد الموافقة (ريال)', en: 'Approval limit (SAR)' },
});

/** Values of the trail in words; a value that is not here is shown as it is. */
export const valueNames = defineMessages({
  draft: { ar: 'مسودة', en: 'Draft' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  approved: { ar: 'معتمد', en: 'Approved' },
  processing: { ar: 'قيد القراءة', en: 'Being read' },
  processed: { ar: 'مقروء', en: 'Read' },
  error: { ar: 'تعذرت قراءته', en: 'Not readable' },
  uploaded: { ar: 'مرفوع', en: 'Uploaded' },
});
