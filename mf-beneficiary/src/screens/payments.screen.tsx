import { useQuery } from '@tanstack/react-query';
import type { PaymentSummary } from '@waqf/contracts/distributions';
import { percentageOf, parseSignedAmount } from '@waqf/money';
import { ReportFileProgress } from '@waqf/screen-kit';
import { Amount, Below, CardSkeleton, Icon, MoneyPanel, MoreLink, PageHead } from '@waqf/ui/core';
import { getPaymentSummary } from '../api/payments';
import { OwnObjections } from '../components/own-objections';
import { OwnPayments, useOwnPayments } from '../components/own-payments';
import * as css from '../components/own-payments.module.css';
import { StatementButtons } from '../components/statement-file';
import { WardBanner } from '../components/ward-banner';
import { daysOf } from '../model/statement-period';
import { paymentTexts } from './payment.messages';
import { usePortalMessages } from '../components/portal-messages';

/** `/beneficiary/payments`: what was received from distributions, what is coming, and links to the explanations. */
export function PaymentsScreen() {
  const t = usePortalMessages(paymentTexts);
  const summary = useQuery(getPaymentSummary());
  const payments = useOwnPayments();
  return (
    <>
      <WardBanner />
      <PageHead
        title={t('payments')}
        state={t('paymentsState')}
        actions={<StatementButtons days={daysOf('twelve', new Date())} />}
      />
      <ReportFileProgress />
      {summary.isPending ? <CardSkeleton /> : summary.data ? <ReceivedPanel {...summary.data.received} /> : null}
      <Below pending={summary.isPending}>
        <OwnPayments />
        <Below pending={payments.isPending}>
          <MoreLink href="/beneficiary/transactions" icon={<Icon.Next size={16} />}>
            {t('search')}
          </MoreLink>
          <OwnObjections />
        </Below>
      </Below>
    </>
  );
}

/** What was received in twelve months and from which waqfs; renders nothing before the first payment. */
function ReceivedPanel({ total, sources }: PaymentSummary['received']) {
  const t = usePortalMessages(paymentTexts);
  const whole = parseSignedAmount(total);
  if (whole === 0n) return null;
  return (
    <MoneyPanel label={t('received')} amount={<Amount value={total} unit />} total={total} note={t('receivedNote')}>
      {sources.length < 2 ? null : (
        <div className={css.sources}>
          <div className={css.bar} aria-hidden>
            {sources.map(({ waqfId, amount }) => (
              <span key={waqfId} style={{ flexGrow: percentageOf(parseSignedAmount(amount), whole) }} />
            ))}
          </div>
          <dl className={css.names}>
            {sources.map(({ waqfId, waqfName, amount }) => (
              <div key={waqfId}>
                <dt>
                  <bdi>{waqfName}</bdi>
                </dt>
                <dd>
                  <Amount value={amount} unit />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </MoneyPanel>
  );
}
