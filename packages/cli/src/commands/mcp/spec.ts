import { command } from '../../argv/command.ts'
import { usageError } from '../../errors/cli-error.ts'
import { doorArguments, listenArguments } from '../../serving/arguments.ts'
import type { DoorArguments, ListenArguments } from '../../serving/arguments.ts'

const PORT = 7421

export interface McpArguments {
  /** Null: over standard input and output. */
  readonly http: (ListenArguments & DoorArguments) | null
  /** The nine tools of the reference memory server. */
  readonly reference: boolean
  readonly session: string | undefined
}

export const mcpSpec = command({
  name: 'mcp',
  group: 'reach',
  options: ['http', 'host', 'port', 'tokens', 'origin', 'allowedHost', 'reference', 'mcpSession'],
  read: (values): McpArguments => {
    const http = values.flag('http')
    for (const option of ['host', 'port', 'tokens'])
      if (!http && values.text(option) !== undefined)
        throw usageError((t) => t.reach.errors.onlyHttp(`--${option}`))
    const door = doorArguments(values)
    for (const [option, given] of [
      ['origin', door.origins],
      ['allowed-host', door.allowedHosts],
    ] as const)
      if (!http && given.length > 0) throw usageError((t) => t.reach.errors.onlyHttp(`--${option}`))
    return {
      http: http ? { ...listenArguments(values, PORT), ...door } : null,
      reference: values.flag('reference'),
      session: values.label('session'),
    }
  },
  load: async () => {
    const { mcp } = await import('./index.ts')
    return { run: mcp, render: () => '', silent: ({ url }) => url === null }
  },
})
