import { siteNameIn } from './site-name';

test('the default name is in the language of the text, and a name of the settings is the same in both', () => {
  expect([siteNameIn('منصة وقف', 'ar'), siteNameIn('منصة وقف', 'en')]).toEqual(['منصة وقف', 'Waqf']);
  expect(siteNameIn('أوقاف المدينة', 'en')).toBe('أوقاف المدينة');
});
