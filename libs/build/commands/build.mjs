import { buildChanged } from '../src/build-changed.mjs';

// `npm run build`: builds what changed, and notes it, so that a start finds everything built and writes nothing.
process.exit((await buildChanged()) ? 0 : 1);
