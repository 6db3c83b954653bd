import { defineMessages } from '@waqf/platform-web';
import { portalMessages } from './portal-messages';

/** How far a payment is; apart, because the first screen needs nothing else of the texts of payments. */
const messages = defineMessages({
  estimate: { ar: 'تقديري', en: 'Estimate' },
  'stage.calculated': { ar: 'محسوبة، ولم تُرفع للموافقة', en: 'Calculated, not submitted yet' },
  'stage.submitted': { ar: 'تنتظر الموافقة', en: 'Awaits approval' },
  'stage.approved': { ar: 'معتمدة، وتُصرف قريبًا', en: 'Approved, to be paid' },
  'stage.withheld': { ar: 'محفوظة لك', en: 'Kept for you' },
  'stage.sent': { ar: 'أُرسلت إلى المصرف', en: 'Sent to the bank' },
  'stage.paid': { ar: 'صُرفت', en: 'Paid' },
  'stage.failed': { ar: 'تعذّر صرفها', en: 'Payment failed' },
});

/** These texts in a minor's portal, which the guardian reads. */
export const stageTexts = portalMessages(messages, {
  'stage.withheld': { ar: 'محفوظة', en: 'Kept' },
});
