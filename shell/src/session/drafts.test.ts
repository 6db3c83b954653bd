import { claimDrafts, forgetDrafts } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  claimDrafts('yousef');
  sessionStorage.setItem('draft:waqf.create', '{"name":"وقف"}');
  sessionStorage.setItem('other', 'kept');
});

test('survive for the person who typed them', () => {
  claimDrafts('yousef');
  expect(sessionStorage.getItem('draft:waqf.create')).toBe('{"name":"وقف"}');
});

test('are gone for somebody else in the same tab', () => {
  claimDrafts('reem');
  expect(sessionStorage.getItem('draft:waqf.create')).toBeNull();
  expect(sessionStorage.getItem('other')).toBe('kept');
  sessionStorage.setItem('draft:waqf.create', '{}');
  claimDrafts('reem');
  expect(sessionStorage.getItem('draft:waqf.create')).toBe('{}');
});

test('go with who leaves on purpose', () => {
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
