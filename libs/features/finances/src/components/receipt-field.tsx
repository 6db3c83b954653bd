import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { waqfQuery } from '@waqf/screen-kit';
import { FileDrop } from '@waqf/ui/form';
import { receiptMessages } from '../messages/receipt.messages';

const megabyte = 1024 * 1024;
/** Until the waqf is read; the server checks the bytes themselves. */
const untilRead = { largestMegabytes: 10, types: ['pdf', 'jpg', 'png'] };

interface ReceiptFieldProps {
  /** Empty while none is chosen. */
  waqfId: string;
  file: File | null;
  onFile: (file: File) => void;
  sending?: boolean;
}

/** A photo or a file of the receipt; a phone offers its camera. */
export function ReceiptField({ waqfId, file, onFile, sending = false }: ReceiptFieldProps) {
  const t = useMessages(receiptMessages);
  const { data } = useQuery({ ...waqfQuery(waqfId), enabled: waqfId !== '' });
  const { largestMegabytes, types } = data?.uploads ?? untilRead;
  const endings = types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg', 'image/jpeg'] : [`.${type}`]));
  return (
    <FileDrop
      label={t('label')}
      accept={endings.join(',')}
      maxBytes={largestMegabytes * megabyte}
      file={file ? { name: file.name, bytes: file.size } : null}
      onFile={onFile}
      disabled={sending}
      hint={t('hint', { types: types.map((type) => type.toUpperCase()).join('، '), size: largestMegabytes })}
      refusals={{ fileWrongType: t('wrongType'), fileTooLarge: t('tooLarge', { size: largestMegabytes }) }}
    />
  );
}
