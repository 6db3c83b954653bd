import { Alert, Button, CopyButton, Dialog, Row, Stack } from '@waqf/ui/core';
import * as css from './secret.module.css';

interface Props {
  secret: string;
  words: { title: string; text: string; copy: string; close: string };
  onClose: () => void;
}

/** A secret that is shown only this once, to be copied. */
export function SecretDialog({ secret, words, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Stack>
        <Alert tone="warning">{words.text}</Alert>
        <code dir="ltr" className={css.secret}>
          {secret}
        </code>
        <Row>
          <CopyButton text={secret} label={words.copy} size="middle" />
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
