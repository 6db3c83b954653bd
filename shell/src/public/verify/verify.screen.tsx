import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { documentVerification } from '@waqf/contracts/reporting';
import { apiQuery, errorMessage, errorReference, useLanguage, useMessages } from '@waqf/platform-web';
import { Button, CardSkeleton, ErrorState, Grid, PageBody, PageHead, Surface } from '@waqf/ui/core';
import { Field, TextInput } from '@waqf/ui/field';
import { useTitle } from '../../boot/use-title';
import { PublicFrame } from '../public-frame';
import { FileComparison } from './file-comparison';
import { Verdict } from './verdict';
import { verifyMessages } from './verify.messages';
import * as css from './verify.module.css';

/** `/verify/{code}`: shows to anybody who has a document whether it was issued here. */
export function VerifyScreen() {
  const t = useMessages(verifyMessages);
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  useTitle(t('title'));
  return (
    <PublicFrame>
      <main className={css.page}>
        <PageBody>
          <PageHead title={t('title')} state={t('state')} />
          <Surface>
            <form
              className={css.form}
              onSubmit={(event) => {
                event.preventDefault();
                if (typed.trim() !== '') void navigate(`/verify/${encodeURIComponent(typed.trim())}`);
              }}
            >
              <Field label={t('code')} hint={t('codeHint')}>
                <TextInput value={typed} onChange={setTyped} ltr maxLength={64} autoComplete="off" />
              </Field>
              <Button variant="primary" type="submit">
                {t('verify')}
              </Button>
            </form>
          </Surface>
          {code === '' ? null : <Answer key={code} code={code} />}
        </PageBody>
      </main>
    </PublicFrame>
  );
}

function Answer({ code }: { code: string }) {
  const t = useMessages(verifyMessages);
  const { language } = useLanguage();
  const answer = useQuery(apiQuery(['/api/verify', encodeURIComponent(code)], documentVerification));
  if (answer.isPending) return <CardSkeleton lines={4} />;
  if (answer.isError)
    return (
      <ErrorState
        title={t('failed')}
        text={errorMessage(answer.error, language, loadingCatalogue.unexpected[language])}
        safe={null}
        reference={errorReference(answer.error) ?? undefined}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  const { sha256 } = answer.data;
  if (sha256 === null) return <Verdict document={answer.data} />;
  return (
    <Grid columns="3:2">
      <Verdict document={answer.data} />
      <FileComparison sha256={sha256} />
    </Grid>
  );
}
