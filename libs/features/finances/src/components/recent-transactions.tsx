import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { relativeDate } from '@waqf/formats';
import { useCan, useLanguage, useMessages, useRouteWorks } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Amount, Card, Dotted, Icon, List, ListRow, ListSkeleton, MoreLink } from '@waqf/ui/core';
import { recentTransactionsQuery } from '../api/get-transactions';
import { recentMessages } from '../messages/finances.messages';
import { TransactionIcon } from './transaction-icon';
import * as css from './finances.module.css';

/**
 * The five latest transactions of all waqfs that the user sees, with a link to all of them when the user may open it.
 */
export function RecentTransactions() {
  const t = useMessages(recentMessages);
  const { language } = useLanguage();
  const manages = useCan('transactions.manage');
  const works = useRouteWorks();
  const leadsOn = manages && works('/transactions');
  const recent = useQuery(recentTransactionsQuery());
  if (recent.isPending) return <ListSkeleton rows={5} />;
  const now = new Date();
  return (
    <Card
      title={t('title')}
      extra={
        leadsOn ? (
          <MoreLink href="/transactions" icon={<Icon.Next size={16} />}>
            {t('all')}
          </MoreLink>
        ) : null
      }
    >
      {recent.isError ? (
        <LoadFailure
          bare
          title={t('failed')}
          error={recent.error}
          otherwise={loadingCatalogue.transactions}
          onRetry={() => void recent.refetch()}
          retrying={recent.isFetching}
        />
      ) : recent.data.transactions.length === 0 ? (
        <p className={css.quiet}>{t('empty')}</p>
      ) : (
        <>
          <List label={t('title')}>
            {recent.data.transactions.map((row) => (
              <ListRow
                key={row.id}
                lead={<TransactionIcon transaction={row} />}
                title={row.description}
                text={
                  <Dotted>
                    <bdi>{row.waqfName}</bdi>
                    {relativeDate(new Date(row.occurredAt), now, language)}
                  </Dotted>
                }
                value={<Amount value={row.signedAmount} signed />}
              />
            ))}
          </List>
          <p className={css.quiet}>{t('unit')}</p>
        </>
      )}
    </Card>
  );
}
