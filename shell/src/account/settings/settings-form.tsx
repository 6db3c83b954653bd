import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { errorMessage, useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm, type ContractForm } from '@waqf/platform-web/form';
import { changedSince, rebased } from '@waqf/screen-kit';
import { Alert, Button } from '@waqf/ui/core';
import { Form, useDraft } from '@waqf/ui/form';
import { settingsMessages } from './settings.messages';

export interface SettingsOptions<Values extends object, Sent, Answer> {
  /** The key under which the draft is kept until it is saved. */
  draftKey: string;
  saved: Values;
  /** The request to send for what differs from what the user saw; null when nothing does. */
  sentOf: (values: Values, seen: Values) => object | null;
  /** What the user sees once it is known what somebody else has made of it; without it they restore and begin anew. */
  seenWith?: (seen: Values, now: Partial<Values>) => Values;
  /** The contract of the request. */
  schema: z.ZodMiniType<Sent>;
  send: (sent: Sent) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
}

export interface SettingsState<Values extends object, Sent> {
  form: ContractForm<Values, Sent>;
  changed: boolean;
  saving: boolean;
  /** Why the last save failed, when no field shows it. */
  failure: unknown;
  submit: () => Promise<void>;
  /** Restores the saved values. */
  undo: () => void;
}

/** Values that are kept as a draft, checked by the contract, saved when they differ, and can be restored. */
export function useSettings<Values extends object, Sent, Answer>(
  options: SettingsOptions<Values, Sent, Answer>,
): SettingsState<Values, Sent> {
  const { draftKey, saved, sentOf, schema, send, onSaved } = options;
  const [draft, keep, forget] = useDraft(`${draftKey}.seen`, { values: saved, seen: saved });
  // A draft that is older than a change made elsewhere does not undo that change.
  const [kept] = useState(() => rebased(draft, saved));
  const [seen, setSeen] = useState(kept.seen);
  const form = useContractForm<Values, Sent>({
    schema,
    values: saved,
    draft: [kept.values, (values) => keep({ values, seen }), forget],
    inputOf: (values) => sentOf(values, seen) ?? {},
  });
  const changed = sentOf(form.values, seen) !== null;
  const save = useMutation({ mutationFn: send });
  const submit = async () => {
    if (!changed) return;
    await form.submit(async (sent) => {
      try {
        const answer = await save.mutateAsync(sent);
        form.reset(form.values);
        onSaved(answer);
      } catch (error) {
        form.refuse(error);
        setSeen((before) => options.seenWith?.(before, (changedSince(error) ?? {}) as Partial<Values>) ?? before);
      }
    });
  };
  const undo = () => {
    form.reset();
    setSeen(saved);
    save.reset();
  };
  const failure = form.hasErrors ? null : save.error;
  return { form, changed, saving: save.isPending, failure, submit, undo };
}

export interface SettingsFormProps {
  label: string;
  save: string;
  failed: string;
  state: Pick<SettingsState<object, unknown>, 'changed' | 'saving' | 'failure' | 'submit' | 'undo'> & {
    form: { errorsAt: number };
  };
  children: ReactNode;
}

/** The frame of a settings form: the failure above the fields, save and undo below them. */
export function SettingsForm({ label, save, failed, state, children }: SettingsFormProps) {
  const word = useMessages(settingsMessages);
  const { language } = useLanguage();
  const { form, changed, saving, failure, submit, undo } = state;
  return (
    <Form
      label={label}
      onSubmit={submit}
      errorsAt={form.errorsAt}
      footer={
        <>
          <Button type="submit" variant="primary" disabled={!changed} loading={saving}>
            {save}
          </Button>
          {changed ? (
            <Button variant="text" disabled={saving} onClick={undo}>
              {word('undo')}
            </Button>
          ) : null}
        </>
      }
    >
      {failure ? (
        <Alert tone="error" title={failed}>
          {errorMessage(failure, language)}
        </Alert>
      ) : null}
      {children}
    </Form>
  );
}
