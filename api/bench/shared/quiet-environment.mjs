import { readEnvironment } from '../../dist/environment.js';

/** The environment of an application for a measurement: simulators, any free port, no log. */
export const quietEnvironment = (databaseUrl, dataFolder) =>
  readEnvironment({
    WAQF_SIMULATORS: 'on',
    DATABASE_URL: databaseUrl,
    WAQF_DATA: dataFolder,
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
