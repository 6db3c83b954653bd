import { readEnvironment } from '../../dist/environment.js';

/** What an application of a measurement is started with: simulators, a port of its own, no log. */
export const quietEnvironment = (databaseUrl, dataFolder) =>
  readEnvironment({
    WAQF_SIMULATORS: 'on',
    DATABASE_URL: databaseUrl,
    WAQF_DATA: dataFolder,
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
