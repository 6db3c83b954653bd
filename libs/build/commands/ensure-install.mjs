import { printError, print } from '../src/bilingual.mjs';
import { isInstalled, stampInstallation } from '../src/installation.mjs';
import { installPackages } from '../src/npm-install.mjs';
import { projectRoot } from '../src/project.mjs';

const oldestNode = 20;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  printError(
    `يلزم Node.js ${oldestNode} أو أحدث، والموجود ${process.versions.node}.`,
    `Node.js ${oldestNode} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

if (!isInstalled(projectRoot)) {
  print('تثبيت الحزم (نحو دقيقة)', 'Installing packages (about a minute)');
  const { ok, error } = await installPackages({ root: projectRoot, isInstalled: () => isInstalled(projectRoot) });
  if (ok) stampInstallation(projectRoot);
  if (!ok || !isInstalled(projectRoot)) {
    printError(
      'تعذر تثبيت الحزم. تحقق من الاتصال بسجل npm ومن المساحة الفارغة، ثم أعد الأمر نفسه.',
      'The packages could not be installed. Check the connection to the npm registry and the free disk space, then run the same command again.',
      error,
    );
    process.exit(1);
  }
}
