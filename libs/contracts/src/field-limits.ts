import * as z from 'zod/mini';

/** What a contract says of a field beside its messages, for the control of a form. */
export interface FieldLimits {
  /** The call is refused without it. */
  required: boolean;
  /** Characters of a text; undefined without a limit. */
  maxLength: number | undefined;
}

/** The limits of a field of a request; undefined when the request has no such field. */
export function fieldLimits(schema: z.core.$ZodType, name: string): FieldLimits | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const field = def.type === 'object' ? def.shape[name] : undefined;
  if (!field) return undefined;
  return { required: !z.safeParse(field, undefined).success, maxLength: maxLengthOf(field) };
}

function maxLengthOf(schema: z.core.$ZodType): number | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return maxLengthOf(def.innerType);
  if (def.type !== 'string' && def.type !== 'pipe') return undefined;
  const own = (def.checks ?? []).flatMap(({ _zod }) => (isMaxLength(_zod.def) ? [_zod.def.maximum] : []));
  const inner = def.type === 'pipe' ? [maxLengthOf(def.in), maxLengthOf(def.out)] : [];
  const limits = [...own, ...inner].filter((limit) => limit !== undefined);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

const isMaxLength = (def: z.core.$ZodCheckDef): def is z.core.$ZodCheckMaxLengthDef => def.check === 'max_length';
