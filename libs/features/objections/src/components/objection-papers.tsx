import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { AttachedFiles } from '@waqf/screen-kit';
import { Card } from '@waqf/ui/core';
import { fileOf } from '../api/objections';
import { objectionMessages } from '../messages/objection.messages';

/** The files of an objection, for the users who answer or decide; other users see only how many there are. */
export function Papers({ objection: { id, files, fileCount } }: { objection: Objection }) {
  const t = useMessages(objectionMessages);
  if (fileCount === 0) return null;
  return (
    <Card title={t('papers')}>
      {files.length === 0 ? (
        t('papersNotYours', { count: fileCount })
      ) : (
        <AttachedFiles files={files} addressOf={(fileId) => fileOf(id, fileId)} />
      )}
    </Card>
  );
}
