import { z } from 'zod'

/** A schema as it is published: JSON Schema 2020-12 that lets later versions add fields. */
export function publishedSchema(schema: z.ZodType, id: string, title: string): string {
  const made = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return `${JSON.stringify({ $id: `urn:recollect:${id}:1`, title, ...made }, null, 2)}\n`
}
