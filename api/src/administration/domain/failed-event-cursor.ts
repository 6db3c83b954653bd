import { cursorPart, ListCursor } from '../../platform/index.js';

export const failedEventCursor = new ListCursor({ id: cursorPart.serial });
