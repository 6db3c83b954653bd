import * as runtime from '@module-federation/runtime-core';

/*
 * For releases that were built when the shell still carried the federation runtime: they take it from this global
 * variable. Loaded only before such a release.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtime });
