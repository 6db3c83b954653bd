import { withOrderedUnions } from './union-order.mjs';

const splitLine = (line) => {
  const match = /^(.*?[=:<>](?: \.\S+|\[\])*) (.*)$/.exec(line);
  return match
    ? { key: match[1].replaceAll('?', ''), text: withOrderedUnions(match[2]), isOptional: match[1].endsWith('?') }
    : { key: line, text: '', isOptional: true };
};
/**
 * A React type is the same with or without its namespace; which form the compiler writes depends on what it read
 * before.
 */
const plain = (line) => line.replaceAll(/\bReact\.(?=[A-Z])/g, '');
/** Members of a union, or of a list of literals such as `readonly ["a", "b"]`. */
const members = (text) =>
  text
    .replace(/^readonly \[(.*)\]$/, '$1')
    // The properties of a component are described by their type; in a union, the function is in parentheses.
    .replaceAll(/\(\{[^{}]*\}: ([\w<>, ]+)\)/g, '($1)')
    .split(/ \| |, (?=")/)
    .map((member) => member.replace(/^\((.*)\)$/, '$1'));
const widens = (before, after) => members(before).every((each) => members(after).includes(each));
/** Whether only the text of a label changed, which older reports contain literally; that is allowed. */
const wordsOnly = (key, was, is) => / = .*\.(?:ar|en)$/.test(key) && /^"[^"]*"$/.test(was) && is === 'string';

/**
 * What a change of a surface means for code that was built against it.
 * @param {string[]} before
 * @param {string[]} after
 * @returns {{breaking: string[], additive: string[]}} a text for each difference
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
    // For what remotes send or pass: a new required field breaks remotes that do not know it.
    const isAsked = isOfKnown && !is.isOptional && (key.includes(' <') || /(?:Props|Options|Input): /.test(key));
    (isAsked ? breaking : additive).push(`new: ${key}`);
  }
  return { breaking, additive };
}
