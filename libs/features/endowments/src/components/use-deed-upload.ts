import { useState } from 'react';
import type { DocumentType } from '@waqf/contracts/documents';
import { wholePercent } from '@waqf/formats';
import { errorMessage, useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { useUploadDocument } from '../api/upload-document';
import { processMessages } from '../messages/process.messages';
import { deedMessages } from '../messages/deed.messages';

export interface DeedUploading {
  /** 0 to 100 while a deed is uploaded; undefined otherwise. */
  percent: number | undefined;
  /** Why the last upload was refused, or null. */
  error: string | null;
  /** Uploads one file, or the images of the deed's pages in order. */
  send: (files: readonly File[]) => Promise<void>;
}

/** Uploads one type of deed, with its percentage, toasts and the reason of a refusal. */
export function useDeedUpload(waqfId: string, type: DocumentType): DeedUploading {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const attempt = useAttempt();
  const { language } = useLanguage();
  const upload = useUploadDocument(waqfId);
  const [percent, setPercent] = useState<number>();
  const error = upload.error ? errorMessage(upload.error, language) : null;

  const send = async (files: readonly File[]) => {
    setPercent(0);
    const onProgress = (share: number) => setPercent(Math.min(99, wholePercent(share)));
    await attempt(() => upload.mutateAsync({ type, files, onProgress }), {
      done: { title: t('uploaded'), text: deed.of('type.', type) },
      failed: t('uploadFailed'),
      otherwise: t('uploadDefault'),
    });
    setPercent(undefined);
  };
  return { percent, error, send };
}
