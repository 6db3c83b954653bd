import { defineMessages } from '@waqf/platform-web';

/** Labels of the roles (specification, section 1). */
export const roleNames = defineMessages({
  waqif: { ar: 'واقف', en: 'Founder' },
  nazir: { ar: 'ناظر', en: 'Nazir' },
  beneficiary: { ar: 'مستفيد', en: 'Beneficiary' },
  admin: { ar: 'مدير النظام', en: 'System admin' },
});
