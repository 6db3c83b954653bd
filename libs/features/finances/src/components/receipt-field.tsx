import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { defaultUploadLimits, UploadField, waqfQuery } from '@waqf/screen-kit';
import { receiptMessages } from '../messages/receipt.messages';

interface ReceiptFieldProps {
  /** Empty while no waqf is chosen. */
  waqfId: string;
  file: File | null;
  onFile: (file: File | null) => void;
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
      uploads={data?.uploads ?? defaultUploadLimits}
      file={file}
      onFile={onFile}
      onRemove={() => onFile(null)}
      disabled={sending}
    />
  );
}
