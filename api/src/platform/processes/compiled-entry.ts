import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Path of a compiled file that starts a thread or a child process: beside the calling file in dist, or in dist when the
 * calling file runs from source.
 * @param from the `import.meta.url` of the calling file
 * @param name e.g. `./worker.js`
 */
export function compiledEntry(from: string, name: string): string {
  const beside = fileURLToPath(new URL(name, from));
  if (existsSync(beside)) return beside;
  const [source, dist] = [`${sep}src${sep}`, `${sep}dist${sep}`];
  const at = beside.lastIndexOf(source);
  return at < 0 ? beside : beside.slice(0, at) + dist + beside.slice(at + source.length);
}
