import { apiProject, nodeProject, webProject } from './preset.mjs';

export default {
  // For two cores: many tests wait (for a bank, a reader, a timer), so that two workers leave half a core idle.
  maxWorkers: 3,
  // Modules of finished test files stay in a worker's heap; a worker is replaced before its heap is full.
  workerIdleMemoryLimit: '2GB',
  testTimeout: 120_000,
  projects: [
    apiProject({ displayName: 'api', folders: ['api', 'libs/testing'] }),
    nodeProject({
      displayName: 'libs',
      folders: ['libs/money', 'libs/formats', 'libs/contracts', 'libs/build', 'libs/embedded-database'],
    }),
    webProject({
      displayName: 'web',
      folders: ['shell', 'mf-*', 'libs/ui', 'libs/platform-web', 'libs/screen-kit', 'libs/features'],
    }),
  ],
};
