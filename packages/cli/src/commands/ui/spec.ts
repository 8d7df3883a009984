import { command } from '../../argv/command.ts'
import { MODEL_OPTIONS } from '../../argv/models.ts'

const PORT = 7422
const HIGHEST = 65_535

export interface UiArguments {
  readonly port: number
  /** Start a browser. */
  readonly open: boolean
}

export const uiSpec = command({
  name: 'ui',
  group: 'reach',
  options: ['port', 'noOpen', ...MODEL_OPTIONS],
  read: (values): UiArguments => ({
    port: values.integer('port', 0, HIGHEST) ?? PORT,
    open: !values.denied('open'),
  }),
  load: async () => {
    const { ui } = await import('./index.ts')
    return { run: ui, render: () => '' }
  },
})
