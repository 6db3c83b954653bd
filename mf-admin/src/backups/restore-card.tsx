import type { BackupList } from '@waqf/contracts/backups';
import { useMessages } from '@waqf/platform-web';
import { Alert, Card, CopyButton, Row, Stack } from '@waqf/ui/core';
import { backupMessages } from './backups.messages';

/** How the newest backup is restored, and what it does not contain. */
export function RestoreCard({ list: { backups } }: { list: BackupList }) {
  const t = useMessages(backupMessages);
  const newest = backups.find(({ state }) => state === 'ready');
  if (!newest?.fileName) return null;
  const command = `npm run restore -- "$WAQF_DATA/backups/${newest.fileName}"`;
  return (
    <Card title={t('restore')}>
      <Stack>
        <Alert tone="warning">{t('restoreText')}</Alert>
        <Row gap={8}>
          <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {command}
          </code>
          <CopyButton text={command} label={t('copyCommand')} />
        </Row>
        <span>{t('notHeld')}</span>
      </Stack>
    </Card>
  );
}
