import type * as jestGlobals from '@jest/globals';

// Declares jest's globals from its own types, so that no second package of types is needed.
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
