import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { withOrderedUnions } from './union-order.mjs';

/** Libraries that remotes are built against. */
export const guarded = ['libs/ui', 'libs/platform-web', 'libs/contracts'];

const deepest = 8;
const flags = ts.TypeFlags;
const asText = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The entry points of a library. @returns {Array<{entry: string, file: string}>} */
function entriesOf(root, folder) {
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, target]) => {
    const path = typeof target === 'string' ? target : target['waqf-source'];
    if (!/\.tsx?$/.test(path) || entry.startsWith('./test/')) return [];
    if (!path.includes('*')) return [{ entry, file: join(root, folder, path) }];
    const [before, after] = path.split('*');
    return readdirSync(join(root, folder, before))
      .map((name) => ({ entry: entry.replace('*', name), file: join(root, folder, `${before}${name}${after}`) }))
      .filter(({ file }) => existsSync(file));
  });
}

/**
 * The public surface of each library, as TypeScript reads it: one line for every export, and for objects one for every
 * field.
 * @param {string} root the repository
 * @returns {Record<string, string[]>} lines by folder, sorted, e.g. `releases startCanary < percent: number`
 */
export function readSurfaces(root) {
  const entries = guarded.map((folder) => entriesOf(root, folder));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const styles = join(root, 'libs/ui/src/css-modules.d.ts');
  const files = [...entries.flat().map(({ file }) => file), ...(existsSync(styles) ? [styles] : [])];
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const asked = requestsOf(root);
  return Object.fromEntries(
    guarded.map((folder, place) => [
      folder,
      [
        ...new Set(entries[place].flatMap(({ entry, file }) => linesOf({ program, checker, asked }, entry, file))),
      ].sort(),
    ]),
  );
}

/**
 * Tells requests, which remotes send, by name: queries, and what the tests of the contracts list. All other schemas are
 * answers.
 */
function requestsOf(root) {
  const text = readFileSync(join(root, 'libs/contracts/test/contract-schemas.ts'), 'utf8');
  const listed = new Set([...text.matchAll(/^ {2}'(\w+)\.(\w+)'/gm)].map(([, , name]) => name));
  return { has: (name) => name.endsWith('Query') || listed.has(name) };
}

function linesOf({ program, checker, asked }, entry, file) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  const place = entry.replace(/^\.\/?/, '');
  // Texts are compiled into a remote, so they are not part of the surface.
  if (place === 'messages') return [];
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const name = place ? `${place} ${exported.name}` : exported.name;
    const at = symbol.valueDeclaration ?? symbol.declarations?.[0] ?? source;
    return [
      ...(symbol.flags & ts.SymbolFlags.Value
        ? valueLines({ checker, asked }, name, checker.getTypeOfSymbolAtLocation(symbol, at), at)
        : []),
      ...(symbol.flags & ts.SymbolFlags.Type && !isInferred(symbol)
        ? fieldLines(checker, `${name}:`, checker.getDeclaredTypeOfSymbol(symbol), at)
        : []),
    ];
  });
}

/** Whether the type is `z.infer<…>` of a schema that is in the report itself. */
const isInferred = (symbol) =>
  (symbol.declarations ?? []).some((each) => ts.isTypeAliasDeclaration(each) && /^z\.infer</.test(each.type.getText()));

/** For a request schema the lines show its input (`<`), for another schema its output (`>`), otherwise the type. */
function valueLines({ checker, asked }, name, type, at) {
  const inner = type.getProperty('_zod');
  if (!inner) return fieldLines(checker, `${name} =`, type, at);
  const zod = checker.getTypeOfSymbolAtLocation(inner, at);
  const side = (key) => {
    const property = zod.getProperty(key);
    return property ? checker.getTypeOfSymbolAtLocation(property, at) : type;
  };
  const isAsked = asked.has(name.slice(name.lastIndexOf(' ') + 1));
  return isAsked
    ? fieldLines(checker, `${name} <`, side('input'), at)
    : fieldLines(checker, `${name} >`, side('output'), at);
}

/**
 * Whether it is a class or interface of another package, for which the name is enough. Types that we map from one are
 * ours.
 */
const isForeign = (type) =>
  ((type.symbol?.flags ?? 0) & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0 &&
  (type.symbol.declarations ?? []).some((each) => each.getSourceFile().fileName.includes('/node_modules/'));

function fieldLines(checker, path, type, at, depth = 0) {
  const bare = checker.getNonNullableType(type);
  const text = () => [`${path} ${plain(checker.typeToString(type, at, asText | ts.TypeFormatFlags.InTypeAlias))}`];
  if (depth > deepest) return text();
  if (checker.isTupleType(bare)) return text();
  if (checker.isArrayType(bare)) {
    const [element] = checker.getTypeArguments(bare);
    const isShape = element && (element.flags & flags.Object) !== 0 && !isForeign(element);
    return isShape ? fieldLines(checker, `${path}[]`, element, at, depth + 1) : text();
  }
  const properties = bare.flags & flags.Object && !isForeign(bare) ? checker.getPropertiesOfType(bare) : [];
  if (properties.length === 0 || bare.getCallSignatures().length > 0) return text();
  const nothing = type === bare ? [] : [`${path} | nothing`];
  // Texts in both languages are compiled into a remote, so their wording may change.
  const areWords = properties.map(({ name }) => name).join() === 'ar,en';
  return [
    ...nothing,
    ...properties.flatMap((property) => {
      const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const its = checker.getTypeOfSymbolAtLocation(property, property.valueDeclaration ?? at);
      if (areWords && its.flags & flags.StringLiteral) return [`${path} .${property.name}${mark} string`];
      return fieldLines(checker, `${path} .${property.name}${mark}`, its, at, depth + 1);
    }),
  ];
}

/** Normalises a type: the members of a union in a fixed order, and no paths of this machine. */
const reactNode = /string \| number \| bigint \| boolean \| (?:React\.)?ReactElement<[^;,)]*?AwaitedReactNode>/g;
const plain = (text) =>
  withOrderedUnions(
    text
      .replaceAll(/import\("[^"]*"\)\./g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(reactNode, 'ReactNode'),
  );
