import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Source files by their path below `api/src`, separated by `/`. */
export type SourceFiles = ReadonlyMap<string, string>;

/** Files that the template allows at the root of a context (`api/src/platform/README.md`). */
const rootFiles = new Set([
  'README.md',
  'index.ts',
  'access.ts',
  'approvals.ts',
  'confirmations.ts',
  'desk.ts',
  'follow-ups.ts',
  'holds.ts',
  'measures.ts',
  'notices.ts',
  'personal-data.ts',
  'search-index.ts',
  'realtime.ts',
  'presenter.ts',
  'workers.ts',
]);
/** The allowed forms: `<context>.<role>.ts`, and controllers and pipes named by noun: `accounts.controller.ts`. */
const rootRole = /^[a-z-]+\.(module|controller|facade|errors|facts|events|queues|pipe|registry)\.ts$/;
/** The files that say what happens after which fact. */
const subscribers = new Set(['follow-ups.ts', 'notices.ts', 'realtime.ts', 'search-index.ts']);
const subscription = /\bfacts\.(on|onEach|tail)\(|\boutbox\.listen\(/;
/** The first word of a use case's name. A new verb is added here. */
const verbs = new Set(
  `accept act add adopt advance answer appoint approve ask await calculate change check clear close compare compose
  compute correct count create decide decline describe discard dispatch download edit end enqueue enter escalate
  expire export fail find finish follow grant import inspect issue join judge list lock mail maintain make manage
  mark match name notify open pay plan poll post present preview process propose publish queue raise read receive
  recognise record recover refuse register remind remove render reopen replay report request resume retry reverse
  review run save seal send set settle share start stop store stream submit sweep switch take test unmatch update
  upload use verify view watch withdraw write`.split(/\s+/),
);
/** What another context calls through its registry has one file of its own. */
const registeredKinds = new Map([
  ['ApprovalKind', 'approvals.ts'],
  ['StepUpKind', 'confirmations.ts'],
]);
const mostCollaborators = 6;
const sideEffects = /\b(audit\.record|outbox\.publish|notifications\.(notify|push))(All)?\(/;

/** Everything in these files that does not follow the template of a context, one sentence each. */
export function templateViolations(files: SourceFiles): string[] {
  const contexts = [...files.keys()].flatMap((path) => /^([a-z-]+)\/\1\.module\.ts$/.exec(path)?.[1] ?? []);
  return contexts
    .filter((name) => name !== 'platform')
    .flatMap((name) => ofContext(name, files))
    .toSorted();
}

function ofContext(context: string, files: SourceFiles): string[] {
  const own = [...files].filter(([path]) => path.startsWith(`${context}/`));
  return [
    ...ofReadme(context, files),
    ...own.flatMap(([path, text]) => ofFile(path, path.slice(context.length + 1), text)),
    ...own.flatMap(([path, text]) => ofUseCase(path, path.slice(context.length + 1), text)),
    ...ofShared(own),
  ];
}

/** A class that a README names and no source has was renamed or removed since. */
function ofReadme(context: string, files: SourceFiles): string[] {
  const readme = files.get(`${context}/README.md`);
  if (readme === undefined) return [`${context}: has no README.md`];
  const named = new Set([...readme.matchAll(/`([A-Z]\w*[a-z]\w*)/g)].map(([, name = '']) => name));
  const isInSources = (name: string) =>
    [...files].some(([path, text]) => path.endsWith('.ts') && new RegExp(`\\b${name}\\b`).test(text));
  return [...named]
    .filter((name) => !isInSources(name))
    .map((name) => `${context}/README.md: names ${name}, which no source has`);
}

function ofFile(path: string, name: string, text: string): string[] {
  const found: string[] = [];
  if (!name.includes('/') && !rootFiles.has(name) && !rootRole.test(name))
    found.push(`${path}: is no file of the template`);
  if (/\bdefineFact[<(]/.test(text) && !path.endsWith('.facts.ts'))
    found.push(`${path}: defines a fact outside of *.facts.ts`);
  // Direct subclasses of Error are internal signals of a context; errors for users have a code.
  if (/class \w+ extends (?!Error\b)\w+Error\b/.test(text) && !path.endsWith('.errors.ts'))
    found.push(`${path}: has an error class outside of *.errors.ts`);
  if (subscription.test(text) && !subscribers.has(name))
    found.push(`${path}: subscribes to facts outside of ${[...subscribers].join(', ')}`);
  if (/\bjobs\.work\(/.test(text) && name !== 'workers.ts')
    found.push(`${path}: works off a queue outside of workers.ts`);
  if (name === 'notices.ts' && /\.(notify|notifyAll)\(/.test(text) && !text.includes('atTime('))
    found.push(`${path}: sends notices without the time of their facts`);
  for (const [kind, home] of registeredKinds)
    if (new RegExp(`\\bimplements [\\w, ]*\\b${kind}\\b`).test(text) && name !== home)
      found.push(`${path}: has an ${kind} outside of ${home}`);
  if (name.startsWith('use-cases/') || [...registeredKinds.values(), 'holds.ts'].includes(name)) {
    const effect = sideEffects.exec(text)?.[1];
    if (effect) found.push(`${path}: calls ${effect} instead of recording a fact`);
    const collaborators = countCollaborators(text);
    if (collaborators > mostCollaborators) found.push(`${path}: has ${collaborators} collaborators`);
  }
  return found;
}

/** A file of `use-cases/` has the class of its name; one directly in it is named by what it does. */
function ofUseCase(path: string, name: string, text: string): string[] {
  const [, folder = '', file = ''] = /^use-cases\/(.*\/)?([^/]+)\.ts$/.exec(name) ?? [];
  if (file === '') return [];
  if (folder !== '' && folder !== 'shared/') return [`${path}: is in an unknown folder of use-cases`];
  const className = file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found: string[] = [];
  if (!new RegExp(`@Injectable\\(\\)\\nexport class ${className}\\b`).test(text))
    found.push(`${path}: does not export the injectable class ${className}`);
  const [first = '', noun] = file.split('-');
  if (folder === '' && !(verbs.has(first) && noun !== undefined)) found.push(`${path}: is not named verb-noun`);
  return found;
}

/** What only one file uses is a use case of its own or a part of that file. */
function ofShared(own: readonly [string, string][]): string[] {
  const usersOf = (file: string) =>
    own.filter(([path, text]) => !path.endsWith('.module.ts') && text.includes(`/${file.replace(/\.ts$/, '.js')}'`));
  return own
    .flatMap(([path]) => (/\/use-cases\/shared\//.test(path) ? [path] : []))
    .filter((path) => usersOf(path.slice(path.lastIndexOf('/') + 1)).length < 2)
    .map((path) => `${path}: is shared by fewer than two files`);
}

/** The number of parameters of the largest constructor in the text, also of those that are not kept as properties. */
function countCollaborators(text: string): number {
  const lists = [...text.matchAll(/constructor\(([\s\S]*?)\)\s*\{/g)].map(([, list = '']) => list);
  return Math.max(
    0,
    ...lists.map((list) => list.match(/(?:^|,)\s*(?:@\w+\([^)]*\)\s*)?(?:\w+ )*\w+\??: /g)?.length ?? 0),
  );
}

export function readSources(root: string): SourceFiles {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter((path) => /\.(ts|md)$/.test(path) && !path.endsWith('.test.ts') && statSync(path).isFile());
  return new Map(paths.map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]));
}
