// Who may import whom inside the api: see CONTRIBUTING.md. Checked by `npm run lint`.
const contexts =
  'identity|endowments|documents|banking|ledger|finances|beneficiaries|reporting|notifications|administration|releases|search|exports|membership|reconciliation';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'context-by-its-face',
      comment: 'A context imports another only through its index.ts.',
      severity: 'error',
      from: { path: `^src/(${contexts})/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^src/(${contexts})/`, pathNot: ['^src/$1/', `^src/(${contexts})/index\\.ts$`] },
    },
    {
      name: 'platform-under-all',
      comment: 'The platform knows no context.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: `^src/(${contexts}|simulators)/` },
    },
    {
      name: 'no-cycles',
      comment:
        'Import cycles end in undefined injectables. Types alone make no cycle at run time, and entities of one context name each other in functions that TypeORM calls later.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] }, via: { pathNot: '\\.entity\\.ts$' } },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain/ holds rules: no framework, no database, no input or output.',
      severity: 'error',
      from: { path: '^src/[^/]+/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: [
          'node_modules/(@nestjs|typeorm|pg|pg-boss|express|nestjs-zod|nestjs-pino|pino|multer|nodemailer)/',
          '^(fs|net|http|https|child_process)(/|$)',
          '/persistence/',
          '/use-cases/',
        ],
      },
    },
    {
      name: 'ledger-tables',
      comment: "Only the ledger touches the ledger's tables.",
      severity: 'error',
      from: { pathNot: ['^src/ledger/', '\\.test\\.ts$', '^test/'] },
      to: { path: '^src/ledger/persistence/' },
    },
    {
      name: 'simulators-stay-outside',
      comment: 'Contexts speak to simulators over their wire API; only the wiring of the application loads them.',
      severity: 'error',
      from: { pathNot: ['^src/simulators/', '^src/[^/]+\\.ts$', '\\.module\\.ts$', '\\.test\\.ts$', '^test/'] },
      to: { path: '^src/simulators/' },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: ['\\.test\\.ts$', '^test/'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^\\.\\./libs/'] },
    exclude: { path: ['^dist/'] },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['waqf-source', 'node', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.node'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
