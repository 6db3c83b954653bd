import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { UploadField, waqfQuery } from '@waqf/screen-kit';
import { receiptMessages } from '../messages/receipt.messages';

/** Used until the waqf is loaded; the server checks the file itself. */
const untilRead = { largestMegabytes: 10, types: ['pdf', 'jpg', 'png'] };

interface ReceiptFieldProps {
  /** Empty while no waqf is chosen. */
  waqfId: string;
  file: File | null;
  onFile: (file: File) => void;
  sending?: boolean;
}

/** A photo or a file of the receipt; a phone offers its camera. */
export function ReceiptField({ waqfId, file, onFile, sending = false }: ReceiptFieldProps) {
  const t = useMessages(receiptMessages);
  const { data } = useQuery({ ...waqfQuery(waqfId), enabled: waqfId !== '' });
  return (
    <UploadField
      optional
      label={t('label')}
      uploads={data?.uploads ?? untilRead}
      file={file}
      onFile={onFile}
      disabled={sending}
    />
  );
}
