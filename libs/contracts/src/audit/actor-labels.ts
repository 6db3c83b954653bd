import { lookUp } from '../answered.js';
import type { Language } from '../identity/index.js';
import type { Bilingual } from '../problem/index.js';

/** What the platform does by itself, by the task name in the audit trail. */
export const platformTasks: Readonly<Record<string, Bilingual>> = {
  'admin:grant': { ar: 'منح دور المدير من الخادم', en: 'granting an administrator at the server' },
  'administration.notices': { ar: 'إشعارات الإدارة', en: 'notices to administrators' },
  'approvals.notices': { ar: 'إشعارات الموافقات', en: 'notices on approvals' },
  'approvals.check-requester': { ar: 'التحقق من مقدم الطلب', en: 'checking the requester' },
  'audit.watch': { ar: 'مراقبة سجل التدقيق', en: 'watching the audit trail' },
  'audit:verify': { ar: 'فحص سجل التدقيق', en: 'checking the audit trail' },
  'backups.make': { ar: 'أخذ النسخ الاحتياطية', en: 'taking backups' },
  'backups.notices': { ar: 'إشعارات النسخ الاحتياطية', en: 'notices on backups' },
  'backups.prove': { ar: 'تجربة النسخ الاحتياطية', en: 'trying backups' },
  'backups.restore': { ar: 'استعادة نسخة احتياطية', en: 'restoring a backup' },
  'backups.tend': { ar: 'متابعة النسخ الاحتياطية', en: 'looking after backups' },
  'bank-counterparties.pay': { ar: 'محاكاة جهات مصرفية', en: 'simulating other banks' },
  'banking.approve-transfer': { ar: 'قرار طلب التحويل', en: 'deciding on a transfer' },
  'banking.await-account': { ar: 'انتظار فتح الحسابات', en: 'waiting for accounts to open' },
  'banking.await-main-account': { ar: 'انتظار الحساب الرئيسي', en: 'waiting for the main account' },
  'banking.describe-approval': { ar: 'عرض طلب التحويل', en: 'describing a transfer request' },
  'banking.dispatch': { ar: 'إرسال التحويلات إلى المصرف', en: 'sending transfers to the bank' },
  'banking.follow-account': { ar: 'متابعة فتح الحسابات', en: 'following the opening of accounts' },
  'banking.main-accounts-watch': { ar: 'مراقبة الحسابات الرئيسية', en: 'watching the main accounts' },
  'banking.notices': { ar: 'إشعارات الحسابات والتحويلات', en: 'notices on accounts and transfers' },
  'banking.open-account': { ar: 'فتح الحسابات', en: 'opening accounts' },
  'banking.opening-watch': { ar: 'مراقبة فتح الحسابات', en: 'watching the opening of accounts' },
  'banking.pay': { ar: 'الدفع', en: 'paying' },
  'banking.push-decision': { ar: 'إشعار قرار التحويل', en: 'telling of the decision on a transfer' },
  'banking.transfer': { ar: 'قيد التحويلات', en: 'recording transfers' },
  'beneficiaries.account-opened': { ar: 'ربط حساب المستفيد', en: 'linking the account of a beneficiary' },
  'beneficiaries.dispute-notices': { ar: 'إشعارات الطعن في الاستحقاق', en: 'notices on disputed entitlements' },
  'beneficiaries.iban-notices': { ar: 'إشعارات آيبان الصرف', en: 'notices on payee IBANs' },
  'beneficiaries.notices': { ar: 'إشعارات المستفيدين', en: 'notices to beneficiaries' },
  'beneficiaries.request-iban': { ar: 'طلب آيبان الصرف', en: 'requesting a payee IBAN' },
  'beneficiaries.suspension-notices': { ar: 'إشعارات إيقاف الصرف', en: 'notices on suspended payments' },
  'closing.notices': { ar: 'إشعارات السنة المالية', en: 'notices on fiscal years' },
  'distributions.calculate': { ar: 'حساب التوزيعات', en: 'calculating distributions' },
  'distributions.follow-payments': { ar: 'متابعة دفعات التوزيع', en: 'following the payments of distributions' },
  'distributions.notices': { ar: 'إشعارات التوزيع', en: 'notices on distributions' },
  'distributions.run-notices': { ar: 'إشعارات دورات التوزيع', en: 'notices on distribution runs' },
  'distributions.send': { ar: 'صرف التوزيعات', en: 'paying distributions' },
  'distributions.unpaid-notices': { ar: 'إشعارات ما لم يُصرف', en: 'notices on unpaid shares' },
  'distributions.watch-runs': { ar: 'متابعة دورات التوزيع', en: 'watching distribution runs' },
  'documents.read': { ar: 'قراءة الصكوك', en: 'reading deeds' },
  'documents.recover': { ar: 'استئناف قراءة الصكوك', en: 'resuming the reading of deeds' },
  'documents.sweep-files': { ar: 'إزالة الملفات المتروكة', en: 'removing abandoned files' },
  'endowments.notices': { ar: 'إشعارات الأوقاف', en: 'notices on waqfs' },
  'endowments.remind-founders': { ar: 'تذكير الواقفين', en: 'reminding founders' },
  'endowments.search-index': { ar: 'فهرسة البحث', en: 'indexing for search' },
  'finances.notices': { ar: 'إشعارات المعاملات', en: 'notices on transactions' },
  'ledger:verify': { ar: 'فحص دفتر الأستاذ', en: 'checking the ledger' },
  'notifications.deliver': { ar: 'إرسال الإشعارات', en: 'sending notifications' },
  'notifications.email-link': { ar: 'تأكيد البريد الإلكتروني', en: 'confirming an e-mail address' },
  'notifications.forget': { ar: 'حذف الإشعارات القديمة', en: 'removing old notifications' },
  'objections.founder-notices': { ar: 'إشعار الواقف بالاعتراضات', en: 'notices on objections to the founder' },
  'objections.notices': { ar: 'إشعارات الاعتراضات', en: 'notices on objections' },
  'objections.reviewer': { ar: 'مراجعة الاعتراضات', en: 'review of objections' },
  'objections.tell-overdue': { ar: 'التنبيه إلى الاعتراضات المتأخرة', en: 'telling of overdue objections' },
  'operations.logs': { ar: 'حفظ سجلات النظام', en: 'keeping the system’s logs' },
  'operations.notices': { ar: 'إشعارات النظام', en: 'notices on the system' },
  'operations.watch': { ar: 'مراقبة النظام', en: 'watching the system' },
  outbox: { ar: 'تبليغ الأحداث', en: 'delivering events' },
  'reconciliation.match-entry': { ar: 'مطابقة القيود بالكشف', en: 'matching entries with statements' },
  'releases.adopt': { ar: 'اعتماد الإصدارات', en: 'adopting releases' },
  'releases.notices': { ar: 'إشعارات الإصدارات', en: 'notices on releases' },
  'releases.promote': { ar: 'ترقية الإصدارات', en: 'promoting releases' },
  'releases.serve': { ar: 'تقديم الإصدارات', en: 'serving releases' },
  'releases.watch': { ar: 'مراقبة الإصدارات', en: 'watching releases' },
  'reporting.beneficiary-profile': { ar: 'ملف المستفيد', en: 'the file of a beneficiary' },
  'reporting.expire-exports': { ar: 'حذف الملفات المصدّرة القديمة', en: 'removing old exports' },
  'reporting.fail-lost-exports': { ar: 'متابعة الملفات المصدّرة', en: 'watching exports' },
  'reporting.make-export': { ar: 'إعداد الملفات المصدّرة', en: 'making exports' },
  'reporting.notices': { ar: 'إشعارات التقارير', en: 'notices on reports' },
  'reporting.prove-pack': { ar: 'فحص حزمة المراجعة والتسليم', en: 'checking a pack for audit and handover' },
  'reporting.run-schedules': { ar: 'التقارير المجدولة', en: 'scheduled reports' },
  samples: { ar: 'بيانات العرض', en: 'sample data' },
  'security.txt': { ar: 'ملف security.txt', en: 'the security.txt file' },
  'supporting-documents.notices': { ar: 'إشعارات وثائق المستفيدين', en: 'notices on documents of beneficiaries' },
  'supporting-documents.reviewer': { ar: 'مراجعة وثائق المستفيدين', en: 'review of documents of beneficiaries' },
};

/** What an act was done to, by the kind's name in the audit trail. */
export const subjectTypes: Readonly<Record<string, Bilingual>> = {
  approval: { ar: 'طلب موافقة', en: 'Approval request' },
  audit: { ar: 'سجل التدقيق', en: 'Audit trail' },
  backup: { ar: 'نسخة احتياطية', en: 'Backup' },
  'bank-account': { ar: 'حساب مصرفي', en: 'Bank account' },
  'bank-statement': { ar: 'كشف حساب', en: 'Bank statement' },
  'bank-transfer': { ar: 'تحويل مصرفي', en: 'Bank transfer' },
  beneficiary: { ar: 'مستفيد', en: 'Beneficiary' },
  call: { ar: 'طلب مرفوض', en: 'Refused call' },
  'distribution-correction': { ar: 'تصحيح توزيع', en: 'Distribution correction' },
  'distribution-line': { ar: 'سطر توزيع', en: 'Distribution line' },
  'distribution-run': { ar: 'توزيع', en: 'Distribution' },
  document: { ar: 'مستند', en: 'Document' },
  event: { ar: 'حدث', en: 'Event' },
  export: { ar: 'ملف مصدّر', en: 'Export' },
  'fiscal-year': { ar: 'سنة مالية', en: 'Fiscal year' },
  guardianship: { ar: 'ولاية', en: 'Guardianship' },
  job: { ar: 'مهمة', en: 'Job' },
  logs: { ar: 'سجلات النظام', en: 'System logs' },
  objection: { ar: 'اعتراض', en: 'Objection' },
  'payment-batch': { ar: 'دفعة مدفوعات', en: 'Payment batch' },
  person: { ar: 'شخص', en: 'Person' },
  releases: { ar: 'الإصدارات', en: 'Releases' },
  remote: { ar: 'واجهة دور', en: 'Remote' },
  'repeating-transaction': { ar: 'معاملة متكررة', en: 'Repeating transaction' },
  'report-schedule': { ar: 'تقرير مجدول', en: 'Scheduled report' },
  'rule-set': { ar: 'قواعد التوزيع', en: 'Distribution rules' },
  session: { ar: 'جلسة', en: 'Session' },
  settings: { ar: 'الإعدادات', en: 'Settings' },
  'sign-in': { ar: 'تسجيل دخول', en: 'Sign-in' },
  'statement-line': { ar: 'سطر كشف حساب', en: 'Statement line' },
  'supporting-document': { ar: 'مستند مؤيد', en: 'Supporting document' },
  table: { ar: 'جدول', en: 'Table' },
  transaction: { ar: 'معاملة', en: 'Transaction' },
  user: { ar: 'مستخدم', en: 'User' },
  waqf: { ar: 'وقف', en: 'Waqf' },
};

const platform: Bilingual = { ar: 'المنصة', en: 'The platform' };
const stranger: Bilingual = { ar: 'زائر لم يسجّل دخوله', en: 'Somebody not signed in' };

/** Who acted: a person by name, a visitor, or the platform. */
export const auditActorLabel = ({ id, name }: { id: string | null; name: string }, language: Language): string => {
  if (id !== null) return name;
  return (name === 'anonymous' ? stranger : platform)[language];
};

/**
 * The task at which the platform acted, or its name in the audit trail when this version has no label; null for a
 * person.
 */
export function auditTaskLabel({ id, name }: { id: string | null; name: string }, language: Language): string | null {
  if (id !== null || name === 'anonymous') return null;
  return lookUp(platformTasks, name)?.[language] ?? name;
}

/** What an act was done to; a kind that this version does not know keeps its name in the audit trail. */
export const auditSubjectLabel = (type: string, language: Language): string =>
  lookUp(subjectTypes, type)?.[language] ?? type;
