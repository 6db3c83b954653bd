/**
 * Runs the platform under test in a separate process: the real application without sample data, with one additional
 * route, `POST /bench/empty`, which passes the same checks (session, policy, origin, media type, rate limit) and then
 * does nothing.
 */
import { Controller, HttpCode, Module, Post } from '@nestjs/common';
import { startApplication } from '../../dist/application.js';
import { readEnvironment } from '../../dist/environment.js';
import { SignedIn } from '../../dist/platform/index.js';

class EmptyController {
  empty() {
    return {};
  }
}
const method = Object.getOwnPropertyDescriptor(EmptyController.prototype, 'empty');
for (const decorate of [Post('empty'), HttpCode(201), SignedIn()]) decorate(EmptyController.prototype, 'empty', method);
Controller('bench')(EmptyController);
class EmptyModule {}
Module({ controllers: [EmptyController] })(EmptyModule);

const application = await startApplication(readEnvironment(process.env), { samples: 'none', modules: [EmptyModule] });
process.send?.({ port: application.port });
process.on('SIGTERM', () => void application.stop().then(() => process.exit(0)));
