import { useState } from 'react';
import {
  type OwnSupportingDocumentList,
  type SupportingDocumentKind,
  supportingDocumentKindLabels,
  supportingDocumentKinds,
} from '@waqf/contracts/supporting-documents';
import { wholePercent } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { PlaceField, UploadField, useAttempt } from '@waqf/screen-kit';
import { Button, Row, Stack } from '@waqf/ui/core';
import { Field, Form, SelectInput } from '@waqf/ui/form';
import { useSendDocument } from '../api/supporting-documents';
import { messages } from './documents.messages';

type SendDocumentProps = Pick<OwnSupportingDocumentList, 'places' | 'uploads'> & { onDone: () => void };

/** The form for the waqf, what the document proves, and the file; shows the progress of the upload. */
export function SendDocument({ places, uploads, onDone }: SendDocumentProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const send = useSendDocument();
  const [place, setPlace] = useState(places[0]?.beneficiaryId ?? '');
  const [kind, setKind] = useState<SupportingDocumentKind>('identity');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [share, setShare] = useState(0);
  const submit = async () => {
    setMissing(file === null);
    if (file === null) return;
    setShare(0);
    const input = { beneficiaryId: place, kind, file, onProgress: setShare };
    if (await attempt(() => send.mutateAsync(input), { done: t('sent'), failed: t('sendFailed') })) onDone();
  };
  return (
    <Form onSubmit={submit} label={t('add')}>
      <Stack gap={12}>
        <PlaceField label={t('place')} places={places} value={place} onChange={setPlace} />
        <Field label={t('kind')}>
          <SelectInput
            value={kind}
            onChange={(chosen) => setKind(chosen ?? kind)}
            options={supportingDocumentKinds.map((value) => ({
              value,
              label: supportingDocumentKindLabels[value][language],
            }))}
          />
        </Field>
        <UploadField
          label={t('file')}
          uploads={uploads}
          file={file}
          onFile={setFile}
          disabled={send.isPending}
          progress={send.isPending ? wholePercent(share) : undefined}
          error={missing && file === null ? t('fileMissing') : undefined}
        />
        <Row gap={8} wrap>
          <Button variant="primary" type="submit" loading={send.isPending}>
            {t('send')}
          </Button>
          <Button onClick={onDone} disabled={send.isPending}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
