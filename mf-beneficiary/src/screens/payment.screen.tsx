import { useQuery } from '@tanstack/react-query';
import { knownValue } from '@waqf/contracts';
import { type PaymentDetails, paymentMethods } from '@waqf/contracts/distributions';
import { useParams } from 'react-router';
import { useLanguage } from '@waqf/platform-web';
import { LoadedPage } from '@waqf/screen-kit';
import { Alert, Amount, DualDate, DualPeriod, Grid, MoneyPanel, PageHead, Stack } from '@waqf/ui/core';
import { getPayment } from '../api/payments';
import { PaymentNotice } from '../components/payment-notice';
import { PaymentObjection } from '../components/payment-objection';
import { FounderWords, OwnCalculation, PaymentChanges, PaymentSteps } from '../components/payment-reasons';
import { WardBanner } from '../components/ward-banner';
import { paymentTexts } from './payment.messages';
import { stageTexts } from '../components/payment-stage.messages';
import { usePortalMessages } from '../components/portal-messages';

/** `/beneficiary/payments/:paymentId`: why the amount is what it is, from the yield to the last halala. */
export function PaymentScreen() {
  const t = usePortalMessages(paymentTexts);
  const words = usePortalMessages(stageTexts);
  const { language } = useLanguage();
  const { paymentId = '' } = useParams();
  return (
    <LoadedPage query={useQuery(getPayment(paymentId))} title={t('failed')}>
      {({ payment }) => (
        <>
          <WardBanner />
          <PageHead
            title={t('title')}
            state={payment.waqfName}
            back={{ label: t('back'), href: '/beneficiary/payments' }}
            actions={payment.estimated ? null : <PaymentNotice paymentId={payment.id} />}
          />
          <MoneyPanel
            label={payment.estimated ? `${t('yours')} · ${words('estimate')}` : t('yours')}
            amount={<Amount value={payment.amount} unit />}
            total={payment.amount}
            note={
              <Stack gap={4}>
                <span>
                  {t('period')} <DualPeriod from={payment.period.from} to={payment.period.to} />
                </span>
                <span>
                  {words.of('stage.', payment.stage)} {payment.paidAt ? <DualDate iso={payment.paidAt} /> : null}
                </span>
                <HowPaid payment={payment} />
              </Stack>
            }
          />
          {payment.estimated ? <Alert tone="warning">{t('estimateText')}</Alert> : null}
          {payment.note ? <Alert tone="warning">{payment.note[language]}</Alert> : null}
          <Grid columns="1:1">
            <Stack>
              <PaymentSteps payment={payment} />
              <FounderWords payment={payment} />
            </Stack>
            <Stack>
              <OwnCalculation payment={payment} />
              <PaymentChanges payment={payment} />
            </Stack>
          </Grid>
          <PaymentObjection paymentId={payment.id} />
          <Alert tone="info">{t('private')}</Alert>
        </>
      )}
    </LoadedPage>
  );
}

/** The account, the check or the receipt by which it was paid; a method of a newer release is not described. */
function HowPaid({ payment }: { payment: PaymentDetails }) {
  const t = usePortalMessages(paymentTexts);
  const method = payment.method === null ? undefined : knownValue(paymentMethods, payment.method);
  const number = method === 'bank' ? payment.ibanEnd : payment.receiptNumber;
  if (method === undefined || number === null) return null;
  return <span>{t(`by.${method}`, { number })}</span>;
}
