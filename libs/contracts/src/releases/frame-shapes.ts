import * as z from 'zod/mini';
import { figureShape } from './page-figure.js';

interface Texts {
  label: z.ZodMiniString;
  address: z.ZodMiniString;
  icon: z.ZodMiniString;
  /** A sentence. */
  text: z.ZodMiniString;
}

/** Schemas of the links of a frame, with the given rules for their texts. */
export function shapesOf({ label, address, icon, text }: Texts) {
  const words = z.object({ ar: label, en: label });
  const link = {
    to: address,
    label: words,
    /** Name of an icon of the UI kit; left out when the remote draws its own icon. */
    icon: z.optional(icon),
    /** The capability that the link needs; left out when it needs none. */
    gate: z.optional(z.string()),
  };
  /** An entry of the menu, as a remote's `remote.tsx` lists it (`NavItem` of `@waqf/platform-web`). */
  const menuItem = z.object({
    ...link,
    badge: z.optional(z.string()),
    below: z.optional(z.boolean()),
    alsoOn: z.optional(z.array(address)),
    tab: z.optional(words),
    heading: z.optional(z.nullable(words)),
    figure: z.optional(figureShape(words)),
  });
  /** A button of the header (`QuickAction` of `@waqf/platform-web`). */
  const headerAction = z.object({ ...link, notOn: z.optional(z.array(address)) });
  /** What the head of a page says before its screen has loaded, where that is always the same. */
  const pageHead = z.object({
    to: address,
    /** Left out for pages of the menu, whose entry has it. */
    title: z.optional(words),
    /** The sentence under the title. */
    state: z.object({ ar: text, en: text }),
    /** The capabilities that the page needs; left out when it needs none. */
    gates: z.optional(z.array(z.string())),
  });
  return { menuItem, headerAction, pageHead };
}
