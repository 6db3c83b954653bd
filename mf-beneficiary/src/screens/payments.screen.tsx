import { useMessages } from '@waqf/platform-web';
import { PageHead } from '@waqf/ui/core';
import { OwnObjections } from '../components/own-objections';
import { OwnPayments } from '../components/own-payments';
import { WardBanner } from '../components/ward-banner';
import { messages } from './payment.messages';

/** `/beneficiary/payments`: what came of distributions, what is about to, and the way to why. */
export function PaymentsScreen() {
  const t = useMessages(messages);
  return (
    <>
      <WardBanner />
      <PageHead title={t('payments')} state={t('paymentsState')} />
      <OwnPayments />
      <OwnObjections />
    </>
  );
}
