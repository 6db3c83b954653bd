import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../libs/build/src/project.mjs';
import { startPlatform } from '../e2e/platform.mjs';
import { people, screensOf } from '../e2e/screens.mjs';
import { cookieOf, lighthouse, runLighthouse, signedInAs } from './run-lighthouse.mjs';

/*
 * Accessibility and best practices of every screen as scored by Lighthouse, in Arabic on its phone.
 *   npm run bench:lighthouse-screens [-- part of an address …]
 * Writes docs/lighthouse.md when all were measured. With WAQF_URL it uses a running platform. Fails below the targets.
 */
const wanted = process.argv.slice(2);
const least = 98;
const categories = ['accessibility', 'best-practices'];
const platform = process.env.WAQF_URL
  ? { address: process.env.WAQF_URL, stop: async () => undefined }
  : await startPlatform();
const rows = [];
try {
  const isWanted = ({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part));
  // Signed in only when the role's turn comes: a session that waits for the others would end meanwhile.
  for (const role of [null, ...Object.keys(people)]) {
    const { screens, cookie } = role
      ? await signedInAs(role, platform.address, async (context) => ({
          screens: await screensOf(role, context.request),
          cookie: await cookieOf(context),
        }))
      : { screens: await screensOf(null), cookie: undefined };
    for (const { path, address } of screens.filter(isWanted))
      rows.push(rowOf({ role, path }, runLighthouse(`${platform.address}${address}`, cookie, categories)));
  }
} finally {
  await platform.stop();
}
const below = rows.filter(({ met }) => !met);
if (wanted.length === 0) writeFileSync(join(projectRoot, 'docs/lighthouse.md'), reportOf(rows));
console.log(`${rows.length} screens, ${below.length} below ${least}`);
process.exitCode = rows.length > 0 && below.length === 0 ? 0 : 1;

/** Scores in hundredths, and the findings where a score is below 100. */
function rowOf({ role, path }, { audits, categories: scored }) {
  const found = Object.values(scored)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
  const accessibility = Math.round(scored.accessibility.score * 100);
  const practices = Math.round(scored['best-practices'].score * 100);
  const met = accessibility >= least && practices >= least;
  const row = {
    line: `| ${path} | ${role ?? 'everybody'} | ${accessibility} | ${practices} | ${found.join(', ')} |`,
    met,
  };
  console.log(row.line);
  return row;
}

function reportOf(all) {
  return `# Screens as Lighthouse scores them

Written by \`npm run bench:lighthouse-screens\` with ${lighthouse} on ${new Date().toISOString().slice(0, 10)}: every
screen of the sample platform, in Arabic, on its phone. Wanted: ${least} of 100 in accessibility and best practices.

| Screen | Whose | Accessibility | Best practices | Found |
|---|---|---:|---:|---|
${all.map(({ line }) => line).join('\n')}
`;
}
