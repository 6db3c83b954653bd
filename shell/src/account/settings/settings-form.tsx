import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { errorMessage, HttpError, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button } from '@waqf/ui/core';
import { Form, useDraft } from '@waqf/ui/form';
import { settingsMessages } from './settings.messages';

export interface SettingsOptions<Values, Sent, Answer, Name extends string> {
  /** Under which what is typed is kept until it is saved. */
  draftKey: string;
  saved: Values;
  /** What would be sent; null where nothing changed. */
  sentOf: (values: Values) => Sent | null;
  /** The rules of the contract. */
  schema: z.ZodMiniType;
  send: (sent: Sent) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  /** Names of the fields, as the contract's rules and the server's refusals know them. */
  names: readonly Name[];
}

export interface SettingsState<Values, Name extends string> {
  values: Values;
  setValues: (next: (now: Values) => Values) => void;
  /** Fields that break a rule. */
  wrong: ReadonlySet<Name>;
  changed: boolean;
  saving: boolean;
  /** Why the last save failed, where no field says it. */
  failure: unknown;
  failures: number;
  submit: () => Promise<void>;
  /** Back to what is saved. */
  undo: () => void;
}

/**
 * Values that are kept while they are typed, checked by the contract's rules, saved when they differ, and taken back.
 */
export function useSettings<Values, Sent, Answer, Name extends string>(
  options: SettingsOptions<Values, Sent, Answer, Name>,
): SettingsState<Values, Name> {
  const { draftKey, saved, sentOf, schema, send, onSaved, names } = options;
  const [values, setValues, clearDraft] = useDraft<Values>(draftKey, saved);
  const [wrong, setWrong] = useState<ReadonlySet<Name>>(new Set());
  const named = (found: readonly string[]) => new Set(names.filter((name) => found.includes(name)));
  const sent = sentOf(values);
  const save = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      clearDraft();
      onSaved(answer);
    },
    onError: (error) => setWrong(named(error instanceof HttpError ? error.errors.map(({ field }) => field) : [])),
  });
  const submit = async () => {
    if (sent === null) return setWrong(new Set());
    const parsed = z.safeParse(schema, sent);
    setWrong(named(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))));
    if (parsed.success) await save.mutateAsync(sent).catch(() => undefined);
    return undefined;
  };
  const undo = () => {
    clearDraft();
    setWrong(new Set());
    save.reset();
  };
  return {
    values,
    setValues,
    wrong,
    changed: sent !== null,
    saving: save.isPending,
    failure: wrong.size === 0 ? save.error : null,
    failures: save.failureCount,
    submit,
    undo,
  };
}

export interface SettingsFormProps {
  label: string;
  save: string;
  failed: string;
  state: Pick<SettingsState<unknown, string>, 'changed' | 'saving' | 'failure' | 'failures' | 'submit' | 'undo'>;
  children: ReactNode;
}

/** The frame of a settings form: what failed above, save and undo below. */
export function SettingsForm({ label, save, failed, state, children }: SettingsFormProps) {
  const word = useMessages(settingsMessages);
  const { language } = useLanguage();
  const { changed, saving, failure, failures, submit, undo } = state;
  return (
    <Form
      label={label}
      onSubmit={submit}
      errorsAt={failures}
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
