import ts from 'typescript';

/**
 * Marks the top-level constants of a module as pure: `export const waqf = z.object(…)` becomes
 * `export const waqf = /*#__PURE__*\/ (() => (z.object(…)))()`. A bundler cannot know that a call has no side effects,
 * and would keep and run every schema of a file even if a page needs only one. Only for libraries without side effects.
 * @type {import('@rspack/core').LoaderDefinition}
 */
export default function pureConstantsLoader(source) {
  return withPureConstants(source);
}

/** @param {string} source TypeScript @returns {string} the same with pure constants; line numbers do not change */
export function withPureConstants(source) {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS);
  let marked = '';
  let from = 0;
  for (const initializer of madeByCalls(file)) {
    const [start, end] = [initializer.getStart(file), initializer.getEnd()];
    marked += `${source.slice(from, start)}/*#__PURE__*/(() => (${source.slice(start, end)}))()`;
    from = end;
  }
  return marked + source.slice(from);
}

const madeByCalls = (file) =>
  file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => (initializer && calls(initializer) ? [initializer] : []));

/** Whether evaluating the node calls something now; calls inside a function happen later. */
function calls(node) {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return true;
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false;
  return ts.forEachChild(node, calls) ?? false;
}
