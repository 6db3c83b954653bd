import { defineMessages } from '@waqf/platform-web';

/** The names of a waqf's accounts. */
export const accountNameMessages = defineMessages({
  main: { ar: 'الحساب الرئيسي', en: 'Main account' },
  sub: { ar: 'حساب فرعي', en: 'Sub-account' },
});
