import { useQuery } from '@tanstack/react-query';
import type { PaymentSummary } from '@waqf/contracts/distributions';
import { displayGregorian, displayHijri } from '@waqf/formats';
import { chartScale, parseSignedAmount, percentagesOf } from '@waqf/money';
import { useLanguage } from '@waqf/platform-web';
import { Amount, Card, EmptyState, Icon, List, ListRow, ListSkeleton, Stack } from '@waqf/ui/core';
import { BarChart, RingChart } from '@waqf/ui/data';
import { getPaymentSummary } from '../api/payments';
import { summaryTexts } from './payment-summary.messages';
import { usePortalMessages } from './portal-messages';

/** What was paid in each of the last twelve months. A failure is shown only once, by `NextPayment`. */
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
  const t = usePortalMessages(summaryTexts);
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

/** The waqfs from which it was received; a single one needs no ring chart. */
function Sources({ received: { sources } }: { received: PaymentSummary['received'] }) {
  const t = usePortalMessages(summaryTexts);
  if (sources.length < 2) return null;
  const parts = percentagesOf(sources.map(({ amount }) => parseSignedAmount(amount)));
  return (
    <Card title={t('sources')}>
      <Stack gap={16}>
        <RingChart
          label={t('sources')}
          slices={sources.map(({ waqfName }, at) => ({
            label: waqfName,
            value: parts[at] ?? 0,
            text: `${parts[at] ?? 0}%`,
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
