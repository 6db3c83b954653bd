import type { Bilingual } from '../problem/index.js';
import type { HealthComponent, HealthFigure, HealthProblem, HealthState } from './health.js';
import type { LogLevel } from './logs.js';

export const healthComponentLabels: Readonly<Record<HealthComponent, Bilingual>> = {
  application: { ar: 'خادم التطبيق', en: 'Application' },
  database: { ar: 'قاعدة البيانات', en: 'Database' },
  storage: { ar: 'تخزين الصكوك', en: 'Document storage' },
  queue: { ar: 'طابور المهام', en: 'Job queue' },
  bank: { ar: 'المصرف', en: 'Bank' },
  nafath: { ar: 'نفاذ', en: 'Nafath' },
  mail: { ar: 'البريد', en: 'E-mail' },
  model: { ar: 'النموذج اللغوي', en: 'Language model' },
};

export const healthStateLabels: Readonly<Record<HealthState, Bilingual>> = {
  healthy: { ar: 'سليم', en: 'Healthy' },
  warning: { ar: 'تنبيه', en: 'Warning' },
  error: { ar: 'عطل', en: 'Error' },
  off: { ar: 'غير مستخدم', en: 'Not in use' },
};

export const healthProblemLabels: Readonly<Record<HealthProblem, Bilingual>> = {
  slow: { ar: 'يجيب ببطء', en: 'Answers slowly' },
  unreachable: { ar: 'لا يجيب', en: 'Does not answer' },
  refuses: { ar: 'يجيب بخطأ', en: 'Answers with an error' },
  'nearly-full': { ar: 'قارب الامتلاء', en: 'Nearly full' },
  full: { ar: 'لا يتسع للمزيد', en: 'No space left' },
  'not-writable': { ar: 'لا يُكتب فيه', en: 'Cannot be written to' },
  'waiting-long': { ar: 'ما فيه ينتظر طويلًا', en: 'Items have been waiting too long' },
  failures: { ar: 'فيه ما تعثر ويحتاج نظرك', en: 'Some failed and need attention' },
};

export const healthFigureLabels: Readonly<Record<HealthFigure, Bilingual>> = {
  responseP95Ms: { ar: 'زمن الاستجابة (p95)', en: 'Response time (p95)' },
  eventLoopMs: { ar: 'تأخر المعالجة (p99)', en: 'Event loop delay (p99)' },
  uptimeSeconds: { ar: 'مدة التشغيل', en: 'Uptime' },
  answerMs: { ar: 'زمن الجواب', en: 'Response time' },
  databaseBytes: { ar: 'الحجم', en: 'Size' },
  connections: { ar: 'الاتصالات', en: 'Connections' },
  mostConnections: { ar: 'أقصى الاتصالات', en: 'Maximum connections' },
  longestQueryMs: { ar: 'أطول استعلام جارٍ', en: 'Longest running query' },
  usedBytes: { ar: 'المستخدم من القرص', en: 'Used on the disk' },
  capacityBytes: { ar: 'سعة القرص', en: 'Disk capacity' },
  usedPercent: { ar: 'نسبة الامتلاء', en: 'Used' },
  waiting: { ar: 'في الطابور', en: 'Waiting' },
  oldestWaitingSeconds: { ar: 'أقدم منتظر', en: 'Oldest has waited' },
  failedJobs: { ar: 'مهام فشلت', en: 'Failed jobs' },
  setAsideEvents: { ar: 'أحداث وُضعت جانبًا', en: 'Events set aside' },
  waitingMails: { ar: 'رسائل تنتظر', en: 'Messages waiting' },
  failedMails: { ar: 'رسائل تعثرت في يوم', en: 'Messages failed in a day' },
};

export const logLevelLabels: Readonly<Record<LogLevel, Bilingual>> = {
  error: { ar: 'خطأ', en: 'Error' },
  warn: { ar: 'تنبيه', en: 'Warning' },
  info: { ar: 'خبر', en: 'Info' },
  debug: { ar: 'تفصيل', en: 'Debug' },
};

/** What a queue does; a queue that this version does not know is shown by its name. */
export const queueLabels: Readonly<Record<string, Bilingual>> = {
  'documents.read-document': { ar: 'قراءة صك', en: 'Reading a deed' },
  'reporting.make-export': { ar: 'إعداد ملف', en: 'Making a file' },
  'releases.promote-canary': { ar: 'توسيع إصدار', en: 'Promoting a release' },
  'notifications.deliver': { ar: 'إرسال رسالة', en: 'Sending a message' },
  'notifications.email-link': { ar: 'رابط تأكيد البريد', en: 'Link that verifies an e-mail' },
  'distributions.send-run': { ar: 'إرسال دفعات التوزيع', en: 'Sending a distribution' },
  'distributions.calculate-run': { ar: 'حساب توزيع', en: 'Calculating a distribution' },
  'banking.open-account': { ar: 'فتح حساب بنكي', en: 'Opening a bank account' },
  'banking.follow-account': { ar: 'متابعة حساب بنكي', en: 'Following up a bank account' },
};
