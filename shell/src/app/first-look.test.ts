import { beforeEach, expect, test } from '@jest/globals';
import { setFirstLook } from './first-look';

const root = document.documentElement;
const look = () => setFirstLook({ language: 'language', theme: 'theme' }, 'waqf-language', 'path=/');

beforeEach(() => {
  localStorage.clear();
  root.lang = 'ar';
  root.removeAttribute('data-other-language');
  document.cookie = 'waqf-language=; path=/; max-age=0';
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test('the page in the language of this browser is shown, in its theme', () => {
  localStorage.setItem('theme', 'dark');
  expect(look()).toBe(false);
  expect([root.dataset['theme'], root.dataset['otherLanguage']]).toEqual(['dark', undefined]);
});

test('a page in another language is asked for again once, with the cookie that was gone', () => {
  localStorage.setItem('language', 'en');
  expect(look()).toBe(true);
  expect(document.cookie).toContain('waqf-language=en');
  expect(root.dataset['otherLanguage']).toBe('');
  // The server does not follow the cookie: the scripts draw the page.
  expect(look()).toBe(false);
});

test('without cookies the page waits for its scripts', () => {
  localStorage.setItem('language', 'en');
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: (_said: string) => {} });
  try {
    expect(look()).toBe(false);
  } finally {
    Object.defineProperty(document, 'cookie', { ...own, configurable: true });
  }
  expect(root.dataset['otherLanguage']).toBe('');
});
