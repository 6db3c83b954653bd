import { defineMessages } from '@waqf/platform-web';

/** Messages about the imported statements of an account, and about removing one. */
export const statementMessages = defineMessages({
  title: { ar: 'الكشوف المستوردة', en: 'Imported statements' },
  note: {
    ar: 'يُحذف الكشف ما دام لم يُطابق سطر منه، ويبقى حذفه في سجل التدقيق.',
    en: 'A statement can be removed while no line of it is matched; the removal stays in the audit trail.',
  },
  lines: {
    ar: { one: 'سطر واحد', two: 'سطران', few: '{count} أسطر', many: '{count} سطرًا', other: '{count} سطر' },
    en: { one: 'One line', other: '{count} lines' },
  },
  linesFact: { ar: 'الأسطر', en: 'Lines' },
  file: { ar: 'الملف', en: 'File' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  closing: { ar: 'الرصيد الختامي', en: 'Closing balance' },
  remove: { ar: 'احذف', en: 'Remove' },
  removeTitle: { ar: 'حذف كشف مستورد', en: 'Remove an imported statement' },
  removeWarning: {
    ar: 'تُحذف أسطر الكشف من المطابقة. لا تتغير القيود في الدفاتر، ويمكن استيراد الملف من جديد.',
    en: 'Its lines leave the reconciliation. No entry in the books changes, and the file can be imported again.',
  },
  removeConfirm: { ar: 'احذف الكشف', en: 'Remove the statement' },
  removed: { ar: 'حُذف الكشف', en: 'Statement removed' },
  loadFailed: { ar: 'تعذر تحميل الكشوف المستوردة', en: 'The imported statements could not be loaded' },
  removeFailed: { ar: 'تعذر حذف الكشف', en: 'The statement could not be removed' },
});
