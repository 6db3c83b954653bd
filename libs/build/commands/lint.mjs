import { lint } from '../src/lint.mjs';
import { projectRoot } from '../src/project.mjs';

const { findings } = await lint(projectRoot);
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? 'lint: passed' : 'lint: failed');
process.exitCode = findings.length === 0 ? 0 : 1;
