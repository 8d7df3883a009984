import { command } from '../../argv/command.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'
import { doorArguments, listenArguments } from '../../serving/arguments.ts'
import type { DoorArguments, ListenArguments } from '../../serving/arguments.ts'

const PORT = 7420

export type ServeArguments = ListenArguments & DoorArguments

export const serveSpec = command({
  name: 'serve',
  group: 'reach',
  options: ['host', 'port', 'tokens', 'origin', 'allowedHost', ...MODEL_OPTIONS],
  read: (values): ServeArguments => ({ ...listenArguments(values, PORT), ...doorArguments(values) }),
  load: async () => {
    const { serveApi } = await import('./index.ts')
    return { run: serveApi, render: () => '' }
  },
})
