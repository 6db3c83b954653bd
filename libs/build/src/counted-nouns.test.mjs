import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productWords } from './product-words.mjs';
import { projectRoot } from './project.mjs';
import { sourceFiles } from './source-files.mjs';

/** Arabic nouns that the product counts, in any form; each form is correct after some numbers only. */
const nouns =
  'صف|صفوف|سنة|سنوات|ثانية|ثوان|دقيقة|دقائق|ساعة|ساعات|يوم|أيام|يومًا|أسبوع|أسابيع|شهر|أشهر|شهرًا|سطر|أسطر|رسالة|رسائل|' +
  'مرة|مرات|ملف|ملفات|صفحة|صفحات|حرف|حروف|أحرف|مستفيد|مستفيدين|تحويل|تحويلات|قيد|قيود|عملية|عمليات|محاولة|محاولات|' +
  'خانة|خانات|أرقام|حساب|حسابات|طلب|طلبات|توزيعات|صك|صكوك|مستخدم|مستخدمين|إشعار|إشعارات|بند|بنود|خطأ|أخطاء';
const behind = (number) => new RegExp(`${number} (?:${nouns})(?![\\u0621-\\u0652])`);

const inCatalogue = behind('\\{\\w+\\}');
test('in the catalogues each number is followed by a noun in the right form', () => {
  const found = productWords()
    .filter(({ ar }) => Object.keys(ar).length === 1 && inCatalogue.test(ar.other))
    .map(({ file, ar }) => `${file}: ${ar.other}`);
  expect(found).toEqual([]);
});

/** Names and amounts in riyals may be followed by any noun. */
const inCode = behind('\\$\\{(?![^}]*(?:[nN]ame|label|riyals))[^}]+\\}');
test('so is each number in sentences that are built in code', () => {
  const found = sourceFiles(projectRoot)
    .filter((path) => !path.startsWith('api/test/') && !/\.test\.[a-z]+$/.test(path))
    .flatMap((path) =>
      readFileSync(join(projectRoot, path), 'utf8')
        .split('\n')
        .filter((line) => inCode.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
