import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './source-files.mjs';

const widest = 120;
/** A literal of more than half a line counts as the reason why a line is long. */
const mostOfALine = 60;
const sql = /^.\s*(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|GRANT|REVOKE|TRUNCATE)\b/;
const html = /^.\s*</;
/** Arabic vowel signs are above their letter and take no width; the formatter counts in the same way. */
const signs = /\p{Mn}/gu;
// Composed from parts, so that this file does not match its own pattern.
const silencers = new RegExp(
  ['eslint', 'oxlint'].map((tool) => `${tool}-disable`).join('|') + '|@ts-' + '(ignore|nocheck)|biome-' + 'ignore',
);

/**
 * Finds what formatter and linter do not report: long lines that the formatter cannot break (strings, templates,
 * comments), and comments that silence a check.
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
 * Lines of more than 120 characters, except those that are long because of one string or regular expression: texts for
 * users and patterns are easier to read in one piece. SQL, HTML, comments and code must be broken.
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
