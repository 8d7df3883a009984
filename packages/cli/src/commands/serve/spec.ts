import { command } from '../../argv/command.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'
import { listenArguments } from '../../serving/arguments.ts'

const PORT = 7420

export const serveSpec = command({
  name: 'serve',
  group: 'reach',
  options: ['host', 'port', 'tokens', ...MODEL_OPTIONS],
  read: (values) => listenArguments(values, PORT),
  load: async () => {
    const { serveApi } = await import('./index.ts')
    return { run: serveApi, render: () => '' }
  },
})
