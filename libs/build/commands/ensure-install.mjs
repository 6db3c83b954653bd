import { spawnSync } from 'node:child_process';
import { complain, tell } from '../src/bilingual.mjs';
import { isInstalled, stampInstallation } from '../src/installation.mjs';
import { projectRoot } from '../src/project.mjs';

const oldestNode = 20;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  complain(
    `يلزم Node.js ${oldestNode} أو أحدث، والموجود ${process.versions.node}.`,
    `Node.js ${oldestNode} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

if (!isInstalled(projectRoot)) {
  tell('تثبيت الحزم (نحو دقيقة)', 'Installing packages (about a minute)');
  const result = runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.status !== 0 || !isWhole()) {
    complain(
      'تعذر تثبيت الحزم. تحقق من الاتصال بسجل npm ومن المساحة الفارغة، ثم أعد الأمر نفسه.',
      'The packages could not be installed. Check the connection to the npm registry and the free disk space, then run the same command again.',
      result.error?.message,
    );
    process.exit(1);
  }
}

/** Development packages too, even under NODE_ENV=production: they build the platform. */
function runNpm(args) {
  const options = { cwd: projectRoot, stdio: 'inherit' };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function isWhole() {
  stampInstallation(projectRoot);
  return isInstalled(projectRoot);
}
