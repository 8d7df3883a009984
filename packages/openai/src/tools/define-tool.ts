import { InvalidInputError } from '@recollect/core'
import type { Spoken } from '@recollect/sdk-tools'
import { z } from 'zod'

/** A tool without the form of an API. */
export interface MemoryTool {
  readonly name: string
  readonly description: string
  /** JSON Schema of its arguments. */
  readonly parameters: Record<string, unknown>
  /** What it gives, as JSON. @throws InvalidInputError for arguments that are none; RecollectError for what the memory refuses. */
  call(argumentsJson: string, messages: readonly Spoken[]): Promise<string>
}

export interface ToolSpec<Schema extends z.ZodType> {
  readonly name: string
  readonly description: string
  readonly schema: Schema
  /** `messages`: the conversation the model was asked with. */
  run(input: z.output<Schema>, messages: readonly Spoken[]): Promise<unknown>
}

export const defineTool = <Schema extends z.ZodType>(spec: ToolSpec<Schema>): MemoryTool => ({
  name: spec.name,
  description: spec.description,
  parameters: z.toJSONSchema(spec.schema, { io: 'input' }),
  call: async (argumentsJson, messages) =>
    JSON.stringify(await spec.run(checked(spec, argumentsJson), messages)),
})

function checked<Schema extends z.ZodType>(
  { name, schema }: ToolSpec<Schema>,
  argumentsJson: string,
): z.output<Schema> {
  const parsed = schema.safeParse(jsonIn(argumentsJson))
  if (parsed.success) return parsed.data
  throw new InvalidInputError(
    `The arguments of ${name} were refused: ${z.prettifyError(parsed.error)}. Call it again with right ones.`,
  )
}

/** Models write it: what is no JSON fits no schema. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
