import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { auditAnswer } from '../src/audit-answer.mjs';
import { dependenciesOf, isAllowed, licenceFindings } from '../src/dependencies.mjs';
import { projectRoot } from '../src/project.mjs';

test.each(['MIT', 'Apache-2.0 AND LGPL-3.0-or-later', '(MIT OR GPL-3.0-or-later)', 'MPL-2.0', 'OFL-1.1'])(
  'the licence %s is allowed',
  (license) => expect(isAllowed(license)).toBe(true),
);

test.each([
  'AGPL-3.0-only',
  'AGPL-3.0',
  'GPL-2.0',
  'MIT AND AGPL-3.0-or-later',
  'SSPL-1.0',
  'UNLICENSED',
  'none declared',
])('the licence %s is not allowed', (license) => expect(isAllowed(license)).toBe(false));

test('a package under the AGPL in the lock file is reported, and the platform has none', () => {
  const root = mkdtempSync(join(tmpdir(), 'waqf-licences-'));
  const packages = {
    'node_modules/mupdf': { version: '1.2.3', license: 'AGPL-3.0-or-later' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  expect(licenceFindings(root)).toEqual(['package-lock.json: mupdf@1.2.3 has the licence AGPL-3.0-or-later']);
  rmSync(root, { recursive: true });
  expect(licenceFindings(projectRoot)).toEqual([]);
  expect(dependenciesOf(projectRoot).every(({ version }) => /^\d+\.\d+\.\d+/.test(version))).toBe(true);
});

test('an audit without an answer does not count as passed', () => {
  expect(auditAnswer('{"metadata":{"vulnerabilities":{"high":1,"total":3}}}')).toEqual({
    asked: true,
    counts: { high: 1, total: 3 },
  });
  expect(auditAnswer('{"message":"405 Method Not Allowed"}')).toEqual({ asked: false, why: '405 Method Not Allowed' });
  for (const output of ['', '{}', 'getaddrinfo ENOTFOUND']) expect(auditAnswer(output).asked).toBe(false);
});
