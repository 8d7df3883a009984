import { command } from '../../argv/command.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'

export interface InitArguments {
  readonly format: 'json' | 'ts'
  readonly force: boolean
}

export const initSpec = command({
  name: 'init',
  options: ['initFormat', 'force', ...MODEL_OPTIONS],
  read: (values): InitArguments => ({
    format: values.choice('format', ['json', 'ts']) ?? 'json',
    force: values.flag('force'),
  }),
  configFile: 'ignored',
  load: async () => {
    const [{ init }, { renderInit }] = await Promise.all([
      import('./index.ts'),
      import('../../render/init.ts'),
    ])
    return { run: init, render: renderInit }
  },
})
