import { plainValue, type Answered } from '@waqf/contracts';
import { displayNumber, isolatedIn, keptUnits } from '@waqf/formats';
import { useMemo } from 'react';
import type { LanguageCode } from '../appearance';
import { useLanguage } from './language';

/** Forms of a counted noun by CLDR category; Arabic needs up to six, `other` is always required. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
export type MessageText = string | PluralForms;
export type Messages = Record<string, Record<LanguageCode, MessageText>>;
export type MessageValues = Record<string, string | number>;
/** The values that have a message under `prefix`, e.g. `rent` for `kind.rent`. */
type ValuesOf<M extends Messages, Prefix extends string> = keyof M & string extends infer Key
  ? Key extends `${Prefix}${infer Value}`
    ? Value
    : never
  : never;

export interface Translate<M extends Messages> {
  (key: keyof M & string, values?: MessageValues): string;
  /**
   * A screen's own word for a value in an answer: `t.of('kind.', line.kind)`; a value without a message is shown as
   * plain text. Labels that the contract has are read by `labelOf`.
   */
  of: <Prefix extends string>(prefix: Prefix, value: Answered<ValuesOf<M, Prefix>>) => string;
}

const plurals: Record<LanguageCode, Intl.PluralRules> = {
  ar: new Intl.PluralRules('ar'),
  en: new Intl.PluralRules('en'),
};
/** Western digits in both languages, as Saudi banks show them. */

/** Declares the texts of a screen in both languages; the keys are type-checked where they are used. */
export const defineMessages = <const M extends Messages>(messages: M): M => messages;

/**
 * English has no plural category for zero; when a message has a `zero` form, it is used: "no days" instead of "0 days".
 */
function formFor(text: PluralForms, language: LanguageCode, count: number): string {
  if (count === 0 && text.zero !== undefined) return text.zero;
  return text[plurals[language].select(count)] ?? text.other;
}

/**
 * Fills in `{name}` placeholders; plural forms are chosen by the value named `count`. It throws when a value is
 * missing, because that is a programming error.
 */
export function formatMessage(text: MessageText, language: LanguageCode, values: MessageValues = {}): string {
  const chosen = typeof text === 'string' ? text : formFor(text, language, Number(values['count']));
  const filled = chosen.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`message "${chosen}" needs a value for {${name}}`);
    return typeof value === 'number' ? displayNumber(value, 4) : isolatedIn(language, value);
  });
  return keptUnits(filled);
}

/** Returns `t('key', {name})` for the page's language. */
export function useMessages<M extends Messages>(messages: M): Translate<M> {
  const { language } = useLanguage();
  return useMemo(() => translatorOf(messages, language), [messages, language]);
}

/** The same for code outside React. */
function translatorOf<M extends Messages>(messages: M, language: LanguageCode): Translate<M> {
  const find = (key: string) => (Object.hasOwn(messages, key) ? messages[key] : undefined);
  const translate = (key: string, values?: MessageValues): string => {
    const message = find(key);
    if (!message) throw new Error(`no message "${key}"`);
    return formatMessage(message[language], language, values);
  };
  const of = (prefix: string, value: string): string =>
    find(prefix + value) ? translate(prefix + value) : plainValue(value);
  return Object.assign(translate, { of });
}
