import { useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { Alert, Card, Icon, Stack } from '@waqf/ui/core';
import { FileDrop } from '@waqf/ui/form';
import { verifyMessages } from './verify.messages';
import * as css from './verify.module.css';

const largestFile = 100 * 1024 * 1024;

type Outcome = 'same' | 'different' | 'cannot';

/** Compares a file with the original by its hash, in the browser: the file is not sent anywhere. */
export function FileComparison({ sha256 }: { sha256: string }) {
  const t = useMessages(verifyMessages);
  const [chosen, setChosen] = useState<{ name: string; bytes: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const compare = async (file: File) => {
    setChosen({ name: file.name, bytes: file.size });
    setOutcome(null);
    const hash = await hashOf(file);
    setOutcome(hash === null ? 'cannot' : hash === sha256 ? 'same' : 'different');
  };
  return (
    <Card title={t('file')} note={t('fileText')}>
      <Stack gap={16}>
        <FileDrop
          label={t('drop')}
          hint={t('dropHint')}
          accept=".pdf,application/pdf"
          maxBytes={largestFile}
          file={chosen}
          onFile={(file) => void compare(file)}
        />
        <div aria-live="polite">
          {outcome === 'same' ? (
            <Alert tone="success" title={t('same')}>
              {t('sameText')}
            </Alert>
          ) : null}
          {outcome === 'different' ? (
            <Alert tone="error" title={t('different')}>
              {t('differentText')}
            </Alert>
          ) : null}
          {outcome === 'cannot' ? <Alert tone="warning">{t('cannotCompare')}</Alert> : null}
        </div>
        <ul className={css.promises}>
          <li>
            <Icon.Shield size={18} />
            {t('stays')}
          </li>
          <li>
            <Icon.Lock size={18} />
            {t('private')}
          </li>
        </ul>
        <div>
          <div className={css.quiet}>{t('hash')}</div>
          <bdi dir="ltr" className={css.hash}>
            {sha256}
          </bdi>
        </div>
      </Stack>
    </Card>
  );
}

/** The hash in lower-case hexadecimal; null when the browser provides no cryptography to the page. */
async function hashOf(file: File): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
