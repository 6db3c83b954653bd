import { resolve } from 'node:path';
import { Environment, RefusedStartError } from './platform/index.js';
import { withSecretFiles } from './secret-files.js';

const defaultPort = 3000;
const defaultUnnamedFileHours = 24;
/** One year, in hours. */
const mostUnnamedFileHours = 8760;
/** Seconds to wait for an answer of the language model; the whole reading of a deed may take 90. */
const defaultModelSeconds = 20;
const mostModelSeconds = 60;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the settings of the process. Only WAQF_SIMULATORS=on enables simulators; NODE_ENV is never used.
 * @throws RefusedStartError naming, in both languages, every setting that is missing or invalid
 */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const variables = withSecretFiles(given);
  const value = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const simulators = isOn('WAQF_SIMULATORS', value('WAQF_SIMULATORS'));
  const nafath = together(value, ['NAFATH_URL', 'NAFATH_APP_ID', 'NAFATH_APP_KEY']);
  const bank = together(value, ['BANK_URL', 'BANK_KEY']);
  const languageModel = together(value, ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_NAME']);
  const missing = [
    ...(value('DATABASE_URL') ? [] : ['DATABASE_URL']),
    ...languageModel.partly,
    ...(value('LANGUAGE_MODEL_KEY') && languageModel.values.length === 0 && languageModel.partly.length === 0
      ? languageModel.missing
      : []),
    ...(simulators ? [...nafath.partly, ...bank.partly] : [...nafath.missing, ...bank.missing]),
    ...(simulators || value('PUBLIC_URL') ? [] : ['PUBLIC_URL']),
  ];
  if (missing.length > 0) throw missingSettings(missing, simulators);
  const [nafathUrl = '', appId = '', appKey = ''] = nafath.values;
  const [bankUrl = '', key = ''] = bank.values;
  return {
    simulators,
    port: wholeNumber('PORT', value('PORT'), defaultPort, 65_535),
    // Whoever reaches the simulators can sign in under every name, so they listen on this machine only, unless HOST is
    // set.
    host: value('HOST') ?? (simulators ? '127.0.0.1' : undefined),
    databaseUrl: value('DATABASE_URL') ?? '',
    poolerUrl: value('DATABASE_POOLER_URL'),
    readUrl: value('DATABASE_READ_URL'),
    dataFolder: resolve(value('WAQF_DATA') ?? '.data'),
    bucket: value('BLOBS_URL') === undefined ? undefined : bucketSettings(value('BLOBS_URL') ?? ''),
    nafath: nafath.values.length > 0 ? nafathSettings(nafathUrl, appId, appKey, value('NAFATH_ISSUER')) : undefined,
    bank: bank.values.length > 0 ? { url: address('BANK_URL', bankUrl), key } : undefined,
    languageModel: languageModel.values.length > 0 ? modelSettings(languageModel.values, value) : undefined,
    smtpUrl:
      value('SMTP_URL') === undefined ? undefined : address('SMTP_URL', value('SMTP_URL') ?? '', ['smtp:', 'smtps:']),
    ...doorSettings(value, simulators),
    unnamedFileHours: wholeNumber(
      'UNNAMED_FILE_HOURS',
      value('UNNAMED_FILE_HOURS'),
      defaultUnnamedFileHours,
      mostUnnamedFileHours,
      1,
    ),
    backupKey: backupKey(value('BACKUP_KEY_FILE'), value('BACKUP_KEY')),
    metrics: metricsSettings(value),
    traces: tracesSettings(value),
    logLevel: value('LOG_LEVEL') ?? (simulators ? 'warn' : 'info'),
  };
}

/**
 * The environment of a command that only uses the database and listens on no port.
 * @throws RefusedStartError
 */
export function readCommandEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const { DATABASE_URL, WAQF_DATA, BLOBS_URL, BACKUP_KEY, BACKUP_KEY_FILE } = withSecretFiles(variables);
  return readEnvironment({ DATABASE_URL, WAQF_DATA, BLOBS_URL, BACKUP_KEY, BACKUP_KEY_FILE, WAQF_SIMULATORS: 'on' });
}

/** Where files are stored, for a command that needs no database. @throws RefusedStartError */
export function readFilesEnvironment({
  WAQF_DATA,
  BLOBS_URL,
}: NodeJS.ProcessEnv): Pick<Environment, 'bucket' | 'dataFolder'> {
  const url = BLOBS_URL?.trim();
  return { dataFolder: resolve(WAQF_DATA?.trim() || '.data'), bucket: url ? bucketSettings(url) : undefined };
}

function nafathSettings(url: string, appId: string, appKey: string, issuer: string | undefined): Environment['nafath'] {
  const base = address('NAFATH_URL', url);
  return { url: base, appId, appKey, issuer: issuer ?? base };
}

function missingSettings(missing: readonly string[], simulators: boolean): RefusedStartError {
  const names = missing.join(', ');
  return new RefusedStartError({
    ar: `لا يمكن تشغيل المنصة، إعدادات ناقصة: ${names}${simulators ? '' : '. للتجربة بمحاكاة نفاذ والمصرف حدد WAQF_SIMULATORS=on'}`,
    en: `The platform cannot start, settings are missing: ${names}${simulators ? '' : '. To try it with simulators of Nafath and the bank, set WAQF_SIMULATORS=on'}`,
  });
}

/**
 * The public address and the trusted proxies. The process itself speaks http: an https address means that a proxy
 * terminates TLS, and unless its headers are trusted, all users appear to have one address and share one rate limit.
 */
function doorSettings(
  value: (name: string) => string | undefined,
  simulators: boolean,
): Pick<Environment, 'publicUrl' | 'trustedProxies'> {
  const publicUrl =
    value('PUBLIC_URL') === undefined ? undefined : publicAddress(value('PUBLIC_URL') ?? '', simulators);
  const trustedProxies = wholeNumber('TRUSTED_PROXIES', value('TRUSTED_PROXIES'), 0, 10);
  if (publicUrl?.startsWith('https:') && trustedProxies === 0 && !simulators) {
    throw new RefusedStartError({
      ar: 'PUBLIC_URL عنوان https ينتهي تشفيره عند موزّع أمام المنصة، فحدد في TRUSTED_PROXIES عدد ما أمامها (1 غالبًا)',
      en: 'PUBLIC_URL is https, which ends at a balancer before the platform: set TRUSTED_PROXIES to how many stand before it (usually 1)',
    });
  }
  return { publicUrl, trustedProxies };
}

/**
 * Session cookies need https; plain http is allowed only for this machine and for the demo. The address must have no
 * path.
 */
function publicAddress(text: string, simulators: boolean): string {
  const base = address('PUBLIC_URL', text);
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(base);
  if (pathname !== '/' || `${search}${hash}${username}` !== '') {
    throw new RefusedStartError({
      ar: `PUBLIC_URL يكون اسمًا بلا مسار ولا معاملات ولا اسم مستخدم، مثل ${origin}`,
      en: `PUBLIC_URL has to be a name without path, parameters or user, like ${origin}`,
    });
  }
  if (protocol === 'https:' || simulators || loopback.includes(hostname)) return origin;
  throw new RefusedStartError({
    ar: 'PUBLIC_URL يجب أن يكون عنوان https',
    en: 'PUBLIC_URL has to be an https address',
  });
}

function backupKey(file: string | undefined, hex: string | undefined): Environment['backupKey'] {
  if (file !== undefined) return { file: resolve(file) };
  if (hex === undefined) return undefined;
  if (/^[0-9a-f]{64}$/i.test(hex)) return { hex };
  throw new RefusedStartError({ ar: 'BACKUP_KEY يكون 64 رقمًا ست عشريًا', en: 'BACKUP_KEY has to be 64 hex digits' });
}

function isOn(name: string, text: string | undefined): boolean {
  if (text === undefined || text === 'off') return false;
  if (text === 'on') return true;
  throw new RefusedStartError({ ar: `${name} يكون on أو off`, en: `${name} is on or off` });
}

/** Metrics show how a platform is used, so they are served on this machine only unless METRICS_HOST is set. */
function metricsSettings(value: (name: string) => string | undefined): Environment['metrics'] {
  if (value('METRICS_PORT') === undefined) return undefined;
  return {
    port: wholeNumber('METRICS_PORT', value('METRICS_PORT'), 0, 65_535),
    host: value('METRICS_HOST') ?? '127.0.0.1',
  };
}

/** Traces contain no personal data, so plain http is allowed: a collector beside the platform usually uses it. */
function tracesSettings(value: (name: string) => string | undefined): Environment['traces'] {
  const url = value('TRACES_URL');
  if (url === undefined) return undefined;
  return {
    url: address('TRACES_URL', url),
    percent: wholeNumber('TRACES_PERCENT', value('TRACES_PERCENT'), 100, 100, 1),
  };
}

/**
 * `https://s3.example/bucket/prefix?region=me-south-1&encryption=AES256`; plain http is allowed to this machine only.
 */
function bucketSettings(text: string): Environment['bucket'] {
  const { origin, protocol, hostname, pathname, searchParams, username, password } = new URL(
    address('BLOBS_URL', text.split('#')[0] ?? ''),
  );
  const [bucket = '', ...prefix] = pathname.split('/').filter((part) => part !== '');
  const encryption = searchParams.get('encryption') ?? 'AES256';
  const isSafe = (protocol === 'https:' || loopback.includes(hostname)) && username === '' && password === '';
  if (!isSafe || !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket) || !['AES256', 'aws:kms', 'none'].includes(encryption)) {
    throw new RefusedStartError({
      ar: 'BLOBS_URL يكون https://الخادم/المستودع، أو http على هذا الجهاز، بلا اسم مستخدم، وencryption فيه AES256 أو aws:kms أو none',
      en: 'BLOBS_URL has to be https://server/bucket, or http on this machine, without a user name, and its encryption AES256, aws:kms or none',
    });
  }
  return {
    endpoint: origin,
    bucket,
    prefix: prefix.join('/'),
    region: searchParams.get('region') ?? 'us-east-1',
    encryption: encryption === 'AES256' || encryption === 'aws:kms' ? encryption : undefined,
  };
}

/** Deeds contain names and ids, so plain http is allowed to this machine only. */
function modelSettings(
  [url = '', model = '']: string[],
  value: (name: string) => string | undefined,
): Environment['languageModel'] {
  const base = address('LANGUAGE_MODEL_URL', url);
  const { protocol, hostname, username, password, search, hash } = new URL(base);
  const local = loopback.includes(hostname);
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

/** Settings that are only valid together: all values, or none with the names that are missing. */
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
  if (!valid) throw new RefusedStartError({ ar: `${name} ليس عنوانًا صحيحًا`, en: `${name} is not a valid address` });
  return text.replace(/\/+$/, '');
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, largest: number, smallest = 0): number {
  const number = text === undefined ? otherwise : Number(text);
  if (Number.isInteger(number) && number >= smallest && number <= largest) return number;
  throw new RefusedStartError({
    ar: `${name} ليس عددًا صحيحًا من ${smallest} إلى ${largest}`,
    en: `${name} is not a whole number from ${smallest} to ${largest}`,
  });
}
