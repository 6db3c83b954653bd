import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import createQpdf from '@neslinesli93/qpdf-wasm';

/**
 * A PDF object as qpdf's JSON (version 2) writes it: names as `/Name` with their #-codes resolved, references as
 * `5 0 R`, strings as `u:text` or `b:hex`.
 */
export type PdfValue = null | boolean | number | string | PdfValue[] | { [key: string]: PdfValue };
export type PdfDictionary = { [key: string]: PdfValue };

export interface PdfObjects {
  /** All objects of the file, including those that nothing refers to; for a stream its dictionary. */
  values: PdfValue[];
  /** The dictionaries among them that belong to streams. */
  streams: PdfDictionary[];
  /** The value, with references followed. */
  resolve(value: PdfValue | undefined): PdfValue;
  /** The dictionary that a value is or refers to; empty when it is not a dictionary. */
  dictionary(value: PdfValue | undefined): PdfDictionary;
  catalogue: PdfDictionary;
  /** The reference to the catalogue. */
  root: PdfValue;
  /** The objects as qpdf wrote them, by keys such as `obj:5 0 R` and `trailer`. */
  entries: ReadonlyMap<string, PdfEntry>;
}

/** Thrown when the objects cannot be read: the file is damaged beyond qpdf's repair. */
export class PdfObjectsError extends Error {}

interface Qpdf {
  callMain(parameters: string[]): number;
  FS: {
    init(input: () => null, output: () => void, error: () => void): void;
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
}
interface StartOptions {
  noInitialRun: true;
  preRun: ((started: Qpdf) => void)[];
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}
type Start = (options: StartOptions) => Promise<Qpdf>;
interface PdfEntry {
  value?: PdfValue;
  stream?: { dict: PdfDictionary };
}

/** The exit code of qpdf for a file that was read with warnings. */
const warned = 3;
const reference = /^\d+ \d+ R$/;

export const isReference = (value: PdfValue): value is string => typeof value === 'string' && reference.test(value);

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiled once per process; every file still gets its own instance, and with it its own memory. */
function compiledQpdf(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compile(
    readFileSync(fileURLToPath(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'))),
  );
  return compiled;
}

/**
 * All objects of a PDF, however it stores them: in object streams with any filter, with cross-reference streams, tables
 * or both, in updates, or encrypted with an empty password. Runs in the reader's child process.
 * @throws PdfObjectsError
 */
export async function pdfObjectsOf(bytes: Uint8Array): Promise<PdfObjects> {
  const qpdf = await startQpdf();
  qpdf.FS.writeFile('/in.pdf', bytes);
  run(qpdf, ['--no-warn', '--json', '--json-key=qpdf', '/in.pdf', '/out.json']);
  return fromJson(Buffer.from(qpdf.FS.readFile('/out.json')).toString('utf8'));
}

/**
 * The same document with some objects replaced; for a stream its dictionary, while its data are kept. Objects that
 * nothing refers to any more are left out. Runs in the reader's child process.
 * @param replaced the new values by reference, e.g. `5 0 R`
 * @throws PdfObjectsError
 */
export async function replaceObjects(
  bytes: Uint8Array,
  { entries }: PdfObjects,
  replaced: ReadonlyMap<string, PdfValue>,
): Promise<Buffer> {
  const changes = [...replaced].map(([reference, value]) => {
    const isStream = entries.get(`obj:${reference}`)?.stream !== undefined;
    return [`obj:${reference}`, isStream ? { stream: { dict: value } } : { value }] as const;
  });
  const qpdf = await startQpdf();
  qpdf.FS.writeFile('/in.pdf', bytes);
  const version = { jsonversion: 2, pushedinheritedpageresources: false, calledgetallpages: false };
  const update = JSON.stringify({ qpdf: [{ ...version, maxobjectid: entries.size }, Object.fromEntries(changes)] });
  qpdf.FS.writeFile('/update.json', Buffer.from(update));
  run(qpdf, ['--no-warn', '--update-from-json=/update.json', '/in.pdf', '/out.pdf']);
  return Buffer.from(qpdf.FS.readFile('/out.pdf'));
}

function run(qpdf: Qpdf, parameters: string[]): void {
  const code = qpdf.callMain(parameters);
  if (code !== 0 && code !== warned) throw new PdfObjectsError(`qpdf ended with ${code}`);
}

/** Starts a separate qpdf instance for each file. */
async function startQpdf(): Promise<Qpdf> {
  const module = await compiledQpdf();
  const silent = (): void => undefined;
  return (createQpdf as unknown as Start)({
    instantiateWasm: (imports, done) => {
      void WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
      return {};
    },
    noInitialRun: true,
    // Its messages about an untrusted file must not be logged.
    preRun: [({ FS }: Qpdf) => FS.init(() => null, silent, silent)],
  });
}

function fromJson(json: string): PdfObjects {
  const { qpdf } = JSON.parse(json) as { qpdf: [unknown, Record<string, PdfEntry>] };
  const values = new Map(
    Object.entries(qpdf[1]).map(([name, entry]) => [name, entry.stream?.dict ?? entry.value ?? null]),
  );
  const resolve = (value: PdfValue | undefined): PdfValue => {
    let found = value ?? null;
    // References to references are not allowed; the limit ends a cycle of them.
    for (let steps = 0; steps < 8 && isReference(found); steps += 1) found = values.get(`obj:${found}`) ?? null;
    return found;
  };
  const dictionary = (value: PdfValue | undefined): PdfDictionary => {
    const found = resolve(value);
    return isDictionary(found) ? found : {};
  };
  const root = dictionary(values.get('trailer'))['/Root'] ?? null;
  return {
    values: [...values.values()],
    streams: Object.values(qpdf[1]).flatMap(({ stream }) => (stream ? [stream.dict] : [])),
    resolve,
    dictionary,
    catalogue: dictionary(root),
    root,
    entries: new Map(Object.entries(qpdf[1])),
  };
}

export function isDictionary(value: PdfValue): value is PdfDictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
