import { bothCalendarsText, wordSeparator } from '@waqf/formats';
import { displayAmount, halalas, parseSignedAmount } from '@waqf/money';
import { lookUp } from '../answered.js';
import { paymentFrequencyLabels } from '../beneficiaries/labels.js';
import { expenseCategoryLabels, incomeSourceLabels } from '../finances/labels.js';
import { historyFieldLabels, historyValueLabels } from '../endowments/labels.js';
import type { Language } from '../identity/index.js';
import { roleLabels } from '../identity/labels.js';
import type { Bilingual } from '../problem/index.js';
import { exportedTitles } from '../reporting/labels.js';

/** Labels of the fields that acts change or note. */
const auditFieldLabels: Readonly<Record<string, Bilingual>> = {
  ...historyFieldLabels,
  active: { ar: 'الحساب مفعّل', en: 'Account open' },
  role: { ar: 'الدور', en: 'Role' },
  roles: { ar: 'الأدوار', en: 'Roles' },
  email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
  phone: { ar: 'الجوال', en: 'Mobile' },
  version: { ar: 'النسخة', en: 'Version' },
  rules: { ar: 'القواعد', en: 'Rules' },
  secondApprover: { ar: 'الموافق الثاني', en: 'Second approver' },
  nazirUserId: { ar: 'الناظر', en: 'Nazir' },
  personId: { ar: 'الشخص', en: 'Person' },
  person: { ar: 'الشخص', en: 'Person' },
  guardianId: { ar: 'الولي', en: 'Guardian' },
  amountHalalas: { ar: 'المبلغ', en: 'Amount' },
  queue: { ar: 'الطابور', en: 'Queue' },
  type: { ar: 'النوع', en: 'Type' },
  kind: { ar: 'النوع', en: 'Kind' },
  code: { ar: 'الرمز', en: 'Code' },
  rows: { ar: 'الصفوف', en: 'Rows' },
  columns: { ar: 'الأعمدة', en: 'Columns' },
  lines: { ar: 'السطور', en: 'Lines' },
  whole: { ar: 'السجل سليم', en: 'Trail intact' },
  position: { ar: 'السطر', en: 'Line' },
  sessionId: { ar: 'الجلسة', en: 'Session' },
  emailVerified: { ar: 'البريد مؤكد', en: 'E-mail verified' },
  ended: { ar: 'جلسات أُنهيت', en: 'Sessions ended' },
  address: { ar: 'العنوان', en: 'Address' },
  moment: { ar: 'وقت النسخة', en: 'Moment of the backup' },
  lost: { ar: 'أعمال سُجلت بعدها', en: 'Acts recorded after it' },
  fileName: { ar: 'اسم الملف', en: 'File' },
  size: { ar: 'الحجم', en: 'Size' },
  launchMode: { ar: 'وضع الإطلاق', en: 'Launch mode' },
  siteName: { ar: 'اسم الموقع', en: 'Site name' },
  siteDescription: { ar: 'وصف الموقع', en: 'Site description' },
  adminEmail: { ar: 'بريد المدير', en: 'Administrator e-mail' },
  supportEmail: { ar: 'بريد الدعم', en: 'Support e-mail' },
  enableRegistration: { ar: 'التسجيل مفتوح', en: 'Registration open' },
  enableNotifications: { ar: 'الإشعارات', en: 'Notifications' },
  enableEmailNotifications: { ar: 'إشعارات البريد', en: 'E-mail notifications' },
  enableSmsNotifications: { ar: 'إشعارات الجوال', en: 'Text messages' },
  maintenanceMode: { ar: 'وضع الصيانة', en: 'Maintenance mode' },
  maxFileSize: { ar: 'أكبر ملف (م.ب)', en: 'Largest file (MB)' },
  allowedFileTypes: { ar: 'أنواع الملفات', en: 'File types' },
  sessionTimeout: { ar: 'مهلة الجلسة (دقيقة)', en: 'Session timeout (minutes)' },
  backupFrequency: { ar: 'تكرار النسخ الاحتياطي', en: 'Backup frequency' },
  dateFormat: { ar: 'صيغة التاريخ', en: 'Date format' },
  currency: { ar: 'العملة', en: 'Currency' },
  currencyRate: { ar: 'سعر العملة', en: 'Currency rate' },
  currencyRatedOn: { ar: 'يوم السعر', en: 'Date of the rate' },
  rateLimitPerMinute: { ar: 'حد الطلبات في الدقيقة', en: 'Requests per minute' },
  objectionMonths: { ar: 'مهلة الاعتراض (شهر)', en: 'Time to object (months)' },
  registrationWorkingDays: { ar: 'مهلة تسجيل الوقف (يوم عمل)', en: 'Time to register a waqf (working days)' },
  changeWorkingDays: { ar: 'مهلة الإبلاغ عن التغيير (يوم عمل)', en: 'Time to report a change (working days)' },
  distributionMonths: { ar: 'مهلة توزيع غلة السنة (شهر)', en: 'Time to distribute a year’s yield (months)' },
  registrationWorkingDaysMedium: {
    ar: 'مهلة تسجيل الوقف المتوسط (يوم عمل)',
    en: 'Time to register a medium waqf (working days)',
  },
  changeWorkingDaysMedium: {
    ar: 'مهلة الإبلاغ عن تغيير الوقف المتوسط (يوم عمل)',
    en: 'Time to report a change of a medium waqf (working days)',
  },
  distributionMonthsMedium: {
    ar: 'مهلة توزيع غلة الوقف المتوسط (شهر)',
    en: 'Time to distribute the yield of a medium waqf (months)',
  },
  registrationWorkingDaysLarge: {
    ar: 'مهلة تسجيل الوقف الكبير (يوم عمل)',
    en: 'Time to register a large waqf (working days)',
  },
  changeWorkingDaysLarge: {
    ar: 'مهلة الإبلاغ عن تغيير الوقف الكبير (يوم عمل)',
    en: 'Time to report a change of a large waqf (working days)',
  },
  distributionMonthsLarge: {
    ar: 'مهلة توزيع غلة الوقف الكبير (شهر)',
    en: 'Time to distribute the yield of a large waqf (months)',
  },
  mediumWaqfMillions: { ar: 'الوقف متوسط من (مليون ريال)', en: 'A waqf is medium from (million SAR)' },
  largeWaqfMillions: { ar: 'الوقف كبير من (مليون ريال)', en: 'A waqf is large from (million SAR)' },
  recordYears: { ar: 'حفظ السجلات (سنة)', en: 'Keeping of records (years)' },
  deadlinesSource: { ar: 'مصدر المهل النظامية', en: 'Source of the legal deadlines' },
  failedLoginLimit: { ar: 'محاولات الدخول الفاشلة', en: 'Failed sign-ins' },
  frequency: { ar: 'تكرار الصرف', en: 'Payment frequency' },
  method: { ar: 'الطريقة', en: 'Method' },
  status: { ar: 'الحالة', en: 'Status' },
  state: { ar: 'الحالة', en: 'State' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  reserve: { ar: 'الاحتياطي', en: 'Reserve' },
  allocated: { ar: 'الموزع', en: 'Allocated' },
  pool: { ar: 'المقسوم', en: 'Divided' },
  correctionHalalas: { ar: 'مبلغ التصحيح', en: 'Correction' },
  description: { ar: 'البيان', en: 'Description' },
  source: { ar: 'مصدر الإيراد', en: 'Source of the income' },
  category: { ar: 'تصنيف المصروف', en: 'Category of the expense' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  until: { ar: 'حتى', en: 'Until' },
  number: { ar: 'الرقم', en: 'Number' },
  filedOn: { ar: 'تاريخ القيد', en: 'Filed on' },
  effectiveFrom: { ar: 'يُعمل بها من', en: 'Effective from' },
  versionInForce: { ar: 'النسخة المعمول بها', en: 'Version in force' },
  assetValue: { ar: 'قيمة الأصول (ريال)', en: 'Value of the assets (SAR)' },
  valuedOn: { ar: 'تاريخ التقييم', en: 'Valued on' },
  valueSource: { ar: 'مصدر القيمة', en: 'Source of the value' },
  valueReference: { ar: 'مرجع القيمة', en: 'Reference of the value' },
  payments: { ar: 'عدد الدفعات', en: 'Payments' },
  completed: { ar: 'اكتملت', en: 'Completed' },
  refused: { ar: 'رُدّت', en: 'Refused' },
  failed: { ar: 'تعذرت', en: 'Failed' },
  fields: { ar: 'الحقول', en: 'Fields' },
  format: { ar: 'الصيغة', en: 'Format' },
  newLines: { ar: 'سطور جديدة', en: 'New lines' },
  ibanEnd: { ar: 'آخر الآيبان', en: 'End of the IBAN' },
  ibanState: { ar: 'حالة الآيبان', en: 'State of the IBAN' },
  usableFrom: { ar: 'يُصرف إليه من', en: 'Paid to from' },
  report: { ar: 'التقرير', en: 'Report' },
  calendar: { ar: 'التقويم', en: 'Calendar' },
  readers: { ar: 'القراء', en: 'Readers' },
  sent: { ar: 'أُرسل إلى', en: 'Sent to' },
  skipped: { ar: 'لم يُرسل إلى', en: 'Not sent to' },
  language: { ar: 'اللغة', en: 'Language' },
  preferredLanguage: { ar: 'اللغة المفضلة', en: 'Preferred language' },
  cut: { ar: 'الملف مقتطع', en: 'File cut' },
  sha256: { ar: 'بصمة الملف (SHA-256)', en: 'Fingerprint of the file (SHA-256)' },
  digest: { ar: 'البصمة', en: 'Fingerprint' },
  hash: { ar: 'بصمة ما عُرض', en: 'Fingerprint of what was shown' },
  reference: { ar: 'المرجع', en: 'Reference' },
  year: { ar: 'السنة', en: 'Year' },
  entered: { ar: 'قيود أُضيفت', en: 'Entries added' },
  before: { ar: 'ما قبل', en: 'Before' },
  missing: { ar: 'الناقص', en: 'Missing' },
  differences: { ar: 'الفروق المقبولة', en: 'Differences accepted' },
  accepted: { ar: 'قُبل', en: 'Accepted' },
  result: { ar: 'النتيجة', en: 'Result' },
  failure: { ar: 'سبب التعذر', en: 'Cause of the failure' },
  twoPeople: { ar: 'ينشره اثنان', en: 'Published by two people' },
  requestedBy: { ar: 'طلبه', en: 'Requested by' },
  approval: { ar: 'الموافقة', en: 'Approval' },
  reverses: { ar: 'يعكس القيد', en: 'Reverses the entry' },
  accountId: { ar: 'الحساب', en: 'Account' },
  beneficiaryId: { ar: 'المستفيد', en: 'Beneficiary' },
  subjectId: { ar: 'الموضوع', en: 'Subject' },
  amendmentId: { ar: 'التعديل', en: 'Amendment' },
  documentIds: { ar: 'الوثائق', en: 'Documents' },
  paymentId: { ar: 'الدفعة', en: 'Payment' },
  disputeId: { ar: 'البلاغ', en: 'Dispute' },
  paperId: { ar: 'الورقة', en: 'Paper' },
  requestId: { ar: 'الطلب', en: 'Request' },
  stepUpId: { ar: 'التأكيد في نفاذ', en: 'Confirmation in Nafath' },
  linkId: { ar: 'الرابط', en: 'Link' },
  tokenId: { ar: 'رمز الفريق', en: 'Team’s token' },
};

/** Fields with halalas whose name does not say so. */
const inHalalas: readonly string[] = ['reserve', 'allocated', 'pool'];

const arabic: Bilingual = { ar: 'العربية', en: 'Arabic' };
const english: Bilingual = { ar: 'الإنجليزية', en: 'English' };
const languageLabels: Readonly<Record<Language, Bilingual>> = { ar: arabic, en: english };

/** Labels of values that mean something else in another field: `monthly` is a payment with every distribution. */
const valueLabelsOf: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  frequency: paymentFrequencyLabels,
  method: {
    bank_transfer: { ar: 'تحويل بنكي', en: 'bank transfer' },
    bank: { ar: 'المصرف', en: 'bank' },
    check: { ar: 'شيك', en: 'check' },
    cash: { ar: 'نقدًا', en: 'cash' },
  },
  source: incomeSourceLabels,
  category: expenseCategoryLabels,
  report: exportedTitles,
  language: languageLabels,
  preferredLanguage: languageLabels,
};

/** Labels of values in the audit trail; a value that is not in the list is shown unchanged. */
const valueLabels: Readonly<Record<string, Bilingual>> = {
  ...historyValueLabels,
  true: { ar: 'نعم', en: 'yes' },
  false: { ar: 'لا', en: 'no' },
  open: { ar: 'مفتوح', en: 'Open' },
  leaving: { ar: 'طلب خروج', en: 'leaving' },
  wrong: { ar: 'اعتراض على الإدراج', en: 'dispute' },
  running: { ar: 'جارٍ', en: 'Running' },
  daily: { ar: 'يوميًا', en: 'daily' },
  weekly: { ar: 'أسبوعيًا', en: 'weekly' },
  monthly: { ar: 'شهريًا', en: 'monthly' },
  ...roleLabels,
};

const none: Bilingual = { ar: 'لا شيء', en: 'none' };
const riyals: Bilingual = { ar: 'ريال', en: 'SAR' };

/** The label of a field; a field that this version does not know keeps its name in the audit trail. */
export const auditFieldLabel = (field: string, language: Language): string =>
  lookUp(auditFieldLabels, field)?.[language] ?? field;

/** Fields with an amount of riyals as a call writes it. */
const inRiyals: readonly string[] = ['amount', 'approvalAbove'];

/** Fields with a day: paidOn, effectiveFrom, from, until. What somebody wrote may look like a day too. */
const dayField = /(On|From|To|Until)$|^(from|to|until)$/;

/** The label of a value in the audit trail; most amounts are stored there in halalas. */
export function auditValueLabel(field: string, value: string | null, language: Language): string {
  if (value === null || value === '{}') return none[language];
  if ((inHalalas.includes(field) || /halalas$/i.test(field)) && /^-?\d+$/.test(value))
    return `${displayAmount(halalas(BigInt(value)))} ${riyals[language]}`;
  if (inRiyals.includes(field) && /^-?\d+\.\d\d$/.test(value))
    return `${displayAmount(parseSignedAmount(value))} ${riyals[language]}`;
  if (field === 'allocatedPercentage') return `${value}%`;
  if (dayField.test(field) && /^\d{4}-\d\d-\d\d$/.test(value)) return bothCalendarsText(value, language);
  const own = lookUp(valueLabelsOf, field) ?? {};
  const words = value
    .split(listSeparator)
    .map((one) => (lookUp(own, one) ?? lookUp(valueLabels, one))?.[language] ?? one);
  return words.join(wordSeparator(language));
}

/** Separates the values of a list in an answer of the audit trail. */
export const listSeparator = '\n';

/** Labels of the columns of the audit trail. */
export const auditLabels = {
  trail: { ar: 'سجل التدقيق', en: 'Audit trail' },
  position: { ar: 'السطر', en: 'Line' },
  time: { ar: 'الوقت', en: 'Time' },
  who: { ar: 'مَن', en: 'Who' },
  what: { ar: 'ماذا حدث', en: 'What happened' },
  subject: { ar: 'على ماذا', en: 'On what' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  changes: { ar: 'ماذا تغيّر', en: 'What changed' },
  details: { ar: 'تفاصيل', en: 'Details' },
  reason: { ar: 'السبب', en: 'Reason' },
  address: { ar: 'من عنوان', en: 'From address' },
  reference: { ar: 'مرجع الطلب', en: 'Reference' },
  digest: { ar: 'بصمة السطر', en: 'Digest of the line' },
} as const;
