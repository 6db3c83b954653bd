import { expect, test } from '@jest/globals';
import { planted, plantedIn } from './planted.mjs';

test('a planted value is found in a log line, also written in escapes', () => {
  for (const value of planted) {
    expect(plantedIn(`{"msg":"${value}"}`)).toContain(value);
    const escaped = [...value].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
    expect(plantedIn(`{"msg":"${escaped}"}`)).toContain(value);
  }
  expect(plantedIn('{"msg":"request completed","path":"/api/waqfs"}')).toEqual([]);
});
