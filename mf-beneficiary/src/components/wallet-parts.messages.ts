import { defineMessages } from '@waqf/platform-web';
import { portalMessages } from './portal-messages';

/** Messages of the wallet's parts that are opened later. */
const messages = defineMessages({
  accounts: { ar: 'حساباتك البنكية', en: 'Your bank accounts' },
  accountsEmpty: { ar: 'لا حساب بعد', en: 'No account yet' },
  accountsEmptyText: {
    ar: 'يُفتح لك حساب فرعي تلقائيًا عند إضافتك إلى وقف له حساب رئيسي.',
    en: 'A sub-account is opened for you when you join a waqf that has a main account.',
  },
  payments: { ar: 'آخر ما وصل إلى حساباتك', en: 'Latest into your accounts' },
  paymentsEmpty: { ar: 'لا دفعات بعد', en: 'No payments yet' },
  paymentsEmptyText: { ar: 'تظهر هنا الدفعات التي تصلك من الأوقاف.', en: 'Payments that reach you appear here.' },
  all: { ar: 'كل ما وصلك من التوزيع', en: 'All from distributions' },
  completed: { ar: 'مكتملة', en: 'Completed' },
  pending: { ar: 'معلقة', en: 'Pending' },
  yearReport: { ar: 'سنتك في أرقام', en: 'Your year in figures' },
  openReports: { ar: 'كشف حسابك، وملفه PDF أو Excel', en: 'Your statement, as PDF or Excel' },
});

/** These texts in a minor's portal, which the guardian reads. */
export const walletTexts = portalMessages(messages, {
  accounts: { ar: 'حسابات {minor}', en: 'Accounts of {minor}' },
  accountsEmptyText: {
    ar: 'يُفتح حساب فرعي تلقائيًا عند إضافة {minor} إلى وقف له حساب رئيسي.',
    en: 'A sub-account is opened when {minor} joins a waqf that has a main account.',
  },
  payments: { ar: 'آخر ما وصل إلى الحسابات', en: 'Latest into the accounts' },
  paymentsEmptyText: { ar: 'تظهر هنا الدفعات الواصلة من الأوقاف.', en: 'Payments from waqfs appear here.' },
  all: { ar: 'كل الواصل من التوزيع', en: 'All from distributions' },
  yearReport: { ar: 'السنة في أرقام', en: 'The year in figures' },
  openReports: { ar: 'الحساب السنوي، وملفه PDF أو Excel', en: 'The yearly account, as PDF or Excel' },
});
