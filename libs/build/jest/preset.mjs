import { fileURLToPath } from 'node:url';
import { projectRoot } from '../src/project.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const base = {
  rootDir: projectRoot,
  resolver: here('./resolver.cjs'),
  runtime: here('./native/runtime.mjs'),
  // Node's hooks compile the imported files (native/hooks.mjs).
  transform: {},
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.nx/', '<rootDir>/\\.data/', '<rootDir>/\\.cache/', '/dist/'],
};

const testFilesIn = (folders, ...extensions) =>
  folders.flatMap((folder) => extensions.map((extension) => `<rootDir>/${folder}/**/*.test.${extension}`));

/**
 * The jest project for tests of libraries in node.
 * @param {{displayName: string, folders: string[]}} options folders relative to the repository root
 */
export function nodeProject({ displayName, folders }) {
  return {
    ...base,
    displayName,
    testEnvironment: here('./native/node.environment.mjs'),
    testEnvironmentOptions: { shared: [] },
    testMatch: testFilesIn(folders, 'ts', 'mjs'),
  };
}

/**
 * The jest project for the NestJS API. A PostgreSQL server runs during the tests; `@waqf/testing` gives each test file
 * its own database on it. The API's modules are loaded once per worker, because they keep no state between
 * applications.
 * @param {{displayName: string, folders: string[]}} options
 */
export function apiProject({ displayName, folders }) {
  return {
    ...base,
    displayName,
    testEnvironment: here('./native/node.environment.mjs'),
    testEnvironmentOptions: {
      shared: ['^api/src/(?!.*\\.test\\.)', '^api/migrations/', '^libs/(?!testing/)[^/]+/src/'],
    },
    testMatch: testFilesIn(folders, 'ts'),
    globalSetup: here('./api.global-setup.mjs'),
    globalTeardown: here('./api.global-teardown.mjs'),
    setupFiles: [here('./api.setup.mjs')],
  };
}

/**
 * The jest project for React code in jsdom: packages are loaded once per worker, our modules again for each file.
 * antd's `es` folder is not valid ESM for node; its `lib` folder has the same code in CommonJS.
 * @param {{displayName: string, folders: string[]}} options
 */
export function webProject({ displayName, folders }) {
  return {
    ...base,
    displayName,
    testEnvironment: here('./native/web.environment.mjs'),
    testEnvironmentOptions: { shared: [], fresh: ['^node_modules/@tanstack/'] },
    setupFilesAfterEnv: [here('./web.console.mjs'), here('./web.cleanup.mjs')],
    testMatch: testFilesIn(folders, 'ts', 'tsx', 'mjs'),
    setupFiles: [here('./web.setup.mjs')],
    moduleNameMapper: {
      '^antd/es/(.*)$': 'antd/lib/$1',
      // Loaded after the first paint in a browser (libs/ui/test/lazy-part.test.tsx); in tests loaded immediately.
      '/set-loaders$': `${projectRoot}/libs/ui/test/parts-at-once.ts`,
      '\\.(css|woff2?|ttf|svg|png|webp)$': here('./asset.mjs'),
      '^@fontsource/': here('./asset.mjs'),
    },
  };
}
