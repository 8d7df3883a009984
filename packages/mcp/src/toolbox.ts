import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { CallToolResult, Tool, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { isStrict, readArguments, shapeOf } from './arguments/index.ts'
import type { Taken } from './arguments/index.ts'
import { problemOf, toolError } from './tools/problem.ts'

/** What a tool is, as clients are told. */
export interface ToolConfig<S extends z.ZodObject> {
  readonly title: string
  readonly description: string
  readonly inputSchema: S
  readonly outputSchema: z.ZodObject
  readonly annotations: ToolAnnotations
}

/** The tools of a connection. Arguments are read leniently, and what is wrong with them is an error of the tool, which the model reads. */
export interface Toolbox {
  registerTool<S extends z.ZodObject>(
    name: string,
    config: ToolConfig<S>,
    run: (args: z.output<S>) => Promise<CallToolResult>,
  ): void
  /** Answers `tools/list`. */
  serve(server: Server): void
  /** Answers `tools/call`, whatever its parameters are. */
  call(params: unknown): Promise<CallToolResult>
}

interface Entry {
  readonly tool: Tool
  readonly run: (given: unknown) => Promise<CallToolResult>
}

/** In place of the SDK's registry: that one refuses, as errors of the protocol, what clients really send. */
export function toolbox(report: (error: unknown) => void): Toolbox {
  const entries = new Map<string, Entry>()
  return {
    registerTool: (name, config, run) => {
      const taken = takenOf(config)
      entries.set(name, { tool: toolOf(name, config), run: (given) => ran(taken, given, run, report) })
    },
    serve: (server) => {
      server.registerCapabilities({ tools: {} })
      server.setRequestHandler(ListToolsRequestSchema, () => ({
        tools: [...entries.values()].map(({ tool }) => tool),
      }))
    },
    call: async (params) => {
      const called = call.safeParse(params)
      const found = called.success ? entries.get(called.data.name) : undefined
      if (called.success && found) return found.run(called.data.arguments)
      const name = called.success ? ` "${called.data.name.slice(0, 100)}"` : ''
      return toolError(
        `NOT_FOUND: Tool${name} not found. Call one of ${[...entries.keys()].join(', ')}.`,
        'NOT_FOUND',
      )
    },
  }
}

const call = z.object({ name: z.string(), arguments: z.unknown() })

async function ran<S extends z.ZodObject>(
  taken: Taken<S>,
  given: unknown,
  run: (args: z.output<S>) => Promise<CallToolResult>,
  report: (error: unknown) => void,
): Promise<CallToolResult> {
  try {
    const { args, unused } = readArguments(given, taken)
    const result = await run(args)
    return unused.length === 0 ? result : { ...result, content: [...result.content, noteOf(unused)] }
  } catch (error) {
    return problemOf(error, report)
  }
}

const noteOf = (unused: readonly string[]) => ({
  type: 'text' as const,
  text: `Not used, as this tool does not know it: ${unused.slice(0, 5).join(', ')}.`,
})

function takenOf<S extends z.ZodObject>({ inputSchema, annotations }: ToolConfig<S>): Taken<S> {
  const others = annotations.destructiveHint === true ? 'refuse' : 'note'
  return { schema: inputSchema, shape: shapeOf(inputSchema), others: isStrict(inputSchema) ? others : 'pass' }
}

const toolOf = <S extends z.ZodObject>(name: string, config: ToolConfig<S>): Tool => ({
  name,
  title: config.title,
  description: config.description,
  inputSchema: { ...shapeOf(config.inputSchema) },
  outputSchema: outputOf(config.outputSchema),
  annotations: config.annotations,
})

const objectSchema = z.looseObject({ type: z.literal('object') })

const outputOf = (schema: z.ZodObject): Tool['outputSchema'] => objectSchema.parse(z.toJSONSchema(schema))
