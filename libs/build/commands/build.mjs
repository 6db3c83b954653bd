import { buildChanged } from '../src/build-changed.mjs';

// `npm run build`: builds what has changed and records it, so that a start finds everything built and writes nothing.
process.exit((await buildChanged()) ? 0 : 1);
