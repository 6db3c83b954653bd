import { useQuery } from '@tanstack/react-query';
import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import {
  Amount,
  Card,
  Count,
  DualDate,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  PageHead,
} from '@waqf/ui/core';
import { objectionsQuery } from '../api/objections';
import { ObjectionTag } from '../components/objection-tag';
import { objectionMessages } from '../messages/objection.messages';

/** `/objections`: what beneficiaries object to in their payments. */
export function ObjectionsScreen() {
  const t = useMessages(objectionMessages);
  const { data, error, isPending, isFetching, refetch } = useQuery(objectionsQuery());
  const open = (data?.objections ?? []).filter(({ state }) => state === 'open');
  const settled = (data?.objections ?? []).filter(({ state }) => state !== 'open');
  return (
    <>
      <PageHead title={t('title')} state={t('state')} />
      {isPending ? <ListSkeleton rows={3} /> : null}
      {error ? (
        <LoadFailure
          title={t('failed')}
          error={error}
          otherwise={objectionMessages.failedReason}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data && data.objections.length === 0 ? (
        <EmptyState icon={<Icon.Scale size={28} />} title={t('empty')} text={t('emptyText')} />
      ) : null}
      {data && data.objections.length > 0 ? (
        <>
          <Card title={t('open')} extra={<Count value={open.length} showZero />}>
            {open.length === 0 ? t('noneOpen') : <Objections label={t('open')} rows={open} />}
          </Card>
          {settled.length > 0 ? (
            <Card title={t('settled')}>
              <Objections label={t('settled')} rows={settled} />
            </Card>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function Objections({ label, rows }: { label: string; rows: readonly Objection[] }) {
  const t = useMessages(objectionMessages);
  return (
    <List label={label}>
      {rows.map((objection) => (
        <ListRow
          key={objection.id}
          lead={<IconTile icon={<Icon.Scale />} tone={objection.state === 'open' ? 'warning' : 'neutral'} />}
          title={t('of', { name: objection.fullName })}
          text={
            <>
              <bdi>{objection.waqfName}</bdi>
              {' · '}
              {objection.state === 'open' ? t('due') : t('raised')}{' '}
              <DualDate iso={objection.state === 'open' ? objection.dueOn : objection.raisedAt} short />
            </>
          }
          value={<Amount value={objection.amount} unit />}
          end={<ObjectionTag objection={objection} />}
          href={`/objections/${objection.id}`}
        />
      ))}
    </List>
  );
}
