const splitLine = (line) => {
  const match = /^(.*?[=:<>](?: \.\S+|\[\])*) (.*)$/.exec(line);
  return match
    ? { key: match[1].replaceAll('?', ''), text: match[2], isOptional: match[1].endsWith('?') }
    : { key: line, text: '', isOptional: true };
};
/** A type of React is the same with its namespace and without; which is written hangs on what was read before. */
const plain = (line) => line.replaceAll(/\bReact\.(?=[A-Z])/g, '');
/** Members of a union, or of a list of literals such as `readonly ["a", "b"]`. */
const members = (text) =>
  text
    .replace(/^readonly \[(.*)\]$/, '$1')
    // What a component takes is told by the type of its properties; a union puts a function into brackets.
    .replaceAll(/\(\{[^{}]*\}: ([\w<>, ]+)\)/g, '($1)')
    .split(/ \| |, (?=")/)
    .map((member) => member.replace(/^\((.*)\)$/, '$1'));
const widens = (before, after) => members(before).every((each) => members(after).includes(each));
/** What a label says, which reports once held word for word: it may change. */
const wordsOnly = (key, was, is) => / = .*\.(?:ar|en)$/.test(key) && /^"[^"]*"$/.test(was) && is === 'string';

/**
 * What a change of a surface means for those built against it.
 * @param {string[]} before @param {string[]} after
 * @returns {{breaking: string[], additive: string[]}} words for each difference
 */
export function judgeChange(before, after) {
  const [old, now] = [before, after].map(
    (lines) => new Map(lines.map(plain).map((line) => [splitLine(line).key, splitLine(line)])),
  );
  const breaking = [];
  const additive = [];
  for (const [key, was] of old) {
    const is = now.get(key);
    if (!is) breaking.push(`gone: ${key}`);
    // The compiler lists a union's members in an order of its own.
    else if (wordsOnly(key, was.text, is.text)) continue;
    else if (!(widens(was.text, is.text) && widens(is.text, was.text)))
      (widens(was.text, is.text) ? additive : breaking).push(`changed: ${key}: ${was.text} -> ${is.text}`);
    else if (is.isOptional !== was.isOptional)
      (is.isOptional && key.includes(' <') ? additive : breaking).push(`optional or not: ${key}`);
  }
  for (const [key, is] of now) {
    if (old.has(key)) continue;
    const parent = key.slice(0, key.lastIndexOf(' .'));
    const isOfKnown =
      key.includes(' .') && [...old.keys()].some((each) => each === parent || each.startsWith(`${parent} .`));
    // What remotes send or pass: a field that they don't know of must not be asked of them.
    const isAsked = isOfKnown && !is.isOptional && (key.includes(' <') || /(?:Props|Options|Input): /.test(key));
    (isAsked ? breaking : additive).push(`new: ${key}`);
  }
  return { breaking, additive };
}
