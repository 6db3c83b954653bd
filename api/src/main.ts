import { readEnvironment } from './environment.js';
import { startApplication } from './application.js';
import { samplePeople } from './identity/index.js';
import { RefusedStartError } from './platform/index.js';
import { loggedError } from './platform/logging/logged-error.js';

/** Milliseconds after which a shutdown that hangs is ended by force. */
const stopPatience = 14_500;
const roleNames = { waqif: 'واقف', nazir: 'ناظر', beneficiary: 'مستفيد', admin: 'مدير النظام' } as const;

try {
  const environment = readEnvironment(process.env);
  const application = await startApplication(environment);
  console.log(`ready http://localhost:${application.port}`);
  // Of several processes behind a load balancer, only the first one prints this.
  if (environment.simulators && (process.env['WAQF_REPLICA'] ?? '1') === '1') printSamplePeople();

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopPatience).unref();
    application.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(loggedError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (error instanceof RefusedStartError) console.error(`${error.text.ar}\n${error.text.en}`);
  else console.error(loggedError(error));
  process.exit(1);
}

function printSamplePeople(): void {
  console.log('');
  for (const { nationalId, fullName, role, deactivated } of samplePeople) {
    if (!deactivated) console.log(`  ${nationalId}  ${roleNames[role].padEnd(11)}  ${fullName}`);
  }
}
