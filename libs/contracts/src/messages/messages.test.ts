import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { changeProfile, register, startSignIn } from '../identity/index.js';
import { addBeneficiary } from '../beneficiaries/index.js';
import { createWaqf } from '../endowments/index.js';
import { createTransaction } from '../finances/index.js';
import { catalogue, issueMessage, messageOf } from './index.js';

/** Texts that the specification gives in sections 5, 6, 7 and 8; they must not change. */
const specified: Array<[arabic: string, key: string]> = [
  ['الرقم الوطني يجب أن يكون 10 أرقام', 'people.nationalId'],
  ['الاسم الكامل مطلوب', 'people.fullNameRequired'],
  ['البريد الإلكتروني غير صحيح', 'people.email'],
  ['يجب اختيار الدور', 'people.roleRequired'],
  ['اسم الموقع مطلوب', 'system.siteNameRequired'],
  ['اسم الوقف مطلوب', 'waqf.nameRequired'],
  ['وصف الوقف مطلوب', 'waqf.descriptionRequired'],
  ['نوع الملف غير مدعوم', 'waqf.fileType'],
  ['حجم الملف كبير جداً', 'waqf.fileSize'],
  // The specification's «الحقوق» is a typing error for «الحقول».
  ['بيانات ناقصة: يرجى ملء جميع الحقول المطلوبة', 'banking.dataMissing'],
  ['يجب اختيار الوقف', 'waqf.choose'],
  ['المبلغ مطلوب', 'finances.amountRequired'],
  ['وصف المعاملة مطلوب', 'finances.descriptionRequired'],
  ['رقم الهوية يجب أن يكون 10 أرقام', 'beneficiaries.nationalId'],
  ['النسبة يجب أن تكون بين 0 و 100', 'beneficiaries.percentage'],
  ['الاسم يجب أن يكون أكثر من حرفين', 'people.nameShort'],
  ['ليس لديك صلاحية لإدارة المعاملات المالية', 'finances.forbidden'],
  ['ليس لديك صلاحية لإدارة المستفيدين', 'beneficiaries.forbidden'],
  ['تم تحديث رصيد الوقف', 'finances.added'],
  ['خطأ في إنشاء المستخدم', 'people.createFailed'],
  ['خطأ في تحديث الدور', 'people.roleUpdateFailed'],
  ['خطأ في حذف المستخدم', 'people.deleteFailed'],
  ['خطأ في حفظ الإعدادات', 'system.settingsFailed'],
  ['خطأ في النسخ الاحتياطي', 'system.backupFailed'],
  ['خطأ في مسح السجلات', 'system.logsFailed'],
  ['خطأ في إنشاء الوقف', 'waqf.createFailed'],
  ['خطأ في رفع الوثيقة', 'waqf.uploadFailed'],
  ['فشل رفع الوثيقة', 'waqf.uploadDefault'],
  ['خطأ في معالجة الوثائق', 'waqf.processFailed'],
  ['خطأ في الموافقة', 'banking.approvalFailed'],
  ['خطأ في اعتماد الوقف', 'waqf.approveFailed'],
  ['فشل في التحويل', 'banking.transferFailed'],
  ['فشل في إنشاء الحساب', 'banking.accountFailed'],
  ['فشل في إنشاء الحساب الفرعي', 'banking.subAccountFailed'],
  ['خطأ في إضافة المعاملة', 'finances.addFailed'],
  ['خطأ في إضافة المستفيد', 'beneficiaries.addFailed'],
  ['خطأ في التحديث', 'waqf.updateFailed'],
  ['الوقف غير موجود', 'waqf.notFound'],
  ['تم اعتماد هذا الوقف مسبقاً', 'waqf.alreadyApproved'],
  ['غير مخول للوصول لهذه الصفحة', 'people.pageForbidden'],
];

/** Texts that the specification gives in English only, with the product's Arabic text. */
const specifiedInEnglish: Array<[english: string, arabic: string, key: string]> = [
  ['An unexpected error occurred', 'حدث خطأ غير متوقع', 'loading.unexpected'],
  ['Insufficient balance', 'الرصيد غير كافٍ', 'banking.insufficientBalance'],
  ['An error occurred during transfer', 'حدث خطأ أثناء التحويل', 'banking.transferDefault'],
  ['You have no permission to create waqfs', 'ليس لديك صلاحية لإنشاء الأوقاف', 'waqf.createForbidden'],
  ['You have no permission to approve this waqf', 'ليس لديك صلاحية لاعتماد هذا الوقف', 'waqf.approveForbidden'],
  ['The waqf was not found or is not accessible', 'الوقف غير موجود أو لا يمكن الوصول إليه', 'waqf.notAccessible'],
  ['404 Page Not Found', 'الصفحة غير موجودة', 'loading.pageNotFound'],
  ['Not authenticated', 'لم تسجل الدخول', 'loading.notAuthenticated'],
  ['Failed to fetch user', 'تعذر جلب بيانات المستخدم', 'loading.user'],
  ['Failed to fetch stats', 'تعذر جلب الإحصاءات', 'loading.stats'],
  ['Failed to fetch transactions', 'تعذر جلب المعاملات', 'loading.transactions'],
  ['Failed to fetch admin stats', 'تعذر جلب إحصاءات الإدارة', 'loading.adminStats'],
  ['Failed to fetch activities', 'تعذر جلب الأنشطة', 'loading.activities'],
  ['Failed to fetch system health', 'تعذر جلب حالة النظام', 'loading.systemHealth'],
  ['Failed to fetch waqfs', 'تعذر جلب الأوقاف', 'loading.waqfs'],
  ['Failed to transfer funds', 'تعذر تحويل المبلغ', 'loading.transfer'],
  ['Failed to fetch users', 'تعذر جلب المستخدمين', 'loading.users'],
  ['Failed to fetch system stats', 'تعذر جلب أرقام النظام', 'loading.systemStats'],
  ['Failed to fetch settings', 'تعذر جلب الإعدادات', 'loading.settings'],
  ['Failed to fetch logs', 'تعذر جلب السجلات', 'loading.logs'],
  ['Failed to fetch waqf details', 'تعذر جلب تفاصيل الوقف', 'loading.waqfDetails'],
];

/** The success messages that the specification lists without a text (section 8), in its order. */
const successes: Array<[arabic: string, key: string]> = [
  ['أُنشئ المستخدم', 'people.created'],
  ['حُدّث الدور', 'people.roleUpdated'],
  ['أُوقف حساب المستخدم', 'people.deleted'],
  ['حُفظت الإعدادات', 'system.settingsSaved'],
  ['أُنشئت النسخة الاحتياطية', 'system.backupCreated'],
  ['مُسحت السجلات', 'system.logsCleared'],
  ['أُنشئ الوقف', 'waqf.created'],
  ['أُنشئ الوقف وفُتح حسابه البنكي', 'waqf.createdWithAccount'],
  ['رُفعت الوثيقة', 'waqf.uploaded'],
  ['تمت معالجة الوثائق', 'waqf.processed'],
  ['تم اعتماد الوقف', 'waqf.approved'],
  ['تم التحويل', 'banking.transferred'],
  ['فُتح الحساب الرئيسي', 'banking.accountCreated'],
  ['فُتح الحساب الفرعي', 'banking.subAccountCreated'],
  ['حُدّثت الأرصدة', 'banking.balancesRefreshed'],
  ['تم تحديث رصيد الوقف', 'finances.added'],
  ['أُضيف المستفيد وفُتح حسابه البنكي', 'beneficiaries.addedWithAccount'],
  ['أُضيف المستفيد، ويُفتح حسابه البنكي قريبًا', 'beneficiaries.addedAccountLater'],
  ['حُفظت بياناتك', 'people.profileSaved'],
  ['حُفظت إعدادات الإشعارات', 'people.notificationsSaved'],
];

test.each([...specified, ...successes])('«%s» is worded as specified', (arabic, key) => {
  expect(messageOf(key)?.ar).toBe(arabic);
});

test.each(specifiedInEnglish)('“%s” has its Arabic translation', (english, arabic, key) => {
  expect(messageOf(key)).toEqual({ ar: arabic, en: english });
});

const everyMessage = Object.entries(catalogue).flatMap(([area, messages]) =>
  Object.entries(messages).map(([name, message]) => ({ key: `${area}.${name}`, ...message })),
);

test('every message is in both languages, and no Arabic text occurs twice', () => {
  for (const { key, ar, en } of everyMessage) {
    expect([key, /[\u0600-\u06ff]/.test(ar), /[a-z]/i.test(en), /[\u0600-\u06ff]/.test(en)]).toEqual([
      key,
      true,
      true,
      false,
    ]);
  }
  expect(new Set(everyMessage.map(({ ar }) => ar)).size).toBe(everyMessage.length);
});

const projectRoot = join(import.meta.dirname, '../../../..');
const product = ['libs', 'api/src', 'shell/src', 'mf-waqif/src', 'mf-nazir/src', 'mf-beneficiary/src', 'mf-admin/src'];
const ownFolder = 'libs/contracts/src/messages';
const skipped = new Set(['node_modules', 'dist']);

function sourcesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) || path === ownFolder ? [] : sourcesIn(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

test('every message is used', () => {
  const text = product
    .flatMap(sourcesIn)
    .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
    .join('\n');
  const areaOf = (key: string) => key.split('.')[0] ?? '';
  const isUsed = (key: string) =>
    text.includes(`messageKey('${key}')`) || text.includes(`${areaOf(key)}Catalogue.${key.split('.')[1] ?? ''}`);
  const byRule = ['field', 'notificationToggle'];
  const unused = everyMessage.filter(({ key }) => !byRule.includes(areaOf(key)) && !isUsed(key)).map(({ key }) => key);
  expect(unused).toEqual([]);
});

test('contracts name messages by key, never by a sentence', () => {
  const literal = /['"`][^'"`\n]*[\u0600-\u06ff]/;
  const found = sourcesIn('libs/contracts/src')
    .filter((path) => !/[/-]labels\.ts$/.test(path))
    .flatMap((path) =>
      readFileSync(join(projectRoot, path), 'utf8')
        .split('\n')
        .filter((line) => literal.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

const sentences = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value, { reportInput: true });
  return Object.fromEntries(
    result.success ? [] : result.error.issues.map((issue) => [issue.path.join('.'), issueMessage(issue).ar]),
  );
};

test('a missing key gets the message of its own field', () => {
  expect(sentences(createWaqf, {})).toEqual({ name: 'اسم الوقف مطلوب', description: 'وصف الوقف مطلوب' });
  expect(sentences(register, {})).toEqual({ fullName: 'الاسم الكامل مطلوب' });
  expect(sentences(startSignIn, {})).toEqual({ nationalId: 'الرقم الوطني يجب أن يكون 10 أرقام' });
  expect(sentences(changeProfile, {})).toEqual({
    fullName: 'الاسم يجب أن يكون أكثر من حرفين',
    email: 'البريد الإلكتروني غير صحيح',
  });
  expect(sentences(addBeneficiary, {})).toMatchObject({
    nationalId: 'رقم الهوية يجب أن يكون 10 أرقام',
    fullName: 'الاسم الكامل مطلوب',
  });
  expect(sentences(createTransaction, { type: 'income' })).toMatchObject({
    waqfId: 'يجب اختيار الوقف',
    amount: 'المبلغ مطلوب',
    description: 'وصف المعاملة مطلوب',
  });
});

test('an issue without a message of its own gets a general one by its code', () => {
  expect(issueMessage({ code: 'unrecognized_keys', message: 'Unrecognized key' }).ar).toBe('حقل غير معروف');
  expect(issueMessage({ code: 'invalid_type', message: 'Invalid input', input: undefined }).ar).toBe('هذا الحقل مطلوب');
  expect(issueMessage({ code: 'custom', message: 'Invalid input' }).en).toBe('The value is not valid');
  expect(messageOf('waqf.toString')).toBeUndefined();
});
