import type * as jestGlobals from '@jest/globals';

// Jest's own types, without a second package of them; tests use the globals.
declare global {
  const describe: typeof jestGlobals.describe;
  const test: typeof jestGlobals.test;
  const it: typeof jestGlobals.it;
  const expect: typeof jestGlobals.expect;
  const beforeAll: typeof jestGlobals.beforeAll;
  const beforeEach: typeof jestGlobals.beforeEach;
  const afterAll: typeof jestGlobals.afterAll;
  const afterEach: typeof jestGlobals.afterEach;
}

export {};
