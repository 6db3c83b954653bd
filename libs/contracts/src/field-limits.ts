import * as z from 'zod/mini';

/** The limits of a field, apart from its messages, for the control of a form. */
export interface FieldLimits {
  /** Whether the call is refused without the field. */
  required: boolean;
  /** Most characters of a text; undefined when there is no limit. */
  maxLength: number | undefined;
}

/** The limits of a field of a request; undefined when the request does not have the field. */
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
