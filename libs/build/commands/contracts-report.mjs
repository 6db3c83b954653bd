import { print } from '../src/bilingual.mjs';
import { projectRoot } from '../src/project.mjs';
import { recordSurfaces } from '../src/surface-report.mjs';

/*
 * `npm run contracts:report`: records the public surfaces of libs/ui, libs/platform-web and libs/contracts, and raises
 * the version of each that changed: the minor version if it only grew, otherwise the major version.
 */
for (const { name, from, to, breaking, additive } of recordSurfaces(projectRoot)) {
  if (from === to) continue;
  print(`${name}: من ${from ?? 'لا تقرير'} إلى ${to}`, `${name}: ${from ?? 'no report'} to ${to}`);
  for (const line of [...breaking, ...additive].slice(0, 40)) console.log(`  ${line}`);
}
