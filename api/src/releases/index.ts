export { ReleasesModule } from './releases.module.js';
export { EndReleaseAccess } from './use-cases/end-release-access.js';
