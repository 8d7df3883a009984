import { command } from '../../argv/command.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'
import { EXIT } from '../../errors/exit-codes.ts'

export const configSpec = command({
  name: 'config',
  options: MODEL_OPTIONS,
  configFile: 'tolerated',
  read: () => null,
  load: async () => {
    const [{ showConfig }, { renderConfig }] = await Promise.all([
      import('./index.ts'),
      import('../../render/config.ts'),
    ])
    return {
      run: showConfig,
      render: renderConfig,
      exit: ({ errors }) => (errors.length > 0 ? EXIT.refused : EXIT.ok),
    }
  },
})
