/**
 * Runs the platform under test in a separate process, so that its memory can be measured alone; with the sample people.
 */
import { startApplication } from '../../dist/application.js';
import { readEnvironment } from '../../dist/environment.js';

const application = await startApplication(readEnvironment(process.env), { samples: 'people' });
process.send?.({ port: application.port });
process.on('SIGTERM', () => void application.stop().then(() => process.exit(0)));
