import { useState } from 'react';
import type { DocumentType } from '@waqf/contracts/documents';
import { errorMessage, useLanguage, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { useToast } from '@waqf/ui/core';
import { useUploadDocument } from '../api/upload-document';
import { processMessages } from '../messages/process.messages';
import { deedMessages } from '../messages/deed.messages';

export interface DeedUploading {
  /** 0 to 100 while a deed is uploaded; undefined otherwise. */
  percent: number | undefined;
  /** Why the last upload was refused, or null. */
  error: string | null;
  /** Uploads one file, or the images of the deed's pages in order. */
  send: (files: readonly File[]) => void;
}

/** Uploads one type of deed, with its percentage, toasts and the reason of a refusal. */
export function useDeedUpload(waqfId: string, type: DocumentType): DeedUploading {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const { language } = useLanguage();
  const upload = useUploadDocument(waqfId);
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string | null>(null);

  const send = (files: readonly File[]) => {
    setError(null);
    setPercent(0);
    upload.mutate(
      { type, files, onProgress: (share) => setPercent(Math.min(99, Math.round(share * 100))) },
      {
        onSuccess: () => toast.show({ title: t('uploaded'), text: deed.of('type.', type) }),
        onError: (failure) => {
          setError(errorMessage(failure, language));
          fail(t('uploadFailed'), failure, t('uploadDefault'));
        },
        onSettled: () => setPercent(undefined),
      },
    );
  };
  return { percent, error, send };
}
