import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { labelOf } from '@waqf/contracts';
import { askForIban, payeeIbanEnvelope, payeeIbanStateLabels, type PayeeIban } from '@waqf/contracts/beneficiaries';
import { http, useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { Button, Dotted, DualDate, Iban, List, ListRow, Row, Stack, StatusTag } from '@waqf/ui/core';
import { Field, Form, TextInput } from '@waqf/ui/form';
import { ibanMessages } from './payee-ibans.messages';
import { PlaceField } from './place-field';
import { Unfolding } from './unfolding';
import { useAttempt } from './use-attempt';

/** A waqf in which the beneficiary may ask to be paid to another account. */
interface IbanPlace {
  readonly beneficiaryId: string;
  readonly waqfName: string;
}

/** The own accounts to which one person is paid, each with what may be done with it now. */
export function PayeeIbans({ ibans, path }: { ibans: readonly PayeeIban[]; path: string }) {
  const t = useMessages(ibanMessages);
  if (ibans.length === 0) return null;
  return (
    <List label={t('list')}>
      {ibans.map((one) => (
        <ListRow
          key={one.id}
          title={<Iban value={one.iban} />}
          text={
            <Dotted>
              <bdi>{one.waqfName}</bdi>
              <>
                {one.usableFrom === null ? t('since') : t('from')}{' '}
                <DualDate iso={one.usableFrom ?? one.requestedAt} short />
              </>
            </Dotted>
          }
          value={<StateTag iban={one} />}
          end={<Acts iban={one} path={path} />}
        />
      ))}
    </List>
  );
}

function StateTag({ iban: { state, inUse, usableFrom } }: { iban: PayeeIban }) {
  const t = useMessages(ibanMessages);
  const { language } = useLanguage();
  if (inUse) return <StatusTag tone="success">{t('inUse')}</StatusTag>;
  if (state === 'approved' && usableFrom !== null)
    return new Date(usableFrom) > new Date() ? (
      <StatusTag tone="warning">{t('state.waits')}</StatusTag>
    ) : (
      <StatusTag tone="neutral">{t('state.replaced')}</StatusTag>
    );
  const waits = state === 'asked' || state === 'confirmed';
  return <StatusTag tone={waits ? 'warning' : 'neutral'}>{labelOf(payeeIbanStateLabels, state, language)}</StatusTag>;
}

function Acts({ iban: { id, mayConfirm, mayWithdraw }, path }: { iban: PayeeIban; path: string }) {
  const t = useMessages(ibanMessages);
  const attempt = useAttempt();
  const act = useIbanCall(path, (name: string) => http.post(`/api/payee-ibans/${id}/${name}`, {}, payeeIbanEnvelope));
  const run = (name: string) =>
    attempt(() => act.mutateAsync(name), { done: t(name === 'withdraw' ? 'taken' : 'done'), failed: t('failed') });
  if (!mayConfirm && !mayWithdraw) return null;
  return (
    <Row>
      {mayConfirm ? (
        <Button size="small" variant="primary" loading={act.isPending} onClick={() => void run('confirm')}>
          {t('confirm')}
        </Button>
      ) : null}
      {mayConfirm ? (
        <Button size="small" disabled={act.isPending} onClick={() => void run('decline')}>
          {t('decline')}
        </Button>
      ) : null}
      {mayWithdraw ? (
        <Button size="small" disabled={act.isPending} onClick={() => void run('withdraw')}>
          {t('withdraw')}
        </Button>
      ) : null}
    </Row>
  );
}

/** Asks for payments of one waqf to go to another account. */
export function AskForIban({ places, path }: { places: readonly IbanPlace[]; path: string }) {
  const t = useMessages(ibanMessages);
  const [first] = places;
  const [chosen, setPlace] = useState<string | null>(null);
  if (!first) return null;
  const place = chosen ?? first.beneficiaryId;
  return (
    <Unfolding label={t('ask')}>
      {(fold) => (
        <Stack gap={12}>
          <PlaceField label={t('place')} places={places} value={place} onChange={setPlace} />
          <IbanForm beneficiaryId={place} path={path} onDone={fold} />
        </Stack>
      )}
    </Unfolding>
  );
}

function IbanForm({ beneficiaryId, path, onDone }: { beneficiaryId: string; path: string; onDone: () => void }) {
  const t = useMessages(ibanMessages);
  const attempt = useAttempt();
  const form = useContractForm({ schema: askForIban, values: { iban: '' } });
  const ask = useIbanCall(path, (input: { iban: string }) =>
    http.post(`/api/beneficiary/${beneficiaryId}/ibans`, input, payeeIbanEnvelope),
  );
  const send = async (input: { iban: string }) => {
    const words = { done: t('asked'), failed: t('failed'), form };
    if (await attempt(() => ask.mutateAsync(input), words)) onDone();
  };
  return (
    <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
      <Stack gap={12}>
        <Field label={t('iban')} required hint={t('hint')} error={form.error('iban')}>
          <TextInput ltr {...form.field('iban')} />
        </Field>
        <Row>
          <Button variant="primary" type="submit" loading={ask.isPending}>
            {t('ask')}
          </Button>
          <Button onClick={onDone}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </Form>
  );
}

/** A mutation after which the list at that path is refetched. */
function useIbanCall<Input>(path: string, mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [path] }) });
}
