import { resolve } from 'node:path';
import { Environment, RefusedStartError } from './platform/index.js';

const defaultPort = 3000;
const defaultUnnamedFileHours = 24;
/** A year. */
const mostUnnamedFileHours = 8760;
/** Seconds that an answer of the language model may take; a deed has 90 in all. */
const defaultModelSeconds = 20;
const mostModelSeconds = 60;

/**
 * Reads what the process was started with.
 * @throws RefusedStartError naming, in both languages, every setting that is missing or makes no sense
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const production = variables['NODE_ENV'] === 'production';
  const value = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const nafath = together(value, ['NAFATH_URL', 'NAFATH_APP_ID', 'NAFATH_APP_KEY']);
  const bank = together(value, ['BANK_URL', 'BANK_KEY']);
  const languageModel = together(value, ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_NAME']);
  const missing = [
    ...(value('DATABASE_URL') ? [] : ['DATABASE_URL']),
    ...languageModel.partly,
    ...(value('LANGUAGE_MODEL_KEY') && languageModel.values.length === 0 && languageModel.partly.length === 0
      ? languageModel.missing
      : []),
    ...(production ? [...nafath.missing, ...bank.missing] : [...nafath.partly, ...bank.partly]),
  ];
  if (missing.length > 0) {
    throw new RefusedStartError({
      ar: `لا يمكن تشغيل المنصة، إعدادات ناقصة: ${missing.join(', ')}`,
      en: `The platform can't start, settings are missing: ${missing.join(', ')}`,
    });
  }
  const [nafathUrl = '', appId = '', appKey = ''] = nafath.values;
  const [bankUrl = '', key = ''] = bank.values;
  return {
    production,
    port: wholeNumber('PORT', value('PORT'), defaultPort, 65_535),
    databaseUrl: value('DATABASE_URL') ?? '',
    dataFolder: resolve(value('WAQF_DATA') ?? '.data'),
    nafath: nafath.values.length > 0 ? { url: address('NAFATH_URL', nafathUrl), appId, appKey } : undefined,
    bank: bank.values.length > 0 ? { url: address('BANK_URL', bankUrl), key } : undefined,
    languageModel: languageModel.values.length > 0 ? modelSettings(languageModel.values, value) : undefined,
    smtpUrl:
      value('SMTP_URL') === undefined ? undefined : address('SMTP_URL', value('SMTP_URL') ?? '', ['smtp:', 'smtps:']),
    publicUrl: value('PUBLIC_URL') === undefined ? undefined : address('PUBLIC_URL', value('PUBLIC_URL') ?? ''),
    trustedProxies: wholeNumber('TRUSTED_PROXIES', value('TRUSTED_PROXIES'), 0, 10),
    unnamedFileHours: wholeNumber(
      'UNNAMED_FILE_HOURS',
      value('UNNAMED_FILE_HOURS'),
      defaultUnnamedFileHours,
      mostUnnamedFileHours,
      1,
    ),
    logLevel: value('LOG_LEVEL') ?? (production ? 'info' : 'warn'),
  };
}

/** Deeds hold names and ids: they go over plain http to this very machine only. */
function modelSettings(
  [url = '', model = '']: string[],
  value: (name: string) => string | undefined,
): Environment['languageModel'] {
  const base = address('LANGUAGE_MODEL_URL', url);
  const { protocol, hostname, username, password, search, hash } = new URL(base);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if ((protocol === 'http:' && !local) || username || password || search || hash) {
    throw new RefusedStartError({
      ar: 'LANGUAGE_MODEL_URL يجب أن يكون عنوان https، أو http على هذا الجهاز، بلا اسم مستخدم ولا معاملات',
      en: 'LANGUAGE_MODEL_URL has to be an https address, or http on this machine, without a user name or parameters',
    });
  }
  const seconds = wholeNumber(
    'LANGUAGE_MODEL_TIMEOUT',
    value('LANGUAGE_MODEL_TIMEOUT'),
    defaultModelSeconds,
    mostModelSeconds,
  );
  return { url: base, model, key: value('LANGUAGE_MODEL_KEY'), timeoutMs: Math.max(1, seconds) * 1000 };
}

/** Settings that mean something only together: all values, or none and what lacks. */
function together(
  value: (name: string) => string | undefined,
  names: string[],
): { values: string[]; missing: string[]; partly: string[] } {
  const missing = names.filter((name) => value(name) === undefined);
  const values = missing.length === 0 ? names.map((name) => value(name) ?? '') : [];
  return { values, missing, partly: missing.length === names.length ? [] : missing };
}

function address(name: string, text: string, protocols = ['http:', 'https:']): string {
  const valid = URL.canParse(text) && protocols.includes(new URL(text).protocol);
  if (!valid) throw new RefusedStartError({ ar: `${name} ليس عنواناً صحيحاً`, en: `${name} is not a valid address` });
  return text.replace(/\/+$/, '');
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, largest: number, smallest = 0): number {
  const number = text === undefined ? otherwise : Number(text);
  if (Number.isInteger(number) && number >= smallest && number <= largest) return number;
  throw new RefusedStartError({
    ar: `${name} ليس رقماً صحيحاً`,
    en: `${name} is not a whole number from ${smallest} to ${largest}`,
  });
}
