import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { printError, print } from '../src/bilingual.mjs';
import { npm } from '../src/npm.mjs';
import { projectRoot } from '../src/project.mjs';

// `npm run sbom`: writes the software bill of materials in CycloneDX from the lock file; `-- FILE` sets the output
// file.
const file = resolve(projectRoot, process.argv[2] ?? join('dist', 'sbom.cdx.json'));
const { code, output, errors } = await npm([
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--package-lock-only',
]);
if (code === 0) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, output);
  const { components } = JSON.parse(output);
  print(
    `قائمة مكونات البرنامج (${components.length}): ${file}`,
    `bill of materials (${components.length} components): ${file}`,
  );
} else printError('تعذر إنشاء قائمة المكونات.', 'The bill of materials could not be made.', errors);
process.exitCode = code;
