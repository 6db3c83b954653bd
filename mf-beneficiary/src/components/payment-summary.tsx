import { useQuery } from '@tanstack/react-query';
import type { OwnPayment, PaymentSummary } from '@waqf/contracts/distributions';
import { displayGregorian, displayHijri } from '@waqf/formats';
import { chartScale, parseSignedAmount, percentageOf } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import {
  Amount,
  Card,
  DualDate,
  DualPeriod,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  MoreLink,
  Stack,
  StatusTag,
  Steps,
} from '@waqf/ui/core';
import { BarChart, RingChart } from '@waqf/ui/data';
import { getPaymentSummary } from '../api/payments';
import { messages as paymentMessages } from '../screens/payment.messages';
import { messages } from './payment-summary.messages';

/** The newest payment that has not come yet, with its state and the way to why. */
export function NextPayment() {
  const t = useMessages(messages);
  const { data, error, isPending, isFetching, refetch } = useQuery(getPaymentSummary());
  if (isPending) return <ListSkeleton rows={2} />;
  if (error) {
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        otherwise={messages.failedReason}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return data.next ? (
    <Next payment={data.next} expectedBy={data.expectedBy ?? null} />
  ) : (
    <Card title={t('next')}>
      <EmptyState bare icon={<Icon.Banknote size={28} />} title={t('nextEmpty')} text={t('nextEmptyText')} />
    </Card>
  );
}

/** From the calculation to the payment; what waits or was refused stays where it was approved. */
const wayOf = ['calculated', 'submitted', 'approved', 'paid'] as const;
const reached = (stage: string): number => {
  const at = wayOf.findIndex((one) => one === stage);
  return at === -1 ? wayOf.indexOf('approved') : at;
};

function Next({ payment, expectedBy }: { payment: OwnPayment; expectedBy: string | null }) {
  const t = useMessages(messages);
  const words = useMessages(paymentMessages);
  const { language } = useLanguage();
  const { id, waqfName, period, amount, stage, estimated, note } = payment;
  return (
    <Card
      title={t('next')}
      note={estimated ? words.of('stage.', stage) : undefined}
      extra={
        <StatusTag tone={estimated ? 'warning' : 'neutral'}>
          {estimated ? words('estimate') : words.of('stage.', stage)}
        </StatusTag>
      }
    >
      <Stack gap={8}>
        <List label={t('next')}>
          <ListRow
            lead={<IconTile icon={<Icon.Clock />} tone={estimated ? 'warning' : 'success'} />}
            title={<bdi>{waqfName}</bdi>}
            text={
              <>
                {t('yield')} <DualPeriod from={period.from} to={period.to} />
              </>
            }
            value={<Amount value={amount} unit />}
          />
        </List>
        {expectedBy === null ? null : (
          <span>
            {t('expectedBy')} <DualDate iso={expectedBy} />
          </span>
        )}
        {note ? <span>{note[language]}</span> : null}
        <Steps
          label={t('way')}
          current={reached(stage)}
          items={wayOf.map((key) => ({ key, label: t(`way.${key}`) }))}
        />
        <MoreLink href={`/beneficiary/payments/${id}`} icon={<Icon.Next size={16} />}>
          {t('why')}
        </MoreLink>
      </Stack>
    </Card>
  );
}

/** What was paid in each of the last twelve months. A failure is said once, by `NextPayment`. */
export function ReceivedMonths() {
  const { data, isPending } = useQuery(getPaymentSummary());
  if (isPending) return <ListSkeleton rows={4} />;
  return data ? (
    <>
      <Received received={data.received} />
      <Sources received={data.received} />
    </>
  ) : null;
}

function Received({ received }: { received: PaymentSummary['received'] }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { total, months, period, source } = received;
  if (parseSignedAmount(total) === 0n) {
    return (
      <Card title={t('received')}>
        <EmptyState bare icon={<Icon.Chart size={28} />} title={t('receivedEmpty')} text={t('receivedEmptyText')} />
      </Card>
    );
  }
  const { unit, drawn } = chartScale(months.map(({ amount }) => amount));
  const month = (day: string) => displayGregorian(day, language, 'month');
  const hijri = [period.from, period.to].map((day) => displayHijri(day, language, 'month')).join(' – ');
  return (
    <Card
      title={t('received')}
      extra={
        <span>
          {t('total')} <Amount value={total} unit />
        </span>
      }
    >
      <Stack gap={8}>
        <BarChart
          label={t('received')}
          labels={months.map(({ first }) => displayGregorian(first, language, 'monthName'))}
          series={[
            {
              name: t('paid'),
              kind: 'income',
              values: months.map(({ amount }) => drawn(amount)),
            },
          ]}
          unit={t(unit)}
        />
        <small>
          {t('caption', { from: month(period.from), to: month(period.to), hijri, source: source[language] })}
        </small>
      </Stack>
    </Card>
  );
}

/** From which waqf it came; a single one needs no ring. */
function Sources({ received: { total, sources } }: { received: PaymentSummary['received'] }) {
  const t = useMessages(messages);
  if (sources.length < 2) return null;
  const whole = parseSignedAmount(total);
  const part = (amount: string) => percentageOf(parseSignedAmount(amount), whole);
  return (
    <Card title={t('sources')}>
      <Stack gap={16}>
        <RingChart
          label={t('sources')}
          slices={sources.map(({ waqfName, amount }) => ({
            label: waqfName,
            value: part(amount),
            text: `${part(amount)}%`,
          }))}
        />
        <List label={t('sources')}>
          {sources.map(({ waqfId, waqfName, amount }) => (
            <ListRow key={waqfId} title={<bdi>{waqfName}</bdi>} value={<Amount value={amount} unit />} />
          ))}
        </List>
      </Stack>
    </Card>
  );
}
