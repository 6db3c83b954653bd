import * as z from 'zod/mini';
import { shapesOf } from './frame-shapes.js';

const released = shapesOf({
  label: z.string().check(z.maxLength(80)),
  address: z.string().check(z.regex(/^\/(?!\/)[\w/?=&.-]*$/), z.maxLength(200)),
  icon: z.string().check(z.regex(/^[A-Z][A-Za-z]{1,40}$/)),
  text: z.string().check(z.maxLength(160)),
});

/** `frameLinks` in a manifest, with limits, because the server shows them to everybody. */
export const releasedFrame = z.object({
  navigation: z.array(released.menuItem).check(z.maxLength(30)),
  quickActions: z.array(released.headerAction).check(z.maxLength(10)),
  pages: z.optional(z.array(released.pageHead).check(z.maxLength(40))),
});
