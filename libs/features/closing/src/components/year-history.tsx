import type { FiscalYearDetail } from '@waqf/contracts/closing';
import { useMessages } from '@waqf/platform-web';
import { Amount, Card, Dotted, DualDate, Icon, IconTile, List, ListRow, Ltr, StatusTag } from '@waqf/ui/core';
import { yearMessages } from '../messages/years.messages';

/** Every closing of the year with its figures, and who was given an exception after it. */
export function YearHistory({ detail: { closings, exceptions } }: { detail: FiscalYearDetail }) {
  const t = useMessages(yearMessages);
  return (
    <>
      {closings.length > 0 ? (
        <Card title={t('history')} padding="none">
          <List edge label={t('history')}>
            {closings.map(({ id, state, closedAt, closedBy, figures, hash, reason }) => (
              <ListRow
                key={id}
                lead={<IconTile icon={<Icon.Lock />} tone={state === 'closed' ? 'success' : 'neutral'} />}
                title={t('closedBy', { name: closedBy.fullName })}
                text={
                  <Dotted>
                    <DualDate iso={closedAt} />
                    <>
                      {t('hash')} <Ltr>{hash.slice(0, 16)}</Ltr>
                    </>
                    {reason === null ? null : t(state === 'reopened' ? 'reopenedFor' : 'reopeningAsked', { reason })}
                  </Dotted>
                }
                value={<Amount value={figures.closing.total} unit />}
                end={<StatusTag tone={state === 'closed' ? 'success' : 'neutral'}>{t.of('closing.', state)}</StatusTag>}
              />
            ))}
          </List>
        </Card>
      ) : null}
      {exceptions.length > 0 ? (
        <Card title={t('exceptions')} padding="none">
          <List edge label={t('exceptions')}>
            {exceptions.map(({ id, person, until, reason, isOver }) => (
              <ListRow
                key={id}
                lead={<IconTile icon={<Icon.Clock />} tone="neutral" />}
                title={person.fullName}
                text={
                  <Dotted>
                    {reason}
                    <>
                      {t('until')} <DualDate iso={until} withTime />
                    </>
                  </Dotted>
                }
                end={<StatusTag tone={isOver ? 'neutral' : 'gold'}>{t(isOver ? 'over' : 'inForce')}</StatusTag>}
              />
            ))}
          </List>
        </Card>
      ) : null}
    </>
  );
}
