import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { fieldLimits } from '@waqf/contracts';
import { messageOf } from '@waqf/contracts/messages';
import type { BaseSyntheticEvent } from 'react';
import {
  get,
  useForm,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { HttpError } from '../http/http-error';
import { useLanguage } from '../language/language';

/** The storage of a draft; `useDraft` of the UI kit returns one. */
export type FormDraft<Values> = readonly [values: Values, keep: (values: Values) => void, forget: () => void];

export interface ContractFormOptions<Values extends FieldValues, Output> {
  /** The contract of the call that the form sends. */
  schema: z.ZodMiniType<Output>;
  /** The initial values of the fields. */
  values: Values;
  /** Stores what the user types; used instead of `values`. */
  draft?: FormDraft<Values>;
  /** Converts the values of the fields to the input of the contract, when they differ. */
  inputOf?: (values: Values) => unknown;
  /** Errors by field that only this screen can detect (e.g. a balance, or today's date), in the page's language. */
  faultsOf?: (values: Values) => Partial<Record<string, string>>;
}

/** The props of a control and of the `Field` around it. */
export interface FieldControl<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  maxLength?: number;
}
export interface FieldRow {
  error: string | undefined;
  required: boolean;
  optional: boolean;
}

export interface ContractForm<Values extends FieldValues, Output> {
  values: Values;
  set: (part: Partial<Values>) => void;
  field: <Name extends keyof Values & string>(name: Name) => FieldControl<Values[Name]>;
  row: (name: string) => FieldRow;
  /** The error message of a field, named as in the contract: `amount`, `currencyRate.sar`. */
  error: (name: string) => string | undefined;
  hasErrors: boolean;
  /** Validates the fields; if all are valid, sends the output of the contract. */
  submit: (send: (input: Output, values: Values) => unknown) => Promise<void>;
  /**
   * Shows the server's errors under their fields; an error without fields is shown under `otherwise` when it is about
   * what was typed, and not about the user's rights, the connection or the server.
   * @returns whether a field shows it
   */
  refuse: (failure: unknown, otherwise?: string) => boolean;
  /** Number of submits and refusals: the kit's `Form` moves the focus to the first error when it changes. */
  errorsAt: number;
  /** Restores the initial values and deletes the draft. */
  reset: (values?: Values) => void;
}

/**
 * A form whose rules and messages come from the contract that it sends: a screen contains no limit, pattern or message
 * of a field. Fields are validated at the first submit, and after that whenever they change.
 */
export function useContractForm<Values extends FieldValues, Output>(
  options: ContractFormOptions<Values, Output>,
): ContractForm<Values, Output> {
  const { schema, draft } = options;
  const { language } = useLanguage();
  const form = useForm<Values, unknown, Output & FieldValues>({
    defaultValues: (draft ? draft[0] : options.values) as never,
    resolver: resolverOf(options),
    shouldFocusError: false,
  });
  const { errors, isSubmitted, submitCount } = form.formState;
  const values = form.watch();

  const set = (part: Partial<Values>) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    draft?.[1](form.getValues());
    if (isSubmitted) void form.trigger();
  };
  const error = (name: string): string | undefined => {
    const found = get(errors, name) as { message?: string } | undefined;
    return found?.message === undefined ? undefined : (messageOf(found.message)?.[language] ?? found.message);
  };
  const say = (field: string, message: string) => form.setError(field as Path<Values>, { type: 'server', message });
  return {
    values,
    set,
    error,
    hasErrors: Object.keys(errors).length > 0,
    field: (name) => {
      const maxLength = fieldLimits(schema, name)?.maxLength;
      return {
        name,
        value: values[name],
        onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
        ...(maxLength === undefined ? {} : { maxLength }),
      };
    },
    row: (name) => {
      const required = fieldLimits(schema, name)?.required ?? false;
      return { error: error(name), required, optional: !required };
    },
    submit: (send) => form.handleSubmit(async (input) => void (await send(input, form.getValues())))(noEvent),
    refuse: (failure, otherwise) => failure instanceof HttpError && sayRefusal(failure, otherwise, say),
    errorsAt: submitCount,
    reset: (next) => {
      draft?.[2]();
      form.reset((next ?? options.values) as never);
    },
  };
}

/** Shows the errors of a refused call at their fields. @returns whether a field shows one */
function sayRefusal(
  failure: HttpError,
  otherwise: string | undefined,
  say: (field: string, message: string) => void,
): boolean {
  const known = failure.errors.filter(({ field }) => field.split('.')[0] !== '');
  for (const { field, message } of known) say(field, message);
  const named = known.length === 0 && isAboutTheInput(failure) ? otherwise : undefined;
  if (named !== undefined && failure.problem) say(named, failure.problem.message);
  return known.length > 0 || named !== undefined;
}

/** Invalid, not found, taken meanwhile, or contradicting other data. */
const isAboutTheInput = ({ status }: HttpError): boolean => [400, 404, 409, 422].includes(status);

const noEvent = undefined as BaseSyntheticEvent | undefined;

function resolverOf<Values extends FieldValues, Output>({
  schema,
  inputOf = (values) => values,
  faultsOf,
}: ContractFormOptions<Values, Output>): Resolver<Values, unknown, Output & FieldValues> {
  const byContract = standardSchemaResolver(schema as never) as Resolver<FieldValues, unknown, Output & FieldValues>;
  return async (values, context, options) => {
    const found = await byContract(inputOf(values) as FieldValues, context, options as never);
    const own = Object.entries(faultsOf?.(values) ?? {}).filter(([, message]) => message !== undefined);
    if (own.length === 0) return found as never;
    const faults = Object.fromEntries(own.map(([field, message]) => [field, { type: 'screen', message }]));
    return { values: {}, errors: { ...faults, ...found.errors } as FieldErrors<Values> };
  };
}
