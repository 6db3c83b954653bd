import { v7 } from 'uuid';

/** New id of everything but people: UUID v7, so that rows lie in the order of their making. */
export function newId(): string {
  return v7();
}
