// What nothing reaches is dead: `npm run lint` fails on files, exports and dependencies that no entry below leads to.

/** @type {import('knip').KnipConfig} */
export default {
  // The build recipe's own programs, linked by the workspace.
  ignoreBinaries: ['waqf-build-.+', 'pgbench', 'lstmtraining', 'ldd'],
  // The catalogue takes each file whole; messages.test.ts fails on a message that nothing uses.
  ignoreIssues: {
    'libs/contracts/src/messages/*.ts': ['exports', 'nsExports'],
    // Training takes these from the built api.
    'api/src/documents/reading/{evidence/confidence,digits/classifier}.ts': ['exports', 'types'],
  },
  workspaces: {
    '.': {
      // Run as programs, by the path of their file; mediabunny is handed to the page that encodes the film.
      ignoreDependencies: ['@biomejs/biome', 'dependency-cruiser', 'mediabunny', 'oxlint', 'typescript-7'],
    },
    api: {
      entry: [
        'src/{main,admin-grant,audit-verify,blobs-move,db-plan,docs-states,ledger-verify,restore}.ts',
        // Processes and threads of their own.
        'src/documents/reading/process/worker.ts',
        'src/reconciliation/reading/statement-worker.ts',
        'src/beneficiaries/import/workbook-worker.ts',
        'src/backups/archive/archive-worker.ts',
        'src/distributions/division/divide-worker.ts',
        'src/exports/workbook/table-workbook-process.ts',
        'src/reporting/files/report-workbook-process.ts',
        'src/reporting/typesetting/typeset-worker.ts',
        // Found by their folder.
        'migrations/*.ts',
        'test/authorization/*.ts',
        '{bench,prove}/*/*.mjs',
        'train/**/*.mjs',
        '**/make-*.mjs',
        'test/deeds/*/deeds.mjs',
        '**/*.test.ts',
        // Started by its path, in place of the reader.
        'test/documents/caching-reader.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
      // Fonts, read by their path: of printed deeds (test/deeds/generator/look.mjs) and of issued documents.
      ignoreDependencies: ['@fontsource/.+', '@expo-google-fonts/.+'],
    },
    shell: {
      entry: [
        'src/{main.ts,prerender.tsx}',
        'src/**/*.test.{ts,tsx}',
        'e2e/{run,review,pictures}.mjs',
        'e2e/*.e2e.mjs',
      ],
      project: ['**/*.{ts,tsx,mjs}'],
      // axe-core is read as text; role-remote is an alias of the bundler.
      ignoreDependencies: ['axe-core', 'role-remote'],
    },
    'mf-*': { entry: ['src/remote.tsx', 'src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx}'] },
    'libs/features/*': { entry: ['src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx}'] },
    'libs/screen-kit': { entry: ['src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx}'] },
    'libs/ui': {
      entry: ['{src,test}/**/*.test.{ts,tsx}', 'gallery/gallery.tsx', 'test/parts-at-once.ts'],
      project: ['**/*.{ts,tsx,mjs}'],
      // Fonts, named in a style sheet.
      ignoreDependencies: ['@expo-google-fonts/.+'],
    },
    'libs/platform-web': { entry: ['src/**/*.test.{ts,tsx}'], project: ['**/*.{ts,tsx}'] },
    'libs/{contracts,money,formats}': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'libs/testing': { entry: ['src/**/*.test.ts'], project: ['**/*.{ts,tsx,mjs}'] },
    'libs/embedded-database': { entry: ['**/*.test.mjs'], project: ['**/*.mjs'] },
    'libs/build': {
      entry: [
        '{bin,commands,jest}/*.{mjs,cjs}',
        'jest/native/{runtime,*.environment}.mjs',
        '**/*.test.mjs',
        'test/{fake-api,run-platform}.mjs',
        // Read by their path, and compiled into the shell, which brings their packages.
        'rspack/shared/*.mjs',
      ],
      project: ['**/*.{mjs,cjs}'],
      // jest/api.setup.mjs loads what the api brings.
      ignoreDependencies: [
        'reflect-metadata',
        'nestjs-pino',
        '@nestjs/common',
        'react-router',
        '@tanstack/react-query',
        'zod',
      ],
    },
  },
};
