import { useState } from 'react';
import { makeReleaseToken } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useFailureToast } from '@waqf/screen-kit';
import { Alert, Button, CopyButton, Dialog, Row, Stack } from '@waqf/ui/core';
import { Field, Form, TextInput } from '@waqf/ui/form';
import { useMakeToken } from '../api/release-tokens';
import { tokenMessages } from './changes.messages';
import * as css from './secret.module.css';

/** Makes a token and shows it this once. */
export function TokenDialog({ remote, onClose }: { remote: string; onClose: () => void }) {
  const t = useMessages(tokenMessages);
  const fail = useFailureToast();
  const make = useMakeToken(remote);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useContractForm({ schema: makeReleaseToken, values: { name: '' } });
  const send = async ({ name }: { name: string }) => {
    try {
      setSecret((await make.mutateAsync(name)).token);
    } catch (error) {
      if (!form.refuse(error)) fail(t('makeFailed'), error);
    }
  };
  if (secret !== null)
    return (
      <Dialog open onClose={onClose} title={t('onceTitle')}>
        <Stack>
          <Alert tone="warning">{t('onceText')}</Alert>
          <code dir="ltr" className={css.secret}>
            {secret}
          </code>
          <Row>
            <CopyButton text={secret} label={t('copy')} size="middle" />
            <Button variant="primary" onClick={onClose}>
              {t('close')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t('makeTitle')} busy={make.isPending}>
      <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
        <Field label={t('name')} {...form.row('name')}>
          <TextInput {...form.field('name')} />
        </Field>
        <Row>
          <Button variant="primary" type="submit" loading={make.isPending}>
            {t('make')}
          </Button>
          <Button onClick={onClose} disabled={make.isPending}>
            {t('cancel')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
