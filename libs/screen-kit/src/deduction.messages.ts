import { defineMessages } from '@waqf/platform-web';

/** What is taken from the yield before the shares, by its kind. */
export const deductionMessages = defineMessages({
  'deduction.expenses': { ar: 'مصروفات المدة', en: 'Expenses of the period' },
  'deduction.maintenance': { ar: 'عمارة الوقف', en: 'Upkeep' },
  'deduction.reserve': { ar: 'الاحتياطي', en: 'Reserve' },
  'deduction.nazir_fee': { ar: 'أجرة الناظر', en: 'The nazir’s fee' },
  'deduction.corrections': { ar: 'تصحيحات توزيعات سابقة', en: 'Corrections of earlier distributions' },
});
