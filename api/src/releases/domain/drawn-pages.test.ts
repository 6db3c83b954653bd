import { expect, test } from '@jest/globals';
import type { PageBoot } from '@waqf/contracts/releases';
import { type DrawnPages, drawingOf } from './drawn-pages.js';

const both = (html: string) => ({ ar: { html, css: 'a{}' }, en: { html: `${html} in English`, css: 'a{}' } });
const shapes = { menuActive: '', menu: '', tabActive: '', tab: '', tabs: '', action: '' };
const frame = (html: string) => ({ ar: { ...both(html).ar, shapes }, en: { ...both(html).en, shapes } });
const pages: DrawnPages = {
  script: 'begin()',
  public: { '/': both('landing'), '/login': both('sign-in'), '/privacy': both('privacy') },
  icons: {},
  frames: { nazir: frame('<b>\ue000</b> <i title="\ue000\ue001">\ue000\ue001</i>') },
};
const visitor: PageBoot = {
  registry: { remotes: [] },
  routes: [],
  user: null,
  launchMode: 'open',
  simulators: false,
  display: { dateFormat: 'dd/mm/yyyy', otherCurrency: null },
};
const nazir = (fullName: string): PageBoot => ({
  ...visitor,
  user: {
    fullName,
    role: 'nazir',
    capabilities: [],
    preferences: { preferredLanguage: 'ar' },
  } as unknown as NonNullable<PageBoot['user']>,
});

test('a visitor gets the public page in the requested language, or none if none was rendered', () => {
  expect(drawingOf(pages, visitor, '/', 'ar')).toEqual({ html: 'landing', css: 'a{}', script: 'begin()' });
  expect(drawingOf(pages, visitor, '/privacy', 'en')?.html).toBe('privacy in English');
  expect(drawingOf(pages, visitor, '/dashboard', 'ar')).toBeNull();
});

test('a user gets the frame of their role with their name, on each of their pages', () => {
  const html = '<b>ن</b> <i title="نورة بنت محمد">نورة بنت محمد</i>';
  for (const path of ['/dashboard', '/', '/login'])
    expect(drawingOf(pages, nazir('نورة بنت محمد'), path, 'ar')?.html).toBe(html);
  expect(drawingOf(pages, nazir('نورة'), '/privacy', 'ar')).toBeNull();
});

test('a name is escaped, whatever it contains', () => {
  const html = drawingOf(pages, nazir('<script>"$&'), '/dashboard', 'ar')?.html;
  expect(html).toBe('<b>&lt;</b> <i title="&lt;script&gt;&quot;$&amp;">&lt;script&gt;&quot;$&amp;</i>');
});

test('during maintenance a visitor gets the public page that says so, without the scripts', () => {
  const during = { ...pages, maintenance: { '/': both('landing, under maintenance') } };
  const boot = { ...visitor, maintenance: true };
  expect(drawingOf(during, boot, '/', 'ar')?.html).toBe('landing, under maintenance');
  expect(drawingOf(during, boot, '/privacy', 'ar')).toBeNull();
  expect(drawingOf(during, visitor, '/', 'ar')?.html).toBe('landing');
  expect(drawingOf(pages, boot, '/', 'ar')).toBeNull();
});

test('a closed system, and maintenance for a user, are rendered only by the scripts', () => {
  expect(drawingOf(pages, { ...visitor, launchMode: 'closed' }, '/', 'ar')).toBeNull();
  expect(drawingOf(pages, { ...nazir('نورة'), maintenance: true }, '/', 'ar')).toBeNull();
});

test('a figure is hidden while the tab is about somebody else, and left to the scripts with a second currency', () => {
  const word = { ar: 'محفظتك', en: 'Wallet' };
  const figure = { label: word, call: '/api/wallet', amount: 'total', notes: [], unless: 'other.key' };
  const links = { navigation: [{ to: '/dashboard', label: word, figure }], quickActions: [] };
  const remote = { name: 'mf-nazir', version: '1', entry: '', integrity: {}, previous: null, frame: links };
  const withFigure = { ...frame('\ue018').ar, shapes: { ...shapes, figure: '<p>\ue01a</p>', noFigure: '<br>' } };
  const drawn = { ...pages, frames: { nazir: { ar: withFigure, en: withFigure } } };
  const boot = { ...nazir('نورة'), registry: { remotes: [remote] } };
  const answers = { '/api/wallet': '{"total":"1200.00"}' };
  const { html, script } = drawingOf(drawn, boot, '/dashboard', 'ar', answers)!;
  expect(html).toBe('<p>1,200.00</p>');
  expect(script).toMatch(/^begin\(\);.*sessionStorage\.getItem\('other\.key'\)/);
  const euro = { ...boot.display, otherCurrency: { code: 'EUR' as const, sar: '4.1', on: '2026-11-01' } };
  expect(drawingOf(drawn, { ...boot, display: euro }, '/dashboard', 'ar', answers)?.html).toBe('<br>');
});
