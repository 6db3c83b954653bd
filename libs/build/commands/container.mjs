import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { print, printError } from '../src/bilingual.mjs';
import { buildChanged } from '../src/build-changed.mjs';
import { writeContainerRoot } from '../src/container-root.mjs';
import { projectRoot } from '../src/project.mjs';

// `npm run container -- FOLDER`: writes the file system of a container with the platform, for
// docs/operations/Containerfile.
const target = resolve(process.argv[2] ?? 'container');
if (process.platform !== 'linux') {
  printError('نظام ملفات الحاوية يُكتب على Linux.', 'The file system of a container is written on Linux.');
  process.exit(1);
}
if (existsSync(target)) {
  printError(`المجلد موجود: ${target}`, `The folder exists: ${target}`);
  process.exit(1);
}
if (!(await buildChanged())) process.exit(1);
const { packages, libraries } = await writeContainerRoot(projectRoot, target);
print(
  `كُتب نظام ملفات الحاوية (${packages} حزمة، ${libraries} مكتبة): ${target}`,
  `The file system of the container is written (${packages} packages, ${libraries} libraries): ${target}`,
);
