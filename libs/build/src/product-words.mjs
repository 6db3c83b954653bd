import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { projectRoot } from './project.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * @typedef {Record<string, string>} Forms  forms of a counted noun by CLDR category; a plain text is `{ other }` alone
 *
 * @typedef {object} ProductText
 * @property {string} area  the part of the product: `mf-waqif`, `libs/features/banking`
 * @property {string} file  path below the root of the project
 * @property {number} line
 * @property {string} key   the name of the text in the file
 * @property {Forms} ar
 * @property {Forms} en
 */

const areaOf = (file) =>
  file.split('/').slice(0, file.startsWith('libs/features/') ? 3 : file.startsWith('libs/') ? 2 : 1);

/** The word that an editor sees in place of a value: its name, or the name of the call that returns it. */
function valueName(node) {
  if (node.type === 'Identifier') return node.value;
  if (node.type === 'MemberExpression') return valueName(node.property);
  if (node.type === 'CallExpression') return valueName(node.callee);
  return '…';
}

/** The text of a literal, or of a template with its values as `⟨name⟩`; otherwise null. */
function textOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  const values = node.expressions.map((each) => `⟨${valueName(each)}⟩`);
  return node.quasis.map(({ cooked }, at) => cooked + (values[at] ?? '')).join('');
}

/**
 * Whether there are Arabic letters; column names and locale names also occur in pairs, but are not texts for an editor.
 */
const isArabic = (forms) => Object.values(forms).some((text) => /\p{Script=Arabic}/u.test(text));

const nameOf = (property) => property.key?.value ?? '';
const propertyOf = (object, name) =>
  object.properties.find((each) => each.type === 'KeyValueProperty' && nameOf(each) === name)?.value;

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** @returns {Forms | null} null when the text is made at run time, or the node is not a text */
function formsOf(node) {
  const text = textOf(node);
  if (text !== null) return { other: text };
  if (node?.type !== 'ObjectExpression') return null;
  const forms = node.properties.map((each) => [nameOf(each), textOf(each.value)]);
  const counts = forms.length > 0 && forms.every(([name, form]) => categories.has(name) && form !== null);
  return counts ? Object.fromEntries(forms) : null;
}

/** Pairs of texts that are passed as adjacent arguments: `refused('headings', 'ar', 'en')`. */
function pairsOf({ arguments: passed }) {
  const texts = passed.map(({ expression }) => textOf(expression));
  return texts.flatMap((en, at) => {
    const ar = texts[at - 1];
    const isPair = ar && en && isArabic({ other: ar }) && /[a-z]/i.test(en) && !isArabic({ other: en });
    return isPair ? [{ ar: { other: ar }, en: { other: en }, at: passed[at - 1].expression.span.start }] : [];
  });
}

/** Two texts, or lists and parts of such, of the same shape. @returns {boolean} whether they are one text each */
function sideBySide(ar, en, key, found) {
  const [one, other] = [formsOf(ar), formsOf(en)];
  if (one && other) {
    if (isArabic(one)) found({ key, ar: one, en: other, at: ar.span.start });
    return true;
  }
  if (ar?.type !== en?.type) return false;
  if (ar?.type === 'ArrayExpression')
    ar.elements.forEach((each, at) => sideBySide(each?.expression, en.elements[at]?.expression, key, found));
  if (ar?.type === 'ObjectExpression')
    for (const each of ar.properties) sideBySide(each.value, propertyOf(en, nameOf(each)), nameOf(each), found);
  return false;
}

/** Calls `found` for every object and every call that contains a pair of Arabic and English texts. */
function walk(node, key, found) {
  if (Array.isArray(node)) for (const each of node) walk(each, key, found);
  else if (node && typeof node === 'object') {
    if (node.type === 'ObjectExpression') {
      const [ar, en] = [propertyOf(node, 'ar'), propertyOf(node, 'en')];
      if (ar && en && sideBySide(ar, en, key, found)) return;
    }
    if (node.type === 'CallExpression') for (const pair of pairsOf(node)) found({ ...pair, key });
    const name = node.type === 'KeyValueProperty' ? String(nameOf(node)) : key;
    for (const child of Object.values(node)) if (child && typeof child === 'object') walk(child, name, found);
  }
}

/**
 * All texts of the product that exist in both languages, with their places; tests are not part of the product.
 * @returns {ProductText[]}
 */
export function productWords() {
  const files = sourceFiles(projectRoot).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(test|testing|e2e|prove|bench|train|gallery)\//.test(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(projectRoot, file), 'utf8');
    if (!/\bar:/.test(source)) return [];
    const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx'), decorators: true });
    const texts = [];
    walk(module.body, '', ({ key, ar, en, at }) => {
      const line = Buffer.from(source)
        .subarray(0, at - module.span.start)
        .toString()
        .split('\n').length;
      texts.push({ area: areaOf(file).join('/'), file, line, key, ar, en });
    });
    return texts;
  });
}
