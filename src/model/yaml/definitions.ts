import type * as z from 'zod'

interface Definition {
  readonly shape?: Record<string, z.ZodType>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

/** The keys that the schema allows at a path. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const here = schemasAt(schema, path).flatMap(forms)
  const keys = here.flatMap(({ shape = {} }) => Object.keys(shape))
  return [...new Set(keys)].filter((name) => name !== 'sample')
}

/** Whether the value at a path is optional. */
export function isOptional(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  return schemasAt(schema, path).some(({ _zod }) => _zod.optin !== undefined)
}

/** The schemas that apply at a path: more than one where branches of a union define it. */
function schemasAt(schema: z.ZodType, [key, ...rest]: readonly PropertyKey[]): z.ZodType[] {
  if (key === undefined) return [schema]
  return forms(schema).flatMap(({ shape, element }) => {
    const inner = element ?? shape?.[String(key)]
    return inner ? schemasAt(inner, rest) : []
  })
}

/** The definitions inside a schema's wrappers (optional, default and so on) and unions. */
function forms({ _zod }: z.ZodType): Definition[] {
  const definition = _zod.def as unknown as Definition
  const { innerType, in: transformed, options = [] } = definition
  const inside = innerType ?? transformed
  return inside ? forms(inside) : options.length > 0 ? options.flatMap(forms) : [definition]
}
