import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { PartFailure } from '@waqf/screen-kit';
import { Avatar, Button, Card, DualDate, List, ListRow, VisuallyHidden } from '@waqf/ui/core';
import { chosenWard, getWards, openPortalOf } from '../api/wards';
import { messages } from './wards.messages';

/** Minors for whom the user acts as guardian, each with a link to their portal; renders nothing when there are none. */
export function WardsCard() {
  const t = useMessages(messages);
  const query = useQuery(getWards());
  const { data } = query;
  if (query.isLoadingError) return <PartFailure query={query} title={t('failed')} />;
  if (!data || data.wards.length === 0 || chosenWard() !== null) return null;
  return (
    <Card title={t('wards')}>
      <List label={t('wards')}>
        {data.wards.map((ward) => (
          <ListRow
            key={ward.id}
            lead={<Avatar name={ward.fullName} />}
            title={<bdi>{ward.fullName}</bdi>}
            text={
              <>
                {ward.age === null ? null : `${t('age', { count: ward.age })} · `}
                {t('until')} <DualDate iso={ward.until} short />
              </>
            }
            end={
              <Button size="small" onClick={() => openPortalOf(ward)}>
                {t('open')}
                <VisuallyHidden>{`: ${ward.fullName}`}</VisuallyHidden>
              </Button>
            }
          />
        ))}
      </List>
    </Card>
  );
}
