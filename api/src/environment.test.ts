import { readEnvironment } from './environment.js';
import { RefusedStartError } from './platform/index.js';

const complete = {
  DATABASE_URL: 'postgres://db/waqf',
  NAFATH_URL: 'https://rabet-nafath.api.elm.sa/',
  NAFATH_APP_ID: 'id',
  NAFATH_APP_KEY: 'key',
  BANK_URL: 'https://bank.example',
  BANK_KEY: 'key',
  PUBLIC_URL: 'https://waqf.example',
  TRUSTED_PROXIES: '1',
};

function refusalOf(variables: NodeJS.ProcessEnv): RefusedStartError {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof RefusedStartError) return error;
  }
  throw new Error('the start was not refused');
}

describe('settings of a start', () => {
  it.each(Object.keys(complete))(
    'a start without simulators and without %s is refused, and the message names it',
    (name) => {
      const { text } = refusalOf({ ...complete, [name]: ' ' });
      expect(text.ar).toContain(name);
      expect(text.en).toContain(name);
    },
  );

  it.each([undefined, '', 'production', 'Production', 'prod', 'development', 'test'])(
    'NODE_ENV %p starts no simulator',
    (NODE_ENV) => {
      expect(refusalOf({ NODE_ENV, DATABASE_URL: complete.DATABASE_URL }).text.en).toContain('NAFATH_URL');
      expect(readEnvironment({ ...complete, NODE_ENV }).simulators).toBe(false);
    },
  );

  it.each(['On', 'true', '1', 'yes'])(
    'WAQF_SIMULATORS=%s is refused because it is neither on nor off',
    (WAQF_SIMULATORS) => {
      expect(refusalOf({ ...complete, WAQF_SIMULATORS }).text.en).toContain('WAQF_SIMULATORS');
    },
  );

  it('simulators listen on loopback unless HOST is set', () => {
    const demo = { DATABASE_URL: complete.DATABASE_URL, WAQF_SIMULATORS: 'on' };
    expect(readEnvironment(demo).host).toBe('127.0.0.1');
    expect(readEnvironment({ ...demo, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readEnvironment(complete).host).toBeUndefined();
  });

  it('cookies need https: another PUBLIC_URL is refused', () => {
    expect(refusalOf({ ...complete, PUBLIC_URL: 'http://waqf.example' }).text.en).toContain('https');
    expect(readEnvironment({ ...complete, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe(
      'http://localhost:3000',
    );
  });

  it('the public address has no path', () => {
    for (const PUBLIC_URL of ['https://waqf.example/app', 'https://waqf.example?x=1', 'https://a:b@waqf.example'])
      expect(refusalOf({ ...complete, PUBLIC_URL }).text.en).toContain('without path, parameters or user');
    expect(readEnvironment({ ...complete, PUBLIC_URL: 'https://WAQF.example/' }).publicUrl).toBe(
      'https://waqf.example',
    );
  });

  it('without a trusted proxy that ends https the start is refused with a message', () => {
    const { text } = refusalOf({ ...complete, TRUSTED_PROXIES: '0' });
    expect(text.en).toContain('TRUSTED_PROXIES');
    expect(text.ar).toContain('TRUSTED_PROXIES');
    expect(readEnvironment({ ...complete, TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
    const local = { ...complete, PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: '0' };
    expect(readEnvironment(local).trustedProxies).toBe(0);
  });

  it('a complete start without simulators is accepted', () => {
    expect(readEnvironment(complete)).toMatchObject({
      simulators: false,
      port: 3000,
      nafath: { url: 'https://rabet-nafath.api.elm.sa' },
      bank: { key: 'key' },
      smtpUrl: undefined,
    });
  });

  it('a mail server can be configured', () => {
    const SMTP_URL = 'smtps://name:secret@mail.example';
    expect(readEnvironment({ ...complete, SMTP_URL })).toMatchObject({ smtpUrl: SMTP_URL });
  });

  it('simulators replace missing services when enabled, but not incomplete settings', () => {
    const demo = { DATABASE_URL: 'postgres://db/waqf', WAQF_SIMULATORS: 'on' };
    expect(readEnvironment(demo)).toMatchObject({
      simulators: true,
      nafath: undefined,
      bank: undefined,
      smtpUrl: undefined,
    });
    expect(refusalOf({ ...demo, NAFATH_URL: 'https://x' }).text.en).toContain('NAFATH_APP_KEY');
  });

  it.each(['mail.example', 'https://mail.example'])('mail server %s is refused', (SMTP_URL) => {
    expect(refusalOf({ ...complete, SMTP_URL }).text.en).toContain('SMTP_URL');
  });

  it('a language model is configured by address and name together', () => {
    const model = { LANGUAGE_MODEL_URL: 'https://models.example/v1/', LANGUAGE_MODEL_NAME: 'reader-1' };
    expect(readEnvironment(complete).languageModel).toBeUndefined();
    expect(readEnvironment({ ...complete, ...model }).languageModel).toEqual({
      url: 'https://models.example/v1',
      model: 'reader-1',
      key: undefined,
      timeoutMs: 20_000,
    });
    expect(
      readEnvironment({ ...complete, ...model, LANGUAGE_MODEL_KEY: 'key', LANGUAGE_MODEL_TIMEOUT: '5' }).languageModel,
    ).toMatchObject({ key: 'key', timeoutMs: 5000 });
    expect(
      readEnvironment({ ...complete, ...model, LANGUAGE_MODEL_URL: 'http://127.0.0.1:8000/v1' }).languageModel?.url,
    ).toBe('http://127.0.0.1:8000/v1');
    expect(refusalOf({ ...complete, LANGUAGE_MODEL_URL: model.LANGUAGE_MODEL_URL }).text.en).toContain(
      'LANGUAGE_MODEL_NAME',
    );
    expect(refusalOf({ ...complete, LANGUAGE_MODEL_NAME: 'reader-1' }).text.ar).toContain('LANGUAGE_MODEL_URL');
    expect(refusalOf({ ...complete, LANGUAGE_MODEL_KEY: 'key' }).text.en).toContain('LANGUAGE_MODEL_URL');
    expect(refusalOf({ ...complete, ...model, LANGUAGE_MODEL_TIMEOUT: '61' }).text.en).toContain(
      'LANGUAGE_MODEL_TIMEOUT',
    );
  });

  it.each([
    'models.example',
    'http://models.example/v1',
    'http://localhost.example/v1',
    'https://name:secret@models.example/v1',
    'https://models.example/v1?key=secret',
  ])('model at %s is refused, and the message has no secret', (url) => {
    const { text } = refusalOf({ ...complete, LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_NAME: 'reader-1' });
    expect(text.en).toContain('LANGUAGE_MODEL_URL');
    expect(`${text.ar}${text.en}`).not.toContain('secret');
  });

  it.each(['x', '-1', '70000', '3.5'])('port %s is refused', (PORT) => {
    expect(refusalOf({ ...complete, PORT }).text.en).toContain('PORT');
  });

  it('files without a document are kept for a day by default, and at least an hour', () => {
    expect(readEnvironment(complete)).toMatchObject({ unnamedFileHours: 24 });
    expect(readEnvironment({ ...complete, UNNAMED_FILE_HOURS: '1' })).toMatchObject({ unnamedFileHours: 1 });
    expect(refusalOf({ ...complete, UNNAMED_FILE_HOURS: '0' }).text.en).toContain('UNNAMED_FILE_HOURS');
  });

  it('documents are in the data folder, or in a bucket with server-side encryption', () => {
    expect(readEnvironment(complete).bucket).toBeUndefined();
    const BLOBS_URL = 'https://s3.example/waqf-documents/of/production/?region=me-south-1';
    expect(readEnvironment({ ...complete, BLOBS_URL }).bucket).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'waqf-documents',
      prefix: 'of/production',
      region: 'me-south-1',
      encryption: 'AES256',
    });
    const local = { ...complete, BLOBS_URL: 'http://localhost:9000/waqf-documents?encryption=none' };
    expect(readEnvironment(local).bucket).toMatchObject({ prefix: '', encryption: undefined });
  });

  it.each([
    's3://waqf-documents',
    'https://s3.example',
    'https://s3.example/x',
    'http://s3.example/waqf-documents',
    'https://name:secret@s3.example/waqf-documents',
    'https://s3.example/waqf-documents?encryption=rot13',
  ])('a bucket at %s is refused, and the message has no secret', (BLOBS_URL) => {
    const { text } = refusalOf({ ...complete, BLOBS_URL });
    expect(text.en).toContain('BLOBS_URL');
    expect(`${text.ar}${text.en}`).not.toContain('secret');
  });
});
