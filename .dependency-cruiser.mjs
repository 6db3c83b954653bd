// Who may import whom, for the whole repository: the one place of these rules. Checked by `npm run lint`; each rule is
// shown to fail in libs/build/test/boundaries.test.mjs.

/** A context of the api is a folder of api/src: the platform is under all of them, the simulators beside them. */
const context = '^api/src/(?!platform/|simulators/)([^/]+)/';
const contexts = context.replace('([^/]+)', '[^/]+');
const testCode = [
  '\\.test\\.(ts|tsx|mjs)$',
  '/(test|e2e|bench|prove|gallery)/',
  '^api/(samples|train)/',
  '^libs/(testing|build)/',
  '\\.config\\.mjs$',
];
const web = '^(shell|mf-[^/]+|libs/(features/[^/]+|screen-kit|platform-web|ui))/';
const framework = 'node_modules/(@nestjs|typeorm|pg|pg-boss|express|nestjs-zod|nestjs-pino|pino|multer|nodemailer)/';
const screens = 'node_modules/(antd|@ant-design|react|react-dom|react-router|@tanstack)/';
/** Packages of this repository, by the folder that they resolve to, or by name where a name does not resolve. */
const ours = ['^(shell|api|mf-[^/]+|libs)/', '^@waqf/'];
const lib = (...names) => `^libs/(${names.join('|')})/`;

/** A package that imports only the named ones of this repository; tests also import `testing` and `build`. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: ours, pathNot: [from, ...allowed, lib('testing', 'build')] },
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const betweenPackages = [
  only(
    'shell-imports',
    '^shell/',
    [lib('platform-web', 'ui', 'screen-kit', 'contracts', 'money', 'formats')],
    'The shell imports platform-web, ui, contracts, money and formats; remotes come at run time.',
  ),
  {
    name: 'remote-imports',
    comment: 'A remote imports features, screen-kit, platform-web, ui, contracts, money and formats; no other remote.',
    severity: 'error',
    from: { path: '^(mf-[^/]+)/' },
    to: {
      path: ours,
      pathNot: [
        '^$1/',
        lib('features', 'screen-kit', 'platform-web', 'ui', 'contracts', 'money', 'formats'),
        lib('testing', 'build'),
      ],
    },
  },
  {
    name: 'feature-imports',
    comment: 'A feature imports screen-kit, platform-web, ui, contracts, money and formats; no other feature.',
    severity: 'error',
    from: { path: '^libs/features/([^/]+)/' },
    to: {
      path: ours,
      pathNot: [
        '^libs/features/$1/',
        lib('screen-kit', 'platform-web', 'ui', 'contracts', 'money', 'formats'),
        lib('testing', 'build'),
      ],
    },
  },
  only(
    'screen-kit-imports',
    '^libs/screen-kit/',
    [lib('platform-web', 'ui', 'contracts', 'money', 'formats')],
    'screen-kit imports platform-web, ui, contracts, money and formats; no feature.',
  ),
  only(
    'platform-web-imports',
    '^libs/platform-web/',
    [lib('contracts', 'money', 'formats')],
    'platform-web imports contracts, money and formats.',
  ),
  only('kit-imports', '^libs/ui/', [lib('money', 'formats')], 'The kit imports money and formats.'),
  only('contracts-import', '^libs/contracts/', [lib('money', 'formats')], 'Contracts import money, formats and zod.'),
  {
    name: 'contracts-stand-on-zod',
    comment: 'Contracts import money, formats and zod; they run in the browser and on the server.',
    severity: 'error',
    from: { path: '^libs/contracts/', pathNot: testCode },
    to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
  },
  {
    name: 'money-and-formats-on-nothing',
    comment: 'money and formats stand on nothing and run in the browser.',
    severity: 'error',
    from: { path: '^libs/(money|formats)/', pathNot: testCode },
    to: { pathNot: '^libs/$1/' },
  },
  only('api-imports', '^api/', [lib('contracts', 'money', 'formats')], 'The api imports contracts, money and formats.'),
  {
    name: 'api-has-no-screens',
    severity: 'error',
    from: { path: '^api/', pathNot: testCode },
    to: { path: screens },
  },
  {
    name: 'antd-behind-the-kit',
    comment: 'antd is imported by the kit alone: import @waqf/ui.',
    severity: 'error',
    from: { path: web, pathNot: '^libs/ui/' },
    to: { path: ['node_modules/(antd|@ant-design)/', '^(antd|@ant-design)(/|$)'] },
  },
  {
    name: 'by-the-name-of-the-package',
    comment: 'What another package has is imported by its name. Journeys and benches start what they test by path.',
    severity: 'error',
    from: { path: '^(shell|api|mf-[^/]+|libs/features/[^/]+|libs/(?!features/)[^/]+)/' },
    to: { path: ours[0], pathNot: ['^$1/', lib('build')], dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'tests-stay-outside',
    comment: 'Product code imports no test code and no build recipe.',
    severity: 'error',
    from: { path: '^(shell|api|mf-[^/]+|libs)/', pathNot: testCode },
    to: { path: [...testCode, '^@waqf/(testing|build)(/|$)'] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const insideTheApi = [
  {
    name: 'context-by-its-face',
    comment: 'A context imports another only through its index.ts.',
    severity: 'error',
    from: { path: context, pathNot: '\\.test\\.ts$' },
    to: { path: contexts, pathNot: ['^api/src/$1/', '^api/src/[^/]+/index\\.ts$'] },
  },
  {
    name: 'platform-under-all',
    comment: 'The platform knows no context.',
    severity: 'error',
    from: { path: '^api/src/platform/', pathNot: '\\.test\\.ts$' },
    to: { path: [contexts, '^api/src/simulators/'] },
  },
  {
    name: 'domain-is-pure',
    comment: 'domain/ holds rules: no framework, no database, no input or output.',
    severity: 'error',
    from: { path: '^api/src/[^/]+/domain/', pathNot: '\\.test\\.ts$' },
    to: { path: [framework, '^(node:)?(fs|net|http|https|child_process)(/|$)', '/persistence/', '/use-cases/'] },
  },
  {
    name: 'ledger-tables',
    comment: "Only the ledger touches the ledger's tables.",
    severity: 'error',
    from: { path: '^api/', pathNot: ['^api/src/ledger/', ...testCode] },
    to: { path: '^api/src/ledger/persistence/' },
  },
  {
    name: 'simulators-stay-outside',
    comment: 'Contexts speak to simulators over their wire API; only the wiring of the application loads them.',
    severity: 'error',
    from: {
      path: '^api/src/',
      pathNot: ['^api/src/simulators/', '^api/src/[^/]+\\.ts$', '\\.module\\.ts$', '\\.test\\.ts$'],
    },
    to: { path: '^api/src/simulators/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...betweenPackages,
    ...insideTheApi,
    {
      name: 'no-cycles',
      comment: 'No circles, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^role-remote$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '^libs/build/test/\\.', '/__mf__/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['waqf-source', 'types', 'node', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.node', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
