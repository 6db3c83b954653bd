import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { PartFailure } from '@waqf/screen-kit';
import { Amount, Card, DualDate, Icon, IconTile, List, ListRow } from '@waqf/ui/core';
import { getOwnObjections } from '../api/objections';
import { messages } from '../screens/objection.messages';
import { ObjectionStateTag } from './objection-state';

/** The user's objections with their states; renders nothing when there are none. */
export function OwnObjections() {
  const t = useMessages(messages);
  const query = useQuery(getOwnObjections());
  const { data } = query;
  if (query.isLoadingError) return <PartFailure query={query} title={t('ownFailed')} />;
  if (!data || data.objections.length === 0) return null;
  return (
    <Card title={t('own')}>
      <List label={t('own')}>
        {data.objections.map((objection) => (
          <ListRow
            key={objection.id}
            lead={<IconTile icon={<Icon.Scale />} tone={objection.state === 'granted' ? 'success' : 'neutral'} />}
            title={<bdi>{objection.waqfName}</bdi>}
            text={<DualDate iso={objection.raisedAt} short />}
            value={<Amount value={objection.amount} unit />}
            end={<ObjectionStateTag objection={objection} />}
            href={`/beneficiary/objections/${objection.id}`}
          />
        ))}
      </List>
    </Card>
  );
}
