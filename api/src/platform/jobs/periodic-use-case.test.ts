import { jest } from '@jest/globals';
import { Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Shutdown } from '../health/shutdown.js';
import { PeriodicUseCase } from './periodic-use-case.js';

class WaterGardens extends PeriodicUseCase {
  protected readonly everyMs = 1000;
  protected readonly failure = 'the gardens could not be watered';
  rounds = 0;
  work = async (): Promise<void> => undefined;

  async execute(): Promise<void> {
    this.rounds += 1;
    await this.work();
  }
}

@Module({ providers: [WaterGardens, Shutdown] })
class Gardens {}

const start = async () => {
  const platform = await NestFactory.createApplicationContext(Gardens, { logger: false });
  return { platform, watering: platform.get(WaterGardens) };
};
const nextTurn = () => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('it runs from the start of the platform until its end, which waits for the running round', async () => {
  const { platform, watering } = await start();
  await nextTurn();
  await nextTurn();
  expect(watering.rounds).toBe(2);
  let end = (): void => undefined;
  watering.work = () => new Promise<void>((resolve) => (end = resolve));
  await nextTurn();
  let closed = false;
  const closing = platform.close().then(() => (closed = true));
  await nextTurn();
  expect(closed).toBe(false);
  end();
  await closing;
  await nextTurn();
  expect(watering.rounds).toBe(3);
});

test('a failed round is logged with the words of the use case, and the next one runs', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const { platform, watering } = await start();
  const err = new Error('away');
  watering.work = () => Promise.reject(err);
  await nextTurn();
  await nextTurn();
  expect(watering.rounds).toBe(2);
  expect(logged).toHaveBeenCalledWith({ err }, 'the gardens could not be watered');
  await platform.close();
});

test('no round begins after a shutdown has begun', async () => {
  const { platform, watering } = await start();
  platform.get(Shutdown).begin();
  await nextTurn();
  expect(watering.rounds).toBe(0);
  await platform.close();
});
