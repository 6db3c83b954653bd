import { expect, test } from '@jest/globals';
import type { FrameLinks } from '@waqf/contracts/releases';
import { fillFrame } from './fill-frame.js';

const link = (tag: string) => `<${tag} href="\ue013">\ue014\ue015</${tag}>`;
const drawn = {
  html: '<ul>\ue010</ul><p>\ue012</p>\ue011\ue017',
  icons: { Waqf: { link: '[W]', button: '[w]' } },
  shapes: {
    menuActive: link('b'),
    menu: link('a'),
    tabActive: link('strong'),
    tab: link('i'),
    tabs: '<nav>\ue011</nav>',
    action: link('button'),
    title: '<h2>\ue015</h2>',
    noTitle: '<hr>',
    state: '<q>\ue015</q>',
    noState: '<wbr>',
    figure: '<p>\ue015 \ue01a</p>\ue019',
    note: '<i>\ue015</i>',
    noteAmount: '<b>\ue015 \ue01a</b>',
    noFigure: '<br>',
  },
};
const label = (text: string) => ({ ar: text, en: `${text} in English` });
const frame: FrameLinks = {
  navigation: [
    { to: '/waqf', label: label('الأوقاف'), icon: 'Waqf', below: true, tab: label('قصير') },
    { to: '/users', label: label('الناس'), gate: 'users.manage' },
    { to: '/help', label: label('<b>"$&'), icon: 'Unknown' },
  ],
  quickActions: [{ to: '/waqf?add=one', label: label('أضف'), icon: 'Waqf', notOn: ['/waqf'] }],
};
const filled = (path: string, part: object = {}) =>
  fillFrame(drawn, frame, { path, language: 'ar', capabilities: [], ...part });

test('a page has the menu of the release with the current entry marked, and a phone its tabs', () => {
  expect(filled('/waqf')).toBe(
    '<ul><b href="/waqf">[W]الأوقاف</b><a href="/help">&lt;b&gt;&quot;$&amp;</a></ul><p></p>' +
      '<nav><strong href="/waqf">[W]قصير</strong></nav><h2>الأوقاف</h2>',
  );
});

test('below a page of the menu its entry stays marked, the header has buttons, and a phone no tabs', () => {
  expect(filled('/waqf/12/details')).toBe(
    '<ul><b href="/waqf">[W]الأوقاف</b><a href="/help">&lt;b&gt;&quot;$&amp;</a></ul>' +
      '<p><button href="/waqf?add=one">[w]أضف</button></p><hr>',
  );
});

test('an entry that needs a capability is shown to whoever has it, in the language of the page', () => {
  expect(filled('/users', { capabilities: ['users.manage'], language: 'en' })).toContain(
    '<b href="/users">الناس in English</b>',
  );
});

test('a page has the title of its entry, or the heading that the entry names, and no title where the screen writes it', () => {
  const titled = (heading?: ReturnType<typeof label> | null) => {
    const navigation = [{ to: '/waqf', label: label('الأوقاف'), ...(heading === undefined ? {} : { heading }) }];
    const page = { path: '/waqf/', language: 'ar', capabilities: [] } as const;
    return fillFrame({ ...drawn, html: '\ue017' }, { navigation, quickActions: [] }, page);
  };
  expect([titled(), titled(label('كل <الأوقاف>')), titled(null)]).toEqual([
    '<h2>الأوقاف</h2>',
    '<h2>كل &lt;الأوقاف&gt;</h2>',
    '<hr>',
  ]);
});

test('a page has the sentence under its title, and the title itself, that the release announces for it', () => {
  const pages = [
    { to: '/users', state: label('من <يدخل>'), gates: ['users.manage'] },
    { to: '/trail', title: label('السجل'), state: label('من فعل ماذا') },
  ];
  const headed = (path: string, capabilities: string[] = []) =>
    fillFrame({ ...drawn, html: '\ue017\ue01d' }, { ...frame, pages }, { path, language: 'ar', capabilities });
  expect(headed('/users', ['users.manage'])).toBe('<h2>الناس</h2><q>من &lt;يدخل&gt;</q>');
  expect(headed('/users')).toBe('<hr><wbr>');
  expect(headed('/trail/')).toBe('<h2>السجل</h2><q>من فعل ماذا</q>');
  expect(headed('/waqf')).toBe('<h2>الأوقاف</h2><wbr>');
});

test('a page shows its main figure with the amounts of the answer that is sent with it', () => {
  const word = (text: string) => ({ ar: text, en: text });
  const figureOfPage = {
    label: word('<محفظتك>'),
    call: '/api/wallet',
    amount: 'total',
    notes: [{ text: word('الآن') }, { text: word('وصل'), amount: 'came' }],
  };
  const navigation = [{ to: '/wallet', label: label('المحفظة'), figure: figureOfPage }];
  const figureFor = (path: string, answers: Record<string, string>) =>
    fillFrame(
      { ...drawn, html: '\ue018' },
      { navigation, quickActions: [] },
      { path, language: 'ar', capabilities: [], answerOf: (call) => answers[call] ?? null },
    );
  const answer = { '/api/wallet': '{"total":"1234567.80","came":"0.05"}' };
  expect(figureFor('/wallet', answer)).toBe('<p>&lt;محفظتك&gt; 1,234,567.80</p><i>الآن</i><b>وصل 0.05</b>');
  expect(figureFor('/wallet', {})).toBe('<br>');
  expect(figureFor('/wallet', { '/api/wallet': '{"total":"1.00"}' })).toBe('<br>');
  expect(figureFor('/other', answer)).toBe('<br>');
});

test('a release without a menu leaves no placeholders', () => {
  expect(fillFrame(drawn, undefined, { path: '/waqf', language: 'ar', capabilities: [] })).toBe('<ul></ul><p></p><hr>');
});
