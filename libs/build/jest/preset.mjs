import { fileURLToPath } from 'node:url';
import { projectRoot } from '../src/project.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const base = {
  rootDir: projectRoot,
  resolver: here('./resolver.cjs'),
  runtime: here('./native/runtime.mjs'),
  // Node's hooks compile what is imported (native/hooks.mjs).
  transform: {},
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.nx/', '<rootDir>/\\.data/', '<rootDir>/\\.cache/', '/dist/'],
};

const testFilesIn = (folders, ...extensions) =>
  folders.flatMap((folder) => extensions.map((extension) => `<rootDir>/${folder}/**/*.test.${extension}`));

/**
 * Node tests of libraries.
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
 * Tests of the NestJS api. A PostgreSQL runs meanwhile; `@waqf/testing` gives each test file a database on it. The
 * API's own modules are loaded once a worker, as in a process that runs: they keep nothing between two applications.
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
 * Tests of React code in jsdom: packages are loaded once a worker, our modules anew for each file. antd's `es` folder
 * is not valid ESM for node, its `lib` is the same code in CommonJS.
 * @param {{displayName: string, folders: string[]}} options
 */
export function webProject({ displayName, folders }) {
  return {
    ...base,
    displayName,
    testEnvironment: here('./native/web.environment.mjs'),
    testEnvironmentOptions: { shared: [], fresh: ['^node_modules/@tanstack/'] },
    setupFilesAfterEnv: [here('./web.cleanup.mjs')],
    testMatch: testFilesIn(folders, 'ts', 'tsx', 'mjs'),
    setupFiles: [here('./web.setup.mjs')],
    moduleNameMapper: {
      '^antd/es/(.*)$': 'antd/lib/$1',
      // Fetched after the first paint (libs/ui/test/later.test.tsx); here they are there at once.
      '/where-from$': `${projectRoot}/libs/ui/test/parts-at-once.ts`,
      '\\.(css|woff2?|ttf|svg|png|webp)$': here('./asset.mjs'),
      '^@fontsource/': here('./asset.mjs'),
    },
  };
}
