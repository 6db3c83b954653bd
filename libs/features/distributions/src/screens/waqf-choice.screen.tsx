import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { approvedWaqfsQuery, LoadFailure } from '@waqf/screen-kit';
import {
  Button,
  Card,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  PageHead,
  VisuallyHidden,
} from '@waqf/ui/core';
import { choiceMessages } from '../messages/waqf-choice.messages';

/** `/distributions`: opened from the menu, links to the runs and rules of each waqf. */
export function WaqfChoiceScreen() {
  const t = useMessages(choiceMessages);
  const waqfs = useQuery(approvedWaqfsQuery());
  return (
    <>
      <PageHead title={t('title')} state={t('state')} />
      {waqfs.isPending ? <ListSkeleton rows={4} /> : null}
      {waqfs.isError ? (
        <LoadFailure
          title={t('failed')}
          error={waqfs.error}
          otherwise={loadingCatalogue.waqfs}
          onRetry={() => void waqfs.refetch()}
          retrying={waqfs.isFetching}
        />
      ) : null}
      {waqfs.data?.length === 0 ? (
        <EmptyState icon={<Icon.Waqf size={28} />} title={t('empty')} text={t('emptyText')} />
      ) : null}
      {waqfs.data && waqfs.data.length > 0 ? (
        <Card title={t('waqfs')} padding="none">
          <List edge label={t('waqfs')}>
            {waqfs.data.map(({ id, name }) => (
              <ListRow
                key={id}
                lead={<IconTile icon={<Icon.Waqf />} tone="success" />}
                title={name}
                end={<Ways waqfId={id} name={name} />}
              />
            ))}
          </List>
        </Card>
      ) : null}
    </>
  );
}

function Ways({ waqfId, name }: { waqfId: string; name: string }) {
  const t = useMessages(choiceMessages);
  return (
    <>
      <Button size="small" variant="soft" href={`/waqf/${waqfId}/distributions`}>
        {t('runs')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>{' '}
      <Button size="small" href={`/waqf/${waqfId}/rules`}>
        {t('rules')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </>
  );
}
