import { expect, test } from '@jest/globals';
import { statedLanguage } from './language.js';

test('the language of the page counts, not the preference of the browser', () => {
  const stated = (header?: string) =>
    statedLanguage({ headers: header === undefined ? {} : { 'accept-language': header } });
  expect(['en', 'ar', 'en-GB,en;q=0.8', '*', undefined].map(stated)).toEqual([
    'en',
    'ar',
    undefined,
    undefined,
    undefined,
  ]);
});
