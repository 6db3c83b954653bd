import { fold } from '../text/arabic.js';
import { findNames } from './person-names.js';

const names = (text: string): string[] => findNames(fold(text)).map(({ start, end }) => fold(text).slice(start, end));

describe('names without بن', () => {
  test.each([
    ['كلفنا المهندس خالد سعد ناصر العتيبي بذلك', 'خالد سعد ناصر العتيبي'],
    ['حضرت نورة محمد السالم وبيدها هويتها', 'نوره محمد السالم'],
    ['قررنا تعيين مصطفى كمال عبدالجواد (هوية رقم 2484500844)', 'مصطفي كمال عبدالجواد'],
    ['الناظر السيد/ علي سعد الرويلي قبل ذلك', 'علي سعد الرويلي'],
    ['وبقي ولده عبد المحسن إبراهيم علي فلمبان، فأذنت له', 'عبد المحسن ابراهيم علي فلمبان'],
    ['تقدم نور الدين ضيف الله عبد الرحمن آل مبارك بطلب', 'نور الدين ضيف الله عبد الرحمن ال مبارك'],
    ['قيد باسم أبو بكر سالم باعشن برقم', 'ابو بكر سالم باعشن'],
    ['نقلت إلى أبو راكان ياسر سلمان الهاشل حامل الهوية', 'ابو راكان ياسر سلمان الهاشل'],
  ])('%s', (text, name) => expect(names(text)).toEqual([name]));

  test('a family name may go before a word that tells of the person', () => {
    expect(names('من الحرمة فاطمة بنت عبدالقادر شلبي القابلة لنفسها')).toEqual(['فاطمه بنت عبدالقادر شلبي']);
  });

  test('who share a father are named by one name', () => {
    expect(names('قبول النظارة من فهد وعبدالمجيد ابني ناصر الدهيم، خلفاً')).toEqual(['فهد وعبدالمجيد ابني ناصر الدهيم']);
    expect(names('الدار لرانيا وعمرو وطلعت أولاد حسين قزاز.')).toEqual(['رانيا وعمرو وطلعت اولاد حسين قزاز']);
    expect(names('وحضر الشاهد وكاتبه من أبناء ناصر الدهيم')).toEqual(['ناصر الدهيم']);
  });

  test('a family by a word that describes ends the name before what identifies the person', () => {
    expect(names('وثبتنا الناظر عبدالإله بن إبراهيم المبارك حامل السجل')).toEqual(['عبدالاله بن ابراهيم المبارك']);
  });

  test('a joined و, ل or ب is no part of the name', () => {
    expect(names('شهد عمر بن فهد المالكي وزيد سعيد الصيعري')).toEqual(['عمر بن فهد المالكي', 'زيد سعيد الصيعري']);
    expect(names('تولية الواقف سعد بن محفوظ لجار الله عبد الله المالكي')).toEqual([
      'سعد بن محفوظ',
      'جار الله عبد الله المالكي',
    ]);
  });

  test('على is no name, علي is one', () => {
    expect(names('باع على محمد بن سعد الحربي')).toEqual(['محمد بن سعد الحربي']);
    expect(names('أقمت محمد بن سعد على وقف البر')).toEqual(['محمد بن سعد']);
    expect(names('رشيد علي بخاري')).toEqual(['رشيد علي بخاري']);
  });

  test('a deed that writes على with its own letter tells it from the name', () => {
    const text = 'وليت فاطمة حسين علي المرهون على وقف والدها';
    const found = findNames(fold(text), (at) => text[at]!);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['فاطمة حسين علي المرهون']);
  });

  test('a family name that nobody knows is one where the deed repeats it', () => {
    expect(names('ثبت أن زيد بن حامد زقزوق أهل لها وعليه أقام زيد بن حامد زقزوق')).toEqual([
      'زيد بن حامد زقزوق',
      'زيد بن حامد زقزوق',
    ]);
  });
});

test.each([
  'الحمد لله وكفى وسلام على عباده',
  'لصالح الوقف وكامل غلته',
  'كامل الثمن وقدره',
  'في حي الملك فهد بمدينة الرياض',
  'حسن الإدارة وصلاح الوقف',
  'بسم الله الرحمن الرحيم',
  'شارع الأمير سلطان بن',
])('%s names nobody', (text) => expect(names(text)).toEqual([]));
