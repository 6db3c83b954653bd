import { dependenciesOf } from '../src/dependencies.mjs';
import { projectRoot } from '../src/project.mjs';

// `npm run dependencies`: lists every package with its exact version and licence; `-- --runtime` leaves out packages
// that are used only to build and test.
const runtimeOnly = process.argv.includes('--runtime');
const found = dependenciesOf(projectRoot).filter(({ runtime }) => runtime || !runtimeOnly);
for (const { name, version, license, runtime } of found)
  console.log(`${name}\t${version}\t${license}\t${runtime ? 'runtime' : 'development'}`);
console.log(`${found.length} packages`);
