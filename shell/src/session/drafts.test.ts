import { claimDrafts, forgetDrafts } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  claimDrafts('yousef');
  sessionStorage.setItem('draft:waqf.create', '{"name":"وقف"}');
  sessionStorage.setItem('other', 'kept');
});

test('drafts are kept for the user who typed them', () => {
  claimDrafts('yousef');
  expect(sessionStorage.getItem('draft:waqf.create')).toBe('{"name":"وقف"}');
});

test('drafts are deleted when another user signs in in the same tab', () => {
  claimDrafts('reem');
  expect(sessionStorage.getItem('draft:waqf.create')).toBeNull();
  expect(sessionStorage.getItem('other')).toBe('kept');
  sessionStorage.setItem('draft:waqf.create', '{}');
  claimDrafts('reem');
  expect(sessionStorage.getItem('draft:waqf.create')).toBe('{}');
});

test('drafts are deleted when the user signs out', () => {
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
