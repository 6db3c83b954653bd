import { defineMessages } from '@waqf/platform-web';

/** Names of the deductions from the yield before it is divided, by kind. */
export const deductionMessages = defineMessages({
  'deduction.expenses': { ar: 'مصروفات المدة', en: 'Expenses of the period' },
  'deduction.maintenance': { ar: 'عمارة الوقف', en: 'Upkeep' },
  'deduction.reserve': { ar: 'الاحتياطي', en: 'Reserve' },
  'deduction.nazir_fee': { ar: 'أجرة الناظر', en: 'The nazir’s fee' },
  'deduction.corrections': { ar: 'تصحيحات توزيعات سابقة', en: 'Corrections of earlier distributions' },
});
