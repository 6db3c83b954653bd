import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/*
 * A separate process for one document: the parent sends the template's name and the content, this process answers with
 * the PDF, and the parent ends it.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'];

process.once('message', ({ template, content }: { template: string; content: object }) => {
  const fontBlobs = weights.map((weight) =>
    readFileSync(require.resolve(`@expo-google-fonts/ibm-plex-sans-arabic/${weight}/IBMPlexSansArabic_${weight}.ttf`)),
  );
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] });
  compiler.mapShadow(join(folder, 'data.json'), Buffer.from(JSON.stringify(content)));
  const compiled = compiler.compile({ mainFilePath: join(folder, `${template}.typ`) });
  if (!compiled.result) {
    const found: unknown = compiled.takeDiagnostics()?.shortDiagnostics;
    throw new Error(`the template did not compile: ${JSON.stringify(found)}`);
  }
  process.send?.(compiler.pdf(compiled.result));
});
