import { mostObjectionFiles, type OwnObjectionList } from '@waqf/contracts/objections';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { UploadField } from '@waqf/screen-kit';
import { Icon, IconButton, IconTile, List, ListRow, Stack, fileSizeText } from '@waqf/ui/core';
import { messages } from '../screens/objection.messages';

interface ChosenFilesProps {
  files: readonly File[];
  onChange: (files: File[]) => void;
  uploads: OwnObjectionList['uploads'];
  disabled: boolean;
}

/** Files that will be attached to an objection; each can be removed until it is sent. */
export function ChosenFiles({ files, onChange, uploads, disabled }: ChosenFilesProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <Stack gap={12}>
      {files.length > 0 ? (
        <List label={t('papers')}>
          {files.map((file, index) => (
            <ListRow
              key={`${index} ${file.name}`}
              lead={<IconTile icon={<Icon.File />} tone="neutral" />}
              title={<bdi>{file.name}</bdi>}
              text={fileSizeText(file.size, language)}
              end={
                <IconButton
                  icon={<Icon.Close size={18} />}
                  label={t('removePaper', { name: file.name })}
                  disabled={disabled}
                  onClick={() => onChange(files.filter((one) => one !== file))}
                />
              }
            />
          ))}
        </List>
      ) : null}
      {files.length < mostObjectionFiles ? (
        <UploadField
          label={t(files.length === 0 ? 'papers' : 'anotherPaper')}
          uploads={uploads}
          file={null}
          onFile={(file) => onChange([...files, file])}
          disabled={disabled}
          optional
        />
      ) : null}
    </Stack>
  );
}
