import type { Objection } from '@waqf/contracts/objections';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, Card, DualDate, Icon, IconTile, List, ListRow, VisuallyHidden } from '@waqf/ui/core';
import { fileSizeText } from '@waqf/ui/form';
import { fileOf } from '../api/objections';
import { objectionMessages } from '../messages/objection.messages';

/** Files that came with it, for whoever answers or decides; the others learn how many there are. */
export function Papers({ objection: { id, files, fileCount } }: { objection: Objection }) {
  const t = useMessages(objectionMessages);
  const { language } = useLanguage();
  if (fileCount === 0) return null;
  return (
    <Card title={t('papers')}>
      {files.length === 0 ? (
        t('papersNotYours', { count: fileCount })
      ) : (
        <List label={t('papers')}>
          {files.map((file) => (
            <ListRow
              key={file.id}
              lead={<IconTile icon={<Icon.File />} tone="neutral" />}
              title={<bdi>{file.fileName}</bdi>}
              text={
                <>
                  {fileSizeText(file.size, language)} · <DualDate iso={file.addedAt} short />
                </>
              }
              end={
                <Button size="small" href={fileOf(id, file.id)} icon={<Icon.Download size={16} />}>
                  {t('openPaper')}
                  <VisuallyHidden>{`: ${file.fileName}`}</VisuallyHidden>
                </Button>
              }
            />
          ))}
        </List>
      )}
    </Card>
  );
}
