import { readFileSync } from 'node:fs';
import { RefusedStartError } from './platform/index.js';

/** The settings that are secrets: each may be stored in a file instead, whose path is in `<NAME>_FILE`. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_READ_URL',
  'NAFATH_APP_KEY',
  'BANK_KEY',
  'SMTP_URL',
  'LANGUAGE_MODEL_KEY',
] as const;

/**
 * The settings with their secrets read from files, so that no secret has to be in the environment of a process, where
 * its children and anybody who can read `/proc` would find it.
 * @throws RefusedStartError when a file cannot be read or is empty, or a secret is given twice; its text never contains
 * the secret
 */
export function withSecretFiles(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...variables };
  for (const name of secretSettings) {
    const file = variables[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (variables[name]?.trim()) {
      throw refused(`${name} و${name}_FILE معًا، فاترك أحدهما`, `${name} and ${name}_FILE are both set; leave one out`);
    }
    read[name] = contentOf(name, file);
  }
  return read;
}

function contentOf(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw refused(`لا يُقرأ الملف المحدد في ${name}_FILE: ${file}`, `the file of ${name}_FILE cannot be read: ${file}`);
  }
  if (text === '') throw refused(`الملف المحدد في ${name}_FILE فارغ`, `the file of ${name}_FILE is empty: ${file}`);
  return text;
}

const refused = (ar: string, en: string): RefusedStartError =>
  new RefusedStartError({ ar: `لا يمكن تشغيل المنصة: ${ar}`, en: `The platform cannot start: ${en}` });
