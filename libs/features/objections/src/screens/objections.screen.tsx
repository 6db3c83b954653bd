import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure, useNoticeRefresh } from '@waqf/screen-kit';
import { Card, Count, EmptyState, Icon, ListSkeleton, PageHead } from '@waqf/ui/core';
import { objectionsQuery } from '../api/objections';
import { ObjectionRows } from '../components/objection-rows';
import { isAwaited } from '../components/objection-tag';
import { YourObjections } from '../components/your-objections';
import { objectionMessages } from '../messages/objection.messages';

/** `/objections`: beneficiaries' objections to their payments. */
export function ObjectionsScreen() {
  const t = useMessages(objectionMessages);
  const { data, error, isPending, isFetching, refetch } = useQuery(objectionsQuery());
  useNoticeRefresh('/api/objections');
  const objections = data?.objections ?? [];
  const yours = objections.filter(({ mayDecide }) => mayDecide);
  const open = objections.filter((objection) => isAwaited(objection) && !objection.mayDecide);
  const settled = objections.filter((objection) => !isAwaited(objection));
  return (
    <>
      <PageHead title={t('title')} state={t('state')} />
      {isPending ? <ListSkeleton rows={3} /> : null}
      {error ? (
        <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data && objections.length === 0 ? (
        <EmptyState icon={<Icon.Scale size={28} />} title={t('empty')} text={t('emptyText')} />
      ) : null}
      {objections.length > 0 ? (
        <>
          {yours.length > 0 ? <YourObjections objections={yours} /> : null}
          {open.length > 0 || yours.length === 0 ? (
            <Card title={t('open')} extra={<Count value={open.length} showZero />}>
              {open.length === 0 ? t('noneOpen') : <ObjectionRows label={t('open')} rows={open} />}
            </Card>
          ) : null}
          {settled.length > 0 ? (
            <Card title={t('settled')}>
              <ObjectionRows label={t('settled')} rows={settled} />
            </Card>
          ) : null}
        </>
      ) : null}
    </>
  );
}
