import { useState } from 'react';
import { type Objection, requestPaper, type RequestPaper } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { FormDialog, useAttempt } from '@waqf/screen-kit';
import { Button, Card, DualDate, Icon, List, ListRow } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useRequestPaper } from '../api/objections';
import { objectionMessages } from '../messages/objection.messages';

/** The documents that were requested, each with the text of the request, and whether a file was sent for it. */
export function PaperRequests({ objection: { paperRequests } }: { objection: Objection }) {
  const t = useMessages(objectionMessages);
  if (paperRequests.length === 0) return null;
  return (
    <Card title={t('requests')}>
      <List label={t('requests')}>
        {paperRequests.map(({ id, text, requestedBy, requestedAt, attachedAt }) => (
          <ListRow
            key={id}
            title={<q dir="auto">{text}</q>}
            text={
              <>
                {requestedBy === null ? null : <bdi>{requestedBy}</bdi>} <DualDate iso={requestedAt} short />
                {' · '}
                {attachedAt === null ? (
                  t('requestAwaited')
                ) : (
                  <>
                    {t('requestAttached')} <DualDate iso={attachedAt} short />
                  </>
                )}
              </>
            }
          />
        ))}
      </List>
    </Card>
  );
}

/** Asks the beneficiary for a document before the answer. */
export function RequestPaperButton({ objection: { id, mayRequestPaper } }: { objection: Objection }) {
  const t = useMessages(objectionMessages);
  const [asked, setAsked] = useState(false);
  if (!mayRequestPaper) return null;
  return (
    <>
      <Button icon={<Icon.File size={18} />} onClick={() => setAsked(true)}>
        {t('request')}
      </Button>
      {asked ? <RequestDialog id={id} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function RequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(objectionMessages);
  const attempt = useAttempt();
  const request = useRequestPaper(id);
  const form = useContractForm({ schema: requestPaper, values: { text: '' } });
  const send = async (input: RequestPaper) => {
    const words = { done: t('request.sent'), failed: t('request.failed'), form };
    if (await attempt(() => request.mutateAsync(input), words)) onClose();
  };
  return (
    <FormDialog
      title={t('request')}
      submitLabel={t('request.send')}
      pending={request.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <Field label={t('request.text')} required hint={t('request.hint')} error={form.error('text')}>
        <TextArea rows={3} {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
