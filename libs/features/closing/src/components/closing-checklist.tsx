import type { ClosingItem } from '@waqf/contracts/closing';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Card, Icon, IconTile, List, ListRow, StatusTag, VisuallyHidden } from '@waqf/ui/core';
import { yearMessages } from '../messages/years.messages';

/** What must be settled before a year is closed, each item with a link to where it is settled. */
export function ClosingChecklist({ items }: { items: readonly ClosingItem[] }) {
  const t = useMessages(yearMessages);
  const { language } = useLanguage();
  if (items.length === 0) return null;
  const remaining = items.filter(({ done }) => !done).length;
  return (
    <Card title={t('checklist')} padding="none">
      <List edge label={t('checklist')}>
        {items.map(({ key, done, title, detail, to }) => (
          <ListRow
            key={key}
            lead={<IconTile icon={done ? <Icon.Check /> : <Icon.Clock />} tone={done ? 'success' : 'warning'} />}
            title={title[language]}
            text={detail?.[language] ?? ''}
            value={<StatusTag tone={done ? 'success' : 'warning'}>{t(done ? 'done' : 'left')}</StatusTag>}
            end={
              !done && to !== null ? (
                <Button size="small" href={to}>
                  {t('settle')}
                  <VisuallyHidden>{`: ${title[language]}`}</VisuallyHidden>
                </Button>
              ) : null
            }
          />
        ))}
      </List>
      {remaining === 0 ? (
        <Alert tone="success">{t('ready')}</Alert>
      ) : (
        <Alert tone="warning">{t('remaining', { count: remaining })}</Alert>
      )}
    </Card>
  );
}
