import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, DualDate, Icon, IconTile, List, ListRow, Stack, VisuallyHidden, fileSizeText } from '@waqf/ui/core';
import { attachedFilesMessages } from './attached-files.messages';

interface AttachedFilesProps {
  /** `size` is in bytes; `addedAt` is an ISO time with a zone. */
  files: readonly { id: string; fileName: string; size: number; addedAt: string }[];
  /** The address at which a file is read. */
  addressOf: (fileId: string) => string;
}

/** Files with their size and date; each can be opened. */
export function AttachedFiles({ files, addressOf }: AttachedFilesProps) {
  const t = useMessages(attachedFilesMessages);
  const { language } = useLanguage();
  return (
    <List label={t('files')}>
      {files.map(({ id, fileName, size, addedAt }) => (
        <ListRow
          key={id}
          lead={<IconTile icon={<Icon.File />} tone="neutral" />}
          title={<bdi>{fileName}</bdi>}
          text={
            <Stack gap={4}>
              <span>{fileSizeText(size, language)}</span>
              <DualDate iso={addedAt} short />
            </Stack>
          }
          end={
            <Button size="small" href={addressOf(id)} icon={<Icon.Download size={16} />}>
              {t('open')}
              <VisuallyHidden>{`: ${fileName}`}</VisuallyHidden>
            </Button>
          }
        />
      ))}
    </List>
  );
}
