import { library } from '../../tsup.base.ts'
import { lateModules } from '../../tsup.late.ts'
import { packVersion } from '../../tsup.pack.ts'

export default library({
  platform: 'neutral',
  splitting: false,
  compact: true,
  esbuildPlugins: [lateModules, packVersion],
})
