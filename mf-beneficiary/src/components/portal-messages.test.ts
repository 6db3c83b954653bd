import { messages as dashboard, dashboardTexts } from '../screens/beneficiary-dashboard.messages';
import { messages as payment, paymentTexts } from '../screens/payment.messages';
import { messages as statement, statementTexts } from '../screens/statement.messages';
import { documentsTexts } from './documents.messages';
import { ibansTexts } from './ibans.messages';
import { stageTexts } from './payment-stage.messages';
import { summaryTexts } from './payment-summary.messages';
import { walletTexts } from './wallet-parts.messages';

const portals = {
  dashboardTexts,
  paymentTexts,
  stageTexts,
  statementTexts,
  documentsTexts,
  ibansTexts,
  summaryTexts,
  walletTexts,
};

/** Texts that the portal of a minor does not show, or that speak to the guardian about their own acts. */
const toTheGuardian = /^(hello|state\.|wallet$|balance|how|none$|reportsState|notFound)/;
const second = {
  ar: /(نصيب|دفعات|حسابات|محفظت|أنصبت|استحقاق)ك|وصلك|تصلك|صُرف لك|محفوظة لك|وثائقي/,
  en: /\byou(r|rs)?\b|\bmy\b/i,
};

test.each(Object.entries(portals))('%s speaks of the minor in the portal of a minor', (_, { ofWard }) => {
  const addressed = Object.entries(ofWard)
    .filter(([key]) => !toTheGuardian.test(key))
    .filter(([, { ar, en }]) => second.ar.test(JSON.stringify(ar)) || second.en.test(JSON.stringify(en)));
  expect(addressed).toEqual([]);
});

test('the user’s own portal still speaks to the user', () => {
  expect(dashboardTexts.own).toBe(dashboard);
  expect(paymentTexts.own).toBe(payment);
  expect(statementTexts.own).toBe(statement);
});
