import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { printError, print } from '../src/bilingual.mjs';
import { createRemote, isRemoteName } from '../src/create-remote.mjs';
import { stampInstallation } from '../src/installation.mjs';
import { projectRoot } from '../src/project.mjs';

/*
 * `npm run create:remote -- mf-guide --roles nazir,waqif`: creates a remote in addition to those of the roles, without
 * a change to the shell. `npm run release -- mf-guide` with the operator's token puts it in force.
 */
const known = ['waqif', 'nazir', 'beneficiary', 'admin'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { roles: { type: 'string', default: 'nazir' } },
});
const [name = ''] = positionals;
const roles = values.roles.split(',');

if (positionals.length !== 1 || !isRemoteName(name) || roles.some((role) => !known.includes(role))) {
  printError(
    'اكتب: npm run create:remote -- mf-guide --roles nazir,waqif (الاسم mf- ثم حروف لاتينية صغيرة)',
    'Write: npm run create:remote -- mf-guide --roles nazir,waqif (the name is mf- and small Latin letters)',
  );
  process.exit(1);
}
try {
  for (const file of await createRemote({ root: projectRoot, name, roles })) console.log(file);
} catch (error) {
  printError('لم تُنشأ الواجهة.', 'The remote was not made.', error.message);
  process.exit(1);
}
// The lock file lists every workspace. Nothing is downloaded, because the remote uses only installed packages.
const npm = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--offline'], {
  cwd: projectRoot,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (npm.status === 0) stampInstallation(projectRoot);
else print('حدّث package-lock.json بالأمر npm install', 'Bring package-lock.json up to date with npm install');
print(
  `اختبرها: npm test -- --remote ${name}، ثم انشرها: npm run release -- ${name}`,
  `Test it: npm test -- --remote ${name}, then release it: npm run release -- ${name}`,
);
