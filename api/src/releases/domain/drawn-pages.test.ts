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

test('a closed system and maintenance are rendered only by the scripts', () => {
  expect(drawingOf(pages, { ...visitor, launchMode: 'closed' }, '/', 'ar')).toBeNull();
  expect(drawingOf(pages, { ...visitor, maintenance: true }, '/', 'ar')).toBeNull();
});
