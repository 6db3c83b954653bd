import 'reflect-metadata';
import { Logger } from '@nestjs/common';

// Uses one logger per process: both packages keep the logger of the first application, and a worker runs many test
// files.
const place = import.meta.resolve('nestjs-pino');
const { __resetOutOfContextForTests: forgetLogger } = await import(new URL('PinoLogger.js', place).href);
forgetLogger();
const first = Symbol.for('waqf-test-first-logger');
globalThis[first] ??= Logger.staticInstanceRef;
Logger.overrideLogger(globalThis[first]);
