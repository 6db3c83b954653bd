import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { CardSkeleton } from '@waqf/ui/core';
import { monthsQuery } from '../api/get-months';
import { financesPageMessages } from '../messages/finances.messages';
import { MonthBars } from './month-bars';

/** The last twelve months of all waqfs that the user sees; each month links to its transactions. */
export function RecentMonths() {
  const t = useMessages(financesPageMessages);
  const months = useQuery(monthsQuery(undefined));
  if (months.isPending) return <CardSkeleton lines={6} />;
  if (months.isError)
    return (
      <LoadFailure
        title={t('monthsFailed')}
        error={months.error}
        otherwise={loadingCatalogue.transactions}
        onRetry={() => void months.refetch()}
        retrying={months.isFetching}
      />
    );
  return (
    <MonthBars
      months={months.data.months}
      hrefOf={({ from, to }) => `/transactions?${new URLSearchParams({ period: 'chosen', from, to })}`}
    />
  );
}
