import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A compiled file that a thread or a process of its own begins with: beside the file that asks for it in dist, or in
 * dist when that runs from source.
 * @param from the `import.meta.url` of the file that asks
 * @param name e.g. `./worker.js`
 */
export function compiledEntry(from: string, name: string): string {
  const beside = fileURLToPath(new URL(name, from));
  if (existsSync(beside)) return beside;
  const [source, dist] = [`${sep}src${sep}`, `${sep}dist${sep}`];
  const at = beside.lastIndexOf(source);
  return at < 0 ? beside : beside.slice(0, at) + dist + beside.slice(at + source.length);
}
