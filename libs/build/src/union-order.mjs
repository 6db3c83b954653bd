import ts from 'typescript';

/**
 * The text of a type with the members of every union in alphabetical order. The compiler lists them in the order in
 * which it met them, which depends on the files that it read before.
 * @param {string} text
 * @returns {string}
 */
export function withOrderedUnions(text) {
  if (!text.includes(' | ')) return text;
  const source = ts.createSourceFile('type.ts', `type Text = ${text}`, ts.ScriptTarget.Latest, true);
  return written(source, source.statements[0].type);
}

function written(source, node) {
  if (ts.isUnionTypeNode(node))
    return node.types
      .map((member) => written(source, member))
      .toSorted()
      .join(' | ');
  let text = '';
  let from = node.getStart(source);
  ts.forEachChild(node, (child) => {
    text += source.text.slice(from, child.getStart(source)) + written(source, child);
    from = child.end;
  });
  return text + source.text.slice(from, node.end);
}
