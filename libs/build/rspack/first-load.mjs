/**
 * Shared packages that the frame itself uses; the kit's other entries come with the first screen that asks for them.
 */
const sharedByFrame = [
  'react',
  'react-dom',
  'react-router',
  '@tanstack/react-query',
  '@waqf/platform-web',
  '@waqf/ui/core',
];

/**
 * Files that a first visit fetches from one build, in the build's own order.
 * Shell: the first script, the application behind it, and the shared packages that it provides.
 * Remote: its entry, the exposed module, and the screen that `waqf.json` names as `firstScreen`.
 * @param {import('@rspack/core').Compilation} compilation at the end of its assets' processing
 * @param {import('./index.mjs').WebProject} project
 * @returns {string[]} names of scripts and style sheets, each once
 */
export function firstLoadFiles(compilation, project) {
  const { chunks = [] } = compilation.getStats().toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
  const isWanted = project.kind === 'shell' ? isFirstOfShell : isFirstOfRemote(project);
  const wanted = chunks.filter(
    (chunk) => chunk.initial || chunk.names?.includes('remote') || (chunk.origins ?? []).some(isWanted),
  );
  return [...new Set(wanted.flatMap(({ files = [] }) => files))].filter((file) => /\.(?:js|css)$/.test(file));
}

const isFirstOfShell = ({ request, moduleName = '' }) =>
  request === './app/start' ||
  sharedByFrame.some((name) => moduleName.startsWith(`provide shared module (default) ${name}@`));

const isFirstOfRemote =
  ({ firstScreen }) =>
  ({ request }) =>
    request === firstScreen;
