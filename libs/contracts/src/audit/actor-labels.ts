import { lookUp } from '../answered.js';
import type { Language } from '../identity/index.js';
import type { Bilingual } from '../problem/index.js';

/** What the platform does by itself, by the task name in the audit trail. */
export const platformTasks: Readonly<Record<string, Bilingual>> = {
  'admin:grant': { ar: 'منح دور المدير من الخادم', en: 'granting an administrator at the server' },
  'audit.watch': { ar: 'مراقبة سجل التدقيق', en: 'watching the audit trail' },
  'audit:verify': { ar: 'فحص سجل التدقيق', en: 'checking the audit trail' },
  'backups.make': { ar: 'أخذ النسخ الاحتياطية', en: 'taking backups' },
  'backups.prove': { ar: 'تجربة النسخ الاحتياطية', en: 'trying backups' },
  'backups.restore': { ar: 'استعادة نسخة احتياطية', en: 'restoring a backup' },
  'backups.tend': { ar: 'متابعة النسخ الاحتياطية', en: 'looking after backups' },
  'banking.await-account': { ar: 'انتظار فتح الحسابات', en: 'waiting for accounts to open' },
  'banking.await-main-account': { ar: 'انتظار الحساب الرئيس', en: 'waiting for the main account' },
  'banking.dispatch': { ar: 'إرسال التحويلات إلى المصرف', en: 'sending transfers to the bank' },
  'banking.follow-account': { ar: 'متابعة فتح الحسابات', en: 'following the opening of accounts' },
  'banking.open-account': { ar: 'فتح الحسابات', en: 'opening accounts' },
  'banking.opening-watch': { ar: 'مراقبة فتح الحسابات', en: 'watching the opening of accounts' },
  'banking.pay': { ar: 'الدفع', en: 'paying' },
  'banking.transfer': { ar: 'قيد التحويلات', en: 'recording transfers' },
  'distributions.calculate': { ar: 'حساب التوزيعات', en: 'calculating distributions' },
  'distributions.send': { ar: 'صرف التوزيعات', en: 'paying distributions' },
  'documents.read': { ar: 'قراءة الصكوك', en: 'reading deeds' },
  'documents.recover': { ar: 'استئناف قراءة الصكوك', en: 'resuming the reading of deeds' },
  'documents.sweep-files': { ar: 'إزالة الملفات المتروكة', en: 'removing abandoned files' },
  'endowments.remind-founders': { ar: 'تذكير الواقفين', en: 'reminding founders' },
  'endowments.search-index': { ar: 'فهرسة البحث', en: 'indexing for search' },
  'ledger:verify': { ar: 'فحص دفتر الأستاذ', en: 'checking the ledger' },
  'notifications.deliver': { ar: 'إرسال الإشعارات', en: 'sending notifications' },
  'notifications.email-link': { ar: 'تأكيد البريد الإلكتروني', en: 'confirming an e-mail address' },
  'notifications.forget': { ar: 'حذف الإشعارات القديمة', en: 'removing old notifications' },
  'objections.tell-overdue': { ar: 'التنبيه إلى الاعتراضات المتأخرة', en: 'telling of overdue objections' },
  'operations.logs': { ar: 'حفظ سجلات النظام', en: 'keeping the system’s logs' },
  'operations.watch': { ar: 'مراقبة النظام', en: 'watching the system' },
  outbox: { ar: 'تبليغ الأحداث', en: 'delivering events' },
  'releases.adopt': { ar: 'اعتماد الإصدارات', en: 'adopting releases' },
  'releases.promote': { ar: 'ترقية الإصدارات', en: 'promoting releases' },
  'releases.serve': { ar: 'تقديم الإصدارات', en: 'serving releases' },
  'releases.watch': { ar: 'مراقبة الإصدارات', en: 'watching releases' },
  'reporting.expire-exports': { ar: 'حذف الملفات المصدّرة القديمة', en: 'removing old exports' },
  'reporting.make-export': { ar: 'إعداد الملفات المصدّرة', en: 'making exports' },
  'reporting.prove-pack': { ar: 'فحص حزمة المراجعة والتسليم', en: 'checking a pack for audit and handover' },
  'reporting.run-schedules': { ar: 'التقارير المجدولة', en: 'scheduled reports' },
  samples: { ar: 'بيانات العرض', en: 'sample data' },
  'security.txt': { ar: 'ملف security.txt', en: 'the security.txt file' },
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
