import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Button, EmptyState, Icon, ListSkeleton, PageHead } from '@waqf/ui/core';
import { getWards, openPageOf } from '../api/wards';
import { messages } from '../components/wards.messages';

const dashboard = '/beneficiary/dashboard';

/** `/beneficiary/wards/:wardId?to=…`: from a notice to a guardian to its page in the minor's portal. */
export function OpenWardScreen() {
  const t = useMessages(messages);
  const { wardId } = useParams();
  const [search] = useSearchParams();
  const page = pageIn(search.get('to'));
  const { data, error, isFetching, refetch } = useQuery(getWards());
  const ward = data?.wards.find(({ id }) => id === wardId);
  useEffect(() => {
    if (ward) openPageOf(ward, page);
  }, [ward, page]);
  return (
    <>
      <PageHead title={t('portal')} />
      {error ? (
        <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data && !ward ? (
        <EmptyState
          icon={<Icon.People />}
          title={t('notYours')}
          text={t('notYoursText')}
          action={<Button href={dashboard}>{t('toOwn')}</Button>}
        />
      ) : null}
      {error || (data && !ward) ? null : <ListSkeleton rows={4} />}
    </>
  );
}

/**
 * Only pages that a minor's portal has: anybody can write a link, also one that leads out of the product.
 */
export const pageIn = (to: string | null): string =>
  to !== null && /^\/beneficiary\/(payments|objections|profile|entitlements)(\/[\w-]+)?$/.test(to) ? to : dashboard;
