import { print } from '../src/bilingual.mjs';
import { projectRoot } from '../src/project.mjs';
import { recordSurfaces } from '../src/surface-report.mjs';

/*
 * `npm run contracts:report`: records what libs/ui, libs/platform-web and libs/contracts offer, and raises their
 * versions where that changed: the minor where it only grew, the major otherwise.
 */
for (const { name, from, to, breaking, additive } of recordSurfaces(projectRoot)) {
  if (from === to) continue;
  print(`${name}: من ${from ?? 'لا تقرير'} إلى ${to}`, `${name}: ${from ?? 'no report'} to ${to}`);
  for (const line of [...breaking, ...additive].slice(0, 40)) console.log(`  ${line}`);
}
