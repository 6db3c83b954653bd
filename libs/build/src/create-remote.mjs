import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from './project.mjs';

const versionIn = (folder) => JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')).version;
const contract = () => JSON.parse(readFileSync(join(projectRoot, 'shell/waqf.json'), 'utf8')).contract;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {string} name name of a remote */
export const isRemoteName = (name) => /^mf-[a-z]{2,40}$/.test(name);

/**
 * Writes the files of a new remote that can be built, tested and released: one screen, one entry in the navigation.
 * Users with these roles get it in addition to their own remote; the shell learns of it from the registry.
 * @param {{root: string, name: string, roles: string[]}} options root: the folder that contains the remotes
 * @returns {Promise<string[]>} files, relative to `root`
 * @throws Error when the name is not valid for a remote, or is already used
 */
export async function createRemote({ root, name, roles }) {
  if (!isRemoteName(name)) throw new Error(`${name} is no name of a remote, e.g. mf-guide`);
  if (existsSync(join(root, name))) throw new Error(`${name} is there already`);
  const files = filesOf(name, roles);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name, path)), { recursive: true });
    await writeFile(join(root, name, path), text, { flag: 'wx' });
  }
  return Object.keys(files).map((path) => `${name}/${path}`);
}

function filesOf(name, roles) {
  const word = name.slice('mf-'.length);
  return {
    'package.json': json({
      name: `@waqf/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: { build: 'waqf-build-web' },
      dependencies: {
        '@waqf/platform-web': '*',
        '@waqf/ui': '*',
        react: versionIn('node_modules/react'),
      },
    }),
    'waqf.json': waqfOf(name, roles),
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "include": ["src", "../libs/build/jest/globals.d.ts", "../libs/ui/src/css-modules.d.ts"]
}
`,
    'src/remote.tsx': remoteOf(name, word, roles[0]),
    'src/newer-server.test.tsx': newerServerTest,
    'src/screens/home.screen.tsx': screenOf(word),
    'src/screens/home.screen.test.tsx': testOf(word),
  };
}

function waqfOf(name, roles) {
  const to = roles.map((role) => `"${role}"`).join(', ');
  return `{ "kind": "remote", "name": "${name}", "roles": [${to}], "contract": ${contract()}, "firstScreen": "./screens/home.screen", "budget": 20000 }\n`;
}

const remoteOf = (name, word, role) => `import type { Remote } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import project from '../waqf.json' with { type: 'json' };

const label = { ar: '${word}', en: '${word}' };

/** What this remote adds to the pages of its roles. */
export const remote: Remote = {
  name: '${name}',
  role: '${role}',
  contractVersion: project.contract,
  navigation: [{ to: '/${word}', label, icon: <Icon.Sprout /> }],
  quickActions: [],
  routes: [
    {
      path: '/${word}',
      title: label,
      load: () => import('./screens/home.screen').then((module) => module.HomeScreen),
    },
  ],
  features: [],
};
`;

const screenOf = (word) => `import { defineMessages, useMessages } from '@waqf/platform-web';
import { Card, PageHead } from '@waqf/ui/core';

const messages = defineMessages({
  title: { ar: '${word}', en: '${word}' },
  text: { ar: 'هذه أول شاشة في الواجهة الجديدة', en: 'This is the first screen of the new remote' },
});

/** The first screen of the remote. */
export function HomeScreen() {
  const t = useMessages(messages);
  return (
    <>
      <PageHead title={t('title')} />
      <Card>
        <p>{t('text')}</p>
      </Card>
    </>
  );
}
`;

const newerServerTest = `import { testNewerAnswers } from '@waqf/testing/newer-server';
import { remote } from './remote';

testNewerAnswers(remote.routes);
`;

const testOf = (word) => `import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '@waqf/testing/screen';
import { HomeScreen } from './home.screen';

test('the first screen shows its text', async () => {
  renderScreen(<HomeScreen />, { at: '/${word}', path: '/${word}', capabilities: [], answers: {} });
  expect(await screen.findByText('هذه أول شاشة في الواجهة الجديدة')).toBeTruthy();
});
`;
