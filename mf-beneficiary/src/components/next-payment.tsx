import { useQuery } from '@tanstack/react-query';
import type { OwnPayment } from '@waqf/contracts/distributions';
import { useLanguage } from '@waqf/platform-web';
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
import { getPaymentSummary } from '../api/payments';
import { stageTexts } from './payment-stage.messages';
import { summaryTexts } from './payment-summary.messages';
import { usePortalMessages } from './portal-messages';

/** The next payment that has not been paid yet, with its state and a link to its explanation. */
export function NextPayment() {
  const t = usePortalMessages(summaryTexts);
  const { data, error, isPending, isFetching, refetch } = useQuery(getPaymentSummary());
  if (isPending) return <ListSkeleton rows={2} />;
  if (error) {
    return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return data.next ? (
    <Next payment={data.next} expectedBy={data.expectedBy ?? null} />
  ) : (
    <Card title={t('next')}>
      <EmptyState bare icon={<Icon.Banknote size={28} />} title={t('nextEmpty')} text={t('nextEmptyText')} />
    </Card>
  );
}

/** The stages from the calculation to the payment; a stage that is not listed here is shown as `approved`. */
const wayOf = ['calculated', 'submitted', 'approved', 'paid'] as const;
const reached = (stage: string): number => {
  const at = wayOf.findIndex((one) => one === stage);
  return at === -1 ? wayOf.indexOf('approved') : at;
};

function Next({ payment, expectedBy }: { payment: OwnPayment; expectedBy: string | null }) {
  const t = usePortalMessages(summaryTexts);
  const words = usePortalMessages(stageTexts);
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
