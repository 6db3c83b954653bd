import { useInfiniteQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import {
  Amount,
  Button,
  Card,
  DualDate,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  StatusTag,
} from '@waqf/ui/core';
import { paymentPages } from '../api/payments';
import { messages } from '../screens/payment.messages';

/** What came of distributions and what is about to; each leads to why it is that amount. */
export function OwnPayments() {
  const t = useMessages(messages);
  const pages = useInfiniteQuery(paymentPages());
  const { data, error, isPending, isFetching, refetch } = pages;
  const payments = data?.pages.flatMap((page) => page.payments) ?? [];
  if (isPending) return <ListSkeleton rows={2} />;
  return (
    <Card title={t('list')}>
      {error ? (
        <LoadFailure
          bare
          title={t('listFailed')}
          error={error}
          otherwise={messages.failedReason}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data && payments.length === 0 ? (
        <EmptyState bare icon={<Icon.Banknote size={28} />} title={t('empty')} text={t('emptyText')} />
      ) : null}
      <List label={t('payments')}>
        {payments.map(({ id, waqfName, period, amount, stage, estimated }) => (
          <ListRow
            key={id}
            lead={<IconTile icon={estimated ? <Icon.Clock /> : <Icon.In />} tone={estimated ? 'warning' : 'success'} />}
            title={`${t('title')}: ${waqfName}`}
            text={<DualDate iso={period.to} />}
            value={<Amount value={amount} unit />}
            end={
              <StatusTag tone={estimated ? 'warning' : 'neutral'}>
                {estimated ? t('estimate') : t.of('stage.', stage)}
              </StatusTag>
            }
            href={`/beneficiary/payments/${id}`}
          />
        ))}
      </List>
      {pages.hasNextPage ? (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Card>
  );
}
