import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { PaymentDetails } from '@waqf/contracts/distributions';
import type { OwnObjectionList } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure, useDaysLeft } from '@waqf/screen-kit';
import {
  Alert,
  Amount,
  Card,
  DescriptionList,
  DualDate,
  DualPeriod,
  Icon,
  MoreLink,
  PageHead,
  PageSkeleton,
  StatusTag,
  Timeline,
} from '@waqf/ui/core';
import { getObjectionsOf } from '../api/objections';
import { getPayment } from '../api/payments';
import { ObjectionForm } from '../components/objection-form';
import { WardBanner } from '../components/ward-banner';
import { messages } from './objection.messages';

/** `/beneficiary/payments/:paymentId/objection`: the user objects to an amount. */
export function RaiseObjectionScreen() {
  const t = useMessages(messages);
  const { paymentId = '' } = useParams();
  const payment = useQuery(getPayment(paymentId));
  const before = useQuery(getObjectionsOf(paymentId));
  const error = payment.error ?? before.error;
  if (error) {
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        onRetry={() => void Promise.all([payment.refetch(), before.refetch()])}
        retrying={payment.isFetching || before.isFetching}
      />
    );
  }
  if (!payment.data || !before.data) return <PageSkeleton />;
  return (
    <>
      <WardBanner />
      <PageHead
        title={t('title')}
        state={t('state')}
        back={{ label: t('back'), href: `/beneficiary/payments/${paymentId}` }}
      />
      <ObjectionSent payment={payment.data.payment} />
      <ObjectionEntry payment={payment.data.payment} known={before.data} />
    </>
  );
}

function ObjectionSent({ payment }: { payment: PaymentDetails }) {
  const t = useMessages(messages);
  return (
    <Card
      title={payment.waqfName}
      extra={payment.estimated ? <StatusTag tone="warning">{t('estimate')}</StatusTag> : null}
    >
      <DescriptionList
        lines
        items={[
          { label: t('objected'), value: <Amount value={payment.amount} unit /> },
          {
            label: t('period'),
            value: <DualPeriod from={payment.period.from} to={payment.period.to} />,
          },
        ]}
      />
    </Card>
  );
}

function ObjectionEntry({ payment, known }: { payment: PaymentDetails; known: OwnObjectionList }) {
  const t = useMessages(messages);
  const daysLeft = useDaysLeft();
  const { window, objections, uploads } = known;
  const current = objections.find(({ state }) => state !== 'withdrawn');
  if (current) {
    return (
      <Alert tone="info" title={t('yours')} icon={<Icon.Scale />}>
        <MoreLink href={`/beneficiary/objections/${current.id}`}>{t('read')}</MoreLink>
      </Alert>
    );
  }
  if (!window?.isOpen) return <Alert tone="warning" title={t('tooLate')} />;
  return (
    <>
      {window.until ? (
        <Alert
          tone="gold"
          icon={<Icon.Clock />}
          title={window.daysLeft === null ? undefined : daysLeft(window.daysLeft)}
        >
          {t('until')} <DualDate iso={window.until} />. {t('untilText')}
        </Alert>
      ) : null}
      <ObjectionForm payment={payment} uploads={uploads} />
      <Card title={t('after')}>
        <Timeline
          label={t('after')}
          items={(['nazir', 'answer', 'correction', 'escalation'] as const).map((key) => ({
            key,
            title: t(`after.${key}`),
            time:
              key === 'answer' ? (
                <>
                  {t('by')} <DualDate iso={window.answerBy} />
                </>
              ) : undefined,
            text: t(`after.${key}Text`),
            tone: 'success',
          }))}
        />
      </Card>
    </>
  );
}
