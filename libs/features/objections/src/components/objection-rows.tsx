import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { useDaysLeft } from '@waqf/screen-kit';
import { Amount, DualDate, Icon, IconTile, List, ListRow } from '@waqf/ui/core';
import { objectionMessages } from '../messages/objection.messages';
import { isAwaited, ObjectionTag } from './objection-tag';

/** Objections with their beneficiary, deadline, amount and state. */
export function ObjectionRows({ label, rows }: { label: string; rows: readonly Objection[] }) {
  const t = useMessages(objectionMessages);
  const daysLeft = useDaysLeft();
  return (
    <List label={label}>
      {rows.map((objection) => (
        <ListRow
          key={objection.id}
          lead={<IconTile icon={<Icon.Scale />} tone={isAwaited(objection) ? 'warning' : 'neutral'} />}
          title={t('of', { name: objection.fullName })}
          text={
            <>
              <bdi>{objection.waqfName}</bdi>
              {' · '}
              {isAwaited(objection) && objection.daysLeft !== null ? (
                daysLeft(objection.daysLeft)
              ) : (
                <>
                  {t('raised')} <DualDate iso={objection.raisedAt} short />
                </>
              )}
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
