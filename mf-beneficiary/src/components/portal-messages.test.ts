import { expect, test } from '@jest/globals';
import { remote } from '../remote';
import { messages as dashboard, dashboardTexts } from '../screens/beneficiary-dashboard.messages';
import { entitlementTexts } from '../screens/entitlements.messages';
import { messages as objection } from '../screens/objection.messages';
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
  entitlementTexts,
  ibansTexts,
  summaryTexts,
  walletTexts,
};

/** Texts that the portal of a minor does not show, or that speak to the guardian about their own acts. */
const toTheGuardian =
  /^(hello|state\.|wallet$|balance|how|none$|notFound|leav|guardianDisputes|reason$|sentText|disputeText|emptyText$)/;
const second = {
  ar: /(نصيب|دفعات|حسابات|محفظت|أنصبت|استحقاق|نسبت|صلت|إدراج|سبب|اعتراض)ك|أُدرجت|إدراجي|وصلك|تصلك|صُرف لك|محفوظة لك|وثائقي/,
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

test.each(Object.entries(portals))('%s calls the minor by name, whether a girl or a boy', (_, { ofWard }) => {
  const pronoun = /(حساب|وقف|أوقاف|استحقاق|مصرف|نصيب|بيانات|اسم)ه(?![\p{L}])/u;
  const nameless = Object.entries(ofWard).filter(
    ([, { ar, en }]) => /القاصر/.test(JSON.stringify(ar)) || /the minor|\b(his|her)\b/i.test(JSON.stringify(en)),
  );
  expect(nameless).toEqual([]);
  const gendered = Object.entries(ofWard).filter(
    ([key, { ar }]) => JSON.stringify(ar).includes('{minor}') && pronoun.test(JSON.stringify(ar)) && key !== 'private',
  );
  expect(gendered).toEqual([]);
});

test('texts that both portals share do not say whose objection, share or payment it is', () => {
  const whose = {
    ar: /(?<!صلت)(اعتراض|اعتراضات|دفعت|دفعات)ك(?![\p{L}])|نصيبي|قدّمت|قبلتَ|صعّدت|سحبته|استحقاقاتي|ما وصلك/u,
    en: /\b(my|your) (share|objections?|whole|payments?|distribution|entitlements?)\b|\byou (objected|accepted|escalated)\b/i,
  };
  const titles = [...remote.routes.map(({ title }) => title), ...remote.navigation.map(({ label }) => label)];
  const shared = [
    ...Object.entries(objection),
    ...titles.flatMap((title) => (title ? [['title', title] as const] : [])),
  ];
  // What one writes and sends is one's own, also when it is for a minor.
  const ownAct = /^(text|sent|escalated|withdrawn|askText|noPapers|paperRequested|after\.escalation|escalateLate)/;
  const addressed = shared.filter(
    ([key, { ar, en }]) =>
      !ownAct.test(key) && (whose.ar.test(JSON.stringify(ar)) || whose.en.test(JSON.stringify(en))),
  );
  expect(addressed).toEqual([]);
});
