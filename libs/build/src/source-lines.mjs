import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './source-files.mjs';

const widest = 120;
/** A literal that takes more than half of a line is what makes the line long. */
const mostOfALine = 60;
const sql = /^.\s*(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|GRANT|REVOKE|TRUNCATE)\b/;
const html = /^.\s*</;
/** Vowel signs stand above their letter and take no place of their own; the formatter counts like that too. */
const signs = /\p{Mn}/gu;
// Written in pieces, so that this file does not find itself.
const silencers = new RegExp(
  ['eslint', 'oxlint'].map((tool) => `${tool}-disable`).join('|') + '|@ts-' + '(ignore|nocheck)|biome-' + 'ignore',
);

/**
 * What neither formatter nor linter sees: lines that no formatter may break (strings, templates, comments), and
 * comments that silence a check.
 * @param {string} root the repository, or a folder with its structure
 * @returns {string[]} one line per finding, `file:line: what`
 */
export function lineFindings(root) {
  return sourceFiles(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const findings = longLines(file, text).map((line) => `${file}:${line}: is longer than ${widest} characters`);
    if (silencers.test(text)) findings.push(`${file}: silences a check`);
    return findings;
  });
}

/**
 * Lines of more than 120 characters, except where one string or regular expression makes the line long: words for
 * people, with values in them or not, and patterns are easier to read whole. SQL, HTML, comments and code are broken.
 * @returns {number[]} counted from 1
 */
function longLines(file, text) {
  const lines = text.split('\n');
  const long = lines.flatMap((line, index) => (line.replace(signs, '').length > widest ? [index] : []));
  if (long.length === 0) return [];
  const excused = file.endsWith('.css') ? new Set() : linesOfLiterals(file, text);
  return long.filter((line) => !excused.has(line)).map((line) => line + 1);
}

function linesOfLiterals(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const excused = new Set();
  const visit = (node) => {
    if (isWhole(node)) {
      const start = node.getStart(source);
      const literal = text.slice(start, node.end);
      const line = source.getLineAndCharacterOfPosition(start).line;
      if (literal.length > mostOfALine && !literal.includes('\n') && !isBreakable(node, literal)) excused.add(line);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return excused;
}

const isBreakable = (node, literal) => sql.test(literal) || (ts.isTemplateExpression(node) && html.test(literal));
const isWhole = (node) => ts.isStringLiteral(node) || ts.isRegularExpressionLiteral(node) || ts.isTemplateLiteral(node);
