import type { ReleaseManifest } from '@waqf/contracts/releases';
import { differenceOf, integrityOf, versionOfFiles } from './verify-release.js';

function release(contents: Record<string, string>): { manifest: ReleaseManifest; files: Map<string, Uint8Array> } {
  const files = new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)] as const));
  const listed = [...files].map(([path, bytes]) => ({ path, integrity: integrityOf(bytes), size: bytes.length }));
  const manifest: ReleaseManifest = {
    name: 'mf-nazir',
    version: versionOfFiles(listed),
    entry: listed[0]?.path ?? '',
    exposed: './remote',
    contractVersion: 1,
    files: listed,
  };
  return { manifest, files };
}

test('a release that matches its manifest is accepted', () => {
  const { manifest, files } = release({ 'entry.js': 'a', 'chunk.js': 'b' });
  expect(differenceOf(manifest, files)).toBeNull();
});

test('the version does not depend on the order of the files', () => {
  const { manifest } = release({ 'entry.js': 'a', 'chunk.js': 'b' });
  expect(versionOfFiles([...manifest.files].reverse())).toBe(manifest.version);
});

test('a file with other content, a missing file and an additional file are refused', () => {
  const { manifest, files } = release({ 'entry.js': 'a', 'chunk.js': 'b' });
  expect(differenceOf(manifest, new Map(files).set('chunk.js', Buffer.from('c')))).toBe('chunk.js has another content');
  expect(differenceOf(manifest, new Map([...files].slice(0, 1)))).toBe('chunk.js is missing');
  expect(differenceOf(manifest, new Map(files).set('more.js', Buffer.from('c')))).toBe(
    'there are files that the manifest does not name',
  );
});

test('an entry or a version that does not match the files is refused', () => {
  const { manifest, files } = release({ 'entry.js': 'a' });
  expect(differenceOf({ ...manifest, entry: 'other.js' }, files)).toBe('other.js is not among the files');
  expect(differenceOf({ ...manifest, version: '0'.repeat(16) }, files)).toBe(
    'the version is not the address of these files',
  );
});

test.each(['../entry.js', '.hidden.js', 'entry.js.br', 'entry.js.dense.br', 'a/b.js', 'a\\b.js', ''])(
  'a file named %j is refused',
  (path) => {
    const { manifest, files } = release({ [path]: 'a' });
    expect(differenceOf(manifest, files)).toMatch(/no file name|not among/);
  },
);
