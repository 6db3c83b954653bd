import { expect, test } from '@jest/globals';
import type { PageBoot } from '@waqf/contracts/releases';
import { withBoot } from './boot-element.js';

const page = '<html lang="ar" dir="rtl"><head><!--waqf-boot--></head><body></body></html>';
const folder = '/remotes/mf-nazir/0123456789abcdef';
const nazir = {
  id: '0199b2f0-0000-7000-8000-000000000001',
  fullName: 'نورة بنت محمد',
  role: 'nazir',
  preferences: { preferredLanguage: 'ar' },
} as NonNullable<PageBoot['user']>;

function bootOf(user: PageBoot['user'], integrity: Record<string, string>): PageBoot {
  const entry = {
    name: 'mf-nazir' as const,
    version: '0123456789abcdef',
    entry: `${folder}/entry.aa11.js`,
    integrity,
    previous: null,
  };
  const admin = {
    ...entry,
    name: 'mf-admin' as const,
    integrity: { '/remotes/mf-admin/1/entry.bb.js': 'sha384-admin' },
  };
  return {
    registry: { remotes: [admin, entry] },
    routes: [],
    user,
    launchMode: 'open',
    simulators: false,
    display: { dateFormat: 'dd/mm/yyyy', otherCurrency: null },
  };
}

const files = {
  [`${folder}/entry.aa11.js`]: 'sha384-entry',
  [`${folder}/remote.bb22.js`]: 'sha384-remote',
  [`${folder}/123.cc33.js`]: 'sha384-chunk',
};
const script = '<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous"';
const hintsIn = (html: string) => [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link);

test('a user’s page preloads entry and module of their remote, as the scripts request them', () => {
  expect(hintsIn(withBoot(page, bootOf(nazir, files), 'n'))).toEqual([
    `${script} integrity="sha384-entry" href="${folder}/entry.aa11.js">`,
    `${script} integrity="sha384-remote" href="` + `${folder}/remote.bb22.js">`,
  ]);
});

test('the files that a build lists for its first screen are preloaded, style sheets as such', () => {
  const boot = bootOf(nazir, {
    ...files,
    [`${folder}/123.cc33.css`]: 'sha384-sheet',
    [`${folder}/999.dd44.js`]: 'sha384-other',
  });
  const first = [`${folder}/entry.aa11.js`, `${folder}/123.cc33.js`, `${folder}/123.cc33.css`];
  for (const remote of boot.registry.remotes) if (remote.name === 'mf-nazir') remote.first = first;
  expect(hintsIn(withBoot(page, boot, 'n'))).toEqual([
    `${script} integrity="sha384-entry" href="${folder}/entry.aa11.js">`,
    `${script} integrity="sha384-chunk" href="${folder}/123.cc33.js">`,
    `<link rel="preload" as="style" crossorigin="anonymous" integrity="sha384-sheet" href="${folder}/123.cc33.css">`,
  ]);
});

test('a page with a listed screen preloads its files and the shell’s files that it needs', () => {
  const boot = bootOf(nazir, { ...files, [`${folder}/55.ee55.js`]: 'sha384-screen' });
  const screens = { '/transactions': { files: [`${folder}/55.ee55.js`], parts: ['@waqf/ui/data', '@waqf/ui/new'] } };
  for (const remote of boot.registry.remotes) if (remote.name === 'mf-nazir') remote.screens = screens;
  const shellParts = {
    '@waqf/ui/data': { '/assets/680.aa.js': 'sha384-data' },
    '@waqf/ui/form': { '/f.js': 'sha384-f' },
  };
  const own = hintsIn(withBoot(page, boot, 'n'));
  expect(hintsIn(withBoot(page, boot, 'n', { path: '/transactions', shellParts }))).toEqual([
    ...own,
    `${script} integrity="sha384-screen" href="${folder}/55.ee55.js">`,
    `${script} integrity="sha384-data" href="/assets/680.aa.js">`,
  ]);
  expect(hintsIn(withBoot(page, boot, 'n', { path: '/reports', shellParts }))).toEqual(own);
});

test('the page of a route with parameters, of a first page and of the shell’s own screen names their files', () => {
  const boot = bootOf(nazir, { ...files, [`${folder}/h.js`]: 'sha384-home', [`${folder}/w.js`]: 'sha384-waqf' });
  const screens = {
    '/dashboard': { files: [`${folder}/h.js`], parts: [] },
    '/waqf/:waqfId': { files: [`${folder}/w.js`], parts: [] },
  };
  const firstData = { '/dashboard': ['/api/dashboard/stats'] };
  for (const remote of boot.registry.remotes)
    if (remote.name === 'mf-nazir') Object.assign(remote, { screens, firstData });
  const shellParts = { '/notifications': { '/assets/505.aa.js': 'sha384-list' } };
  const added = (path: string) =>
    hintsIn(withBoot(page, boot, 'n', { path, shellParts }))
      .slice(2)
      .map((hint) => /href="([^"]*)"/.exec(hint)?.[1]);
  expect(added('/waqf/0199b2f0')).toEqual([`${folder}/w.js`]);
  expect(added('/dashboard')).toEqual([`${folder}/h.js`]);
  expect(added('/')).toEqual([`${folder}/h.js`]);
  expect(added('/notifications')).toEqual(['/assets/505.aa.js']);
  expect(added('/reports')).toEqual([]);
});

test('the page has only the user’s own remote, without its previous version; a visitor’s has none', () => {
  const carried = (user: PageBoot['user']) => {
    const boot = bootOf(user, files);
    for (const remote of boot.registry.remotes)
      remote.previous = { version: 'old', entry: '/old', integrity: { '/old': 'sha384-old' } };
    return (JSON.parse(/id="waqf-boot">(.*?)<\/script>/.exec(withBoot(page, boot, 'n'))?.[1] ?? '') as PageBoot)
      .registry.remotes;
  };
  expect(carried(nazir)).toEqual([
    {
      name: 'mf-nazir',
      version: '0123456789abcdef',
      entry: `${folder}/entry.aa11.js`,
      // The hash of the entry file fixes everything it loads.
      integrity: { [`${folder}/entry.aa11.js`]: 'sha384-entry' },
      previous: null,
    },
  ]);
  expect(carried(null)).toEqual([]);
});

test('scripts of a standalone remote are started by the page, its style sheets and shell parts are not', () => {
  const boot = bootOf(nazir, { ...files, [`${folder}/55.ee55.js`]: 'sha384-screen' });
  const first = [`${folder}/entry.aa11.js`, `${folder}/123.cc33.css`];
  const needs = { contract: 1, kit: '1.0.0', platformWeb: '1.0.0', api: '1.0.0', container: 1 };
  const screens = { '/transactions': { files: [`${folder}/55.ee55.js`], parts: ['@waqf/ui/data'] } };
  for (const remote of boot.registry.remotes)
    if (remote.name === 'mf-nazir') Object.assign(remote, { first, needs, screens });
  const shellParts = { '@waqf/ui/data': { '/assets/680.aa.js': 'sha384-data' } };
  const started = hintsIn(withBoot(page, boot, 'n', { path: '/transactions', shellParts }))
    .filter((hint) => hint.includes('data-waqf-script="remote"'))
    .map((hint) => /href="([^"]*)"/.exec(hint)?.[1]);
  expect(started).toEqual([`${folder}/entry.aa11.js`, `${folder}/55.ee55.js`]);
});

test('a visitor and a development server get no preloads', () => {
  expect(hintsIn(withBoot(page, bootOf(null, files), 'n'))).toEqual([]);
  expect(hintsIn(withBoot(page, bootOf(nazir, {}), 'n'))).toEqual([]);
});
