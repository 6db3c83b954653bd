import 'reflect-metadata';

// One logger a process: the package keeps the first, and a worker runs many test files.
const place = import.meta.resolve('nestjs-pino');
const { __resetOutOfContextForTests: forgetLogger } = await import(new URL('PinoLogger.js', place).href);
forgetLogger();
