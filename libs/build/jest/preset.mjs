import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../src/project.mjs';
import { swcOptions } from '../src/swc-options.mjs';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const swcJest = require.resolve('@swc/jest');

const base = {
  rootDir: projectRoot,
  resolver: here('./resolver.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.nx/', '<rootDir>/\\.data/', '<rootDir>/\\.cache/', '/dist/'],
  testEnvironmentOptions: { customExportConditions: ['waqf-source', 'node', 'node-addons'] },
};

const testFilesIn = (folders, ...extensions) =>
  folders.flatMap((folder) => extensions.map((extension) => `<rootDir>/${folder}/**/*.test.${extension}`));

/**
 * Node tests of libraries: no decorators.
 * @param {{displayName: string, folders: string[]}} options folders relative to the repository root
 */
export function nodeProject({ displayName, folders }) {
  return {
    ...base,
    displayName,
    testEnvironment: 'node',
    testMatch: testFilesIn(folders, 'ts', 'mjs'),
    transform: { '\\.ts$': [swcJest, swcOptions({ decorators: false })] },
  };
}

/**
 * Tests of the NestJS api: decorators with metadata, and a setup file that imports Nest and TypeORM first, because
 * their CommonJS and ESM halves must be linked before any test module asks for them. A PostgreSQL runs meanwhile;
 * `@waqf/testing` gives each test file a database on it.
 * @param {{displayName: string, folders: string[]}} options
 */
export function apiProject({ displayName, folders }) {
  return {
    ...base,
    displayName,
    testEnvironment: 'node',
    testMatch: testFilesIn(folders, 'ts'),
    globalSetup: here('./api.global-setup.mjs'),
    globalTeardown: here('./api.global-teardown.mjs'),
    setupFiles: [here('./api.setup.mjs')],
    transform: { '\\.ts$': [swcJest, swcOptions({ decorators: true })] },
  };
}

/**
 * Tests of React code in jsdom. antd's `es` folder is not valid ESM for node, its `lib` is the same code in CommonJS.
 * @param {{displayName: string, folders: string[]}} options
 */
export function webProject({ displayName, folders }) {
  return {
    ...base,
    displayName,
    testEnvironment: here('./web.environment.mjs'),
    testMatch: testFilesIn(folders, 'ts', 'tsx', 'mjs'),
    setupFiles: [here('./web.setup.mjs')],
    moduleNameMapper: {
      '^antd/es/(.*)$': 'antd/lib/$1',
      '\\.(css|woff2?|svg|png)$': here('./asset.mjs'),
      '^@fontsource/': here('./asset.mjs'),
    },
    transform: {
      '\\.tsx$': [swcJest, swcOptions({ decorators: false, jsx: true })],
      '\\.ts$': [swcJest, swcOptions({ decorators: false })],
    },
  };
}
