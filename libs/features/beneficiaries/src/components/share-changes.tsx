import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { Dotted, DualDate, List, ListRow, Ltr } from '@waqf/ui/core';
import { sharesQuery } from '../api/get-shares';
import { shareMessages } from '../messages/share.messages';

/** The changes of the share, latest first; renders nothing when it has never changed. */
export function ShareChanges({ beneficiaryId }: { beneficiaryId: string }) {
  const t = useMessages(shareMessages);
  const changes = useQuery(sharesQuery(beneficiaryId)).data?.changes ?? [];
  if (changes.length === 0) return null;
  const percent = (share: number | null) => (share === null ? t('none') : `${share}%`);
  return (
    <List label={t('history')}>
      {changes.map(({ id, before, after, from, changedBy, changedAt }) => (
        <ListRow
          key={id}
          title={
            <>
              {from === null ? (
                t('corrected')
              ) : (
                <>
                  {t('from')} <DualDate iso={from} short />
                </>
              )}
            </>
          }
          text={
            <Dotted>
              <bdi>{changedBy ?? '—'}</bdi>
              <DualDate iso={changedAt} short />
            </Dotted>
          }
          value={<Ltr>{`${percent(before)} → ${percent(after)}`}</Ltr>}
        />
      ))}
    </List>
  );
}
