import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandEnvironment, readEnvironment } from './environment.js';
import { secretSettings } from './secret-files.js';

const folder = mkdtempSync(join(tmpdir(), 'waqf-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secrets: Record<(typeof secretSettings)[number], string> = {
  DATABASE_URL: 'postgres://owner:first-secret@db/waqf',
  DATABASE_POOLER_URL: 'postgres://owner:second-secret@pooler/waqf',
  DATABASE_READ_URL: 'postgres://owner:seventh-secret@replica/waqf',
  NAFATH_APP_KEY: 'third-secret',
  BANK_KEY: 'fourth-secret',
  SMTP_URL: 'smtps://name:fifth-secret@mail.example',
  LANGUAGE_MODEL_KEY: 'sixth-secret',
};
const others = {
  NAFATH_URL: 'https://nafath.example',
  NAFATH_APP_ID: 'id',
  BANK_URL: 'https://bank.example',
  PUBLIC_URL: 'https://waqf.example',
  TRUSTED_PROXIES: '1',
  LANGUAGE_MODEL_URL: 'https://models.example/v1',
  LANGUAGE_MODEL_NAME: 'reader-1',
};
const fileOf = (name: string): string => join(folder, name);
const byFile = Object.fromEntries(secretSettings.map((name) => [`${name}_FILE`, fileOf(name)]));

beforeEach(() => {
  for (const [name, secret] of Object.entries(secrets)) writeFileSync(fileOf(name), `${secret}\n`);
});

it('every secret can be given in a file, like in the environment', () => {
  expect(readEnvironment({ ...others, ...byFile })).toEqual(readEnvironment({ ...others, ...secrets }));
  const database = { DATABASE_URL_FILE: fileOf('DATABASE_URL') };
  expect(readCommandEnvironment(database).databaseUrl).toBe(secrets.DATABASE_URL);
});

it.each(secretSettings)(
  '%s given twice, in a missing file or in an empty one is refused without its content',
  (name) => {
    const refusals = [{ [name]: secrets[name] }, { [`${name}_FILE`]: join(folder, 'nowhere') }].map(
      (change) => () => readEnvironment({ ...others, ...byFile, ...change }),
    );
    for (const start of refusals) {
      expect(start).toThrow(name);
      expect(start).not.toThrow('secret@');
    }
    writeFileSync(fileOf(name), ' \n');
    expect(() => readEnvironment({ ...others, ...byFile })).toThrow(`${name}_FILE is empty`);
  },
);
