import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeChange } from '../src/surface-change.mjs';
import { withOrderedUnions } from '../src/union-order.mjs';
import { changeOf, committedReport, nextVersion, surfaceFindings } from '../src/surface-report.mjs';

const before = [
  'Button = ({ icon }: ButtonProps) => React.JSX.Element',
  'ButtonProps: .icon? IconComponent | undefined',
  'releases changeRemote < .act "pin" | "unpin"',
  'releases changeRemote < .percent? number | undefined',
  'releases release > .version string',
];
const without = (start) => before.filter((line) => !line.startsWith(start));

test.each([
  ['an export is gone', without('Button =')],
  ['a field of an answer is gone', without('releases release')],
  ['a type is another', [...without('releases release'), 'releases release > .version number']],
  ['a request takes fewer words', [...without('releases changeRemote < .act'), 'releases changeRemote < .act "pin"']],
  ['a request asks for one more field', [...before, 'releases changeRemote < .reason string']],
  ['a component asks for one more property', [...before, 'ButtonProps: .label string']],
  ['what was optional is asked for', [...without('ButtonProps'), 'ButtonProps: .icon IconComponent | undefined']],
])('%s: the next major version', (_, after) => {
  expect(nextVersion('1.4.2', judgeChange(before, after))).toBe('2.0.0');
});

test.each([
  ['one more export', [...before, 'Tag = () => React.JSX.Element']],
  ['one more field of an answer', [...before, 'releases release > .at string']],
  ['one more optional field of a request', [...before, 'releases changeRemote < .reason? string | undefined']],
  [
    'a request takes more words',
    [...without('releases changeRemote < .act'), 'releases changeRemote < .act "pin" | "retire" | "unpin"'],
  ],
])('%s: the next minor version', (_, after) => {
  expect(nextVersion('1.4.2', judgeChange(before, after))).toBe('1.5.0');
});

test('the order of a union does not matter, and a longer list of values is an addition', () => {
  const [one, other] = ['reports types =', 'reports answer > .type'];
  const old = [`${one} readonly ["a", "b"]`, `${other} "a" | Unknown | "b"`];
  expect(judgeChange(old, [`${one} readonly ["a", "b"]`, `${other} "b" | "a" | Unknown`])).toEqual({
    breaking: [],
    additive: [],
  });
  const { breaking, additive } = judgeChange(old, [
    `${one} readonly ["a", "b", "c"]`,
    `${other} "a" | "b" | "c" | Unknown`,
  ]);
  expect([breaking.length, additive.length]).toEqual([0, 2]);
});

test('a union inside a type is written in one order, and reports with another order are the same', () => {
  const [one, other] = ['(at: "b" | Date | "a") => Row<string | null>', '(at: Date | "a" | "b") => Row<null | string>'];
  expect(withOrderedUnions(one)).toBe('(at: "a" | "b" | Date) => Row<null | string>');
  expect(withOrderedUnions(other)).toBe(withOrderedUnions(one));
  expect(judgeChange([`Days: .pick ${one}`], [`Days: .pick ${other}`])).toEqual({ breaking: [], additive: [] });
});

test('a new optional property, or one that becomes optional, is an addition', () => {
  const old = [
    'Note = ({ title }: NoteProps) => JSX.Element',
    'NoteProps: .onClose (at: Date) => void',
    'Choice = <Value extends string>({ value }: ChoiceProps<Value>) => JSX.Element',
  ];
  const now = [
    'Note = ({ title, safe }: NoteProps) => JSX.Element',
    'Choice = <Value extends string>({ value, chips }: ChoiceProps<Value>) => JSX.Element',
    'NoteProps: .onClose ((at: Date) => void) | undefined',
    'NoteProps: .safe? string | undefined',
  ];
  expect(judgeChange(old, now).breaking).toEqual([]);
  expect(judgeChange(now, old).breaking).not.toEqual([]);
});

test('the text of a label may change; added and removed labels are judged separately', () => {
  const old = ['reports labels = .net .ar "الصافي"', 'reports labels = .net .en "Net"', 'reports most = .rows 10'];
  const now = ['reports labels = .net .ar string', 'reports labels = .net .en string', 'reports most = .rows 10'];
  expect(judgeChange(old, now)).toEqual({ breaking: [], additive: [] });
  expect(judgeChange(old, now.slice(1)).breaking).toEqual(['gone: reports labels = .net .ar']);
  expect(judgeChange(old, [...now.slice(0, 2), 'reports most = .rows 9']).breaking).toHaveLength(1);
});

test('the same surface keeps its version', () => {
  expect(judgeChange(before, [...before].reverse())).toEqual({ breaking: [], additive: [] });
  expect(nextVersion('1.4.2', judgeChange(before, before))).toBe('1.4.2');
});

test('a folder without the libraries has an empty report', () => {
  expect(surfaceFindings(tmpdir())).toEqual([]);
});

test('the version of the contracts is not part of their surface', () => {
  const report = { version: '1.2.0', lines: ['releases apiVersion = "1.2.0"', 'id uuid = string'] };
  const change = changeOf(report, ['releases apiVersion = "1.3.0"', 'id uuid = string', 'id name = string']);
  expect(change).toEqual({ breaking: [], additive: ['new: id name ='] });
});

test('a report is compared with the committed one, so that reverting an addition breaks nobody', () => {
  const root = mkdtempSync(join(tmpdir(), 'waqf-surface-'));
  const git = (...words) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd: root });
  try {
    mkdirSync(join(root, 'libs/contracts'), { recursive: true });
    const write = (text) => writeFileSync(join(root, 'libs/contracts/surface.txt'), text);
    write('@waqf/contracts 1.2.0\nid uuid = string\n');
    expect(committedReport(root, 'libs/contracts')).toEqual({ version: '1.2.0', lines: ['id uuid = string'] });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    write('@waqf/contracts 1.3.0\nid uuid = string\nid name = string\n');
    expect(committedReport(root, 'libs/contracts')).toEqual({ version: '1.2.0', lines: ['id uuid = string'] });
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a type of React is the same with its namespace and without', () =>
  expect(judgeChange(['A = () => React.JSX.Element'], ['A = () => JSX.Element'])).toEqual({
    breaking: [],
    additive: [],
  }));
