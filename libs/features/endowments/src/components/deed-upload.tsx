import { useRef, useState } from 'react';
import { documentTypes, mostPicturePages, type DeedDocument, type DocumentType } from '@waqf/contracts/documents';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Icon, Progress, Surface } from '@waqf/ui/core';
import { FileDrop } from '@waqf/ui/form';
import { deedMessages } from '../messages/deed.messages';
import { processMessages } from '../messages/process.messages';
import { acceptOf, deedFileFault, largestBytes } from '../model/deed-limits';
import { UploadLimitsNote, useUploadLimits } from './upload-limits';
import { useDeedUpload } from './use-deed-upload';
import * as css from './deed-upload.module.css';

export interface DeedUploadsProps {
  waqfId: string;
  /** The deeds that are already uploaded. */
  documents: readonly DeedDocument[];
  /** True inside a card: without its own surface and its note. */
  bare?: boolean;
}

/**
 * A place for each of the three deeds; a second file for the same deed is a new version, several images are its pages.
 */
export function DeedUploads({ waqfId, documents, bare }: DeedUploadsProps) {
  const places = (
    <div className={css.places}>
      {documentTypes.map((type) => (
        <DeedPlace key={type} waqfId={waqfId} type={type} document={documents.find((one) => one.type === type)} />
      ))}
    </div>
  );
  if (bare) return places;
  return (
    <>
      <Surface>{places}</Surface>
      <UploadLimitsNote waqfId={waqfId} />
    </>
  );
}

function DeedPlace({
  waqfId,
  type,
  document,
}: {
  waqfId: string;
  type: DocumentType;
  document: DeedDocument | undefined;
}) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const limits = useUploadLimits(waqfId);
  const { language } = useLanguage();
  const { percent, error, send } = useDeedUpload(waqfId, type);
  // A file that could not be read is in its place, but the deed is still missing.
  const fault = document?.status === 'error' ? document.error?.message[language] : undefined;
  return (
    <div className={css.place}>
      <FileDrop
        label={deed.of('type.', type)}
        accept={acceptOf(limits)}
        maxBytes={largestBytes(limits)}
        file={document ? { name: document.fileName, bytes: document.size } : null}
        progress={percent}
        error={error ?? fault}
        hint={deed(`about.${type}`)}
        refusals={{ fileWrongType: t('wrongType'), fileTooLarge: t('tooLarge') }}
        most={mostPicturePages}
        onFiles={(files) => void send(files)}
      />
    </div>
  );
}

export interface ReplaceDeedProps {
  waqfId: string;
  type: DocumentType;
  /** True to ask for another file of an unreadable deed; a readable one may be replaced too. */
  unreadable: boolean;
}

/** A button that uploads a newer file of a deed. */
export function ReplaceDeed({ waqfId, type, unreadable }: ReplaceDeedProps) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<'type' | 'size' | null>(null);
  const limits = useUploadLimits(waqfId);
  const { percent, error, send } = useDeedUpload(waqfId, type);
  const name = t(unreadable ? 'anotherOf' : 'replaceOf', { deed: deed.of('type.', type) });
  const take = (files: readonly File[]) => {
    const faults = files.map((file) => deedFileFault(file, limits));
    const fault = faults.find((one) => one !== null) ?? null;
    setRefused(fault);
    if (files.length > 0 && !fault) void send(files);
  };
  const message = refused ? t(refused === 'type' ? 'wrongType' : 'tooLarge') : error;
  return (
    <div className={css.replace}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf(limits)}
        aria-label={name}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {percent === undefined ? (
        <Button
          block
          variant={unreadable ? 'default' : 'text'}
          icon={<Icon.Upload size={18} />}
          onClick={() => input.current?.click()}
        >
          {t(unreadable ? 'another' : 'replace')}
        </Button>
      ) : (
        <Progress percent={percent} label={name} />
      )}
      {message ? <Alert tone="error">{message}</Alert> : null}
    </div>
  );
}
