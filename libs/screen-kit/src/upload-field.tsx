import { wordList } from '@waqf/formats';
import { useMessages, useLanguage } from '@waqf/platform-web';
import { FileDrop } from '@waqf/ui/form';
import { uploadMessages } from './upload-field.messages';

const megabyte = 1024 * 1024;

interface UploadFieldProps {
  label: string;
  /** The limits from the settings; the server checks the file itself. */
  uploads: { largestMegabytes: number; types: readonly string[] };
  file: File | null;
  onFile: (file: File) => void;
  /** For a file that may be left out. */
  onRemove?: () => void;
  optional?: boolean;
  disabled?: boolean;
  /** Percent of the file already uploaded; undefined before it is sent. */
  progress?: number | undefined;
  error?: string | undefined;
}

/** A photo or a file within the limits of the settings; a phone offers its camera. */
export function UploadField({ label, uploads, file, optional = false, ...rest }: UploadFieldProps) {
  const t = useMessages(uploadMessages);
  const { language } = useLanguage();
  const { largestMegabytes: size, types } = uploads;
  const endings = types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg', 'image/jpeg'] : [`.${type}`]));
  const names = wordList(
    types.map((type) => type.toUpperCase()),
    language,
  );
  return (
    <FileDrop
      label={label}
      accept={endings.join(',')}
      maxBytes={size * megabyte}
      file={file ? { name: file.name, bytes: file.size } : null}
      hint={t(optional ? 'optionalHint' : 'hint', { types: names, size })}
      refusals={{ fileWrongType: t('wrongType'), fileTooLarge: t('tooLarge', { size }) }}
      {...rest}
    />
  );
}
