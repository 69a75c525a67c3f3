import { z } from 'zod';

/**
 * A contract's schema for what the CMS answers: whatever it says besides is left out, at every depth, where the contract
 * itself would refuse the whole.
 */
export function tolerant<T extends z.ZodType>(schema: T): T;
export function tolerant(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
    return z.object(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, tolerant(field)])));
  }
  if (schema instanceof z.ZodArray) return z.array(tolerant(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable) return tolerant(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return tolerant(schema.unwrap() as z.ZodType).optional();
  return schema;
}
