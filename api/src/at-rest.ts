import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { type Environment, Shutdown } from './platform/index.js';

/** Its constructor runs before any part of the platform starts. */
@Module({})
class AtRest {
  constructor(shutdown: Shutdown) {
    shutdown.begin();
  }
}

/**
 * The platform for a command, which does only its task: it sends nothing to the bank, removes no files and
 * reminds nobody, as a process of the platform does by itself. A command knows neither the bank nor Nafath, so its
 * environment has simulators, and its database may be one that is not in use yet.
 */
export const openAtRest = (environment: Environment): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(AppModule.with(environment, undefined, [AtRest]), {
    logger: ['error'],
    abortOnError: false,
  });
