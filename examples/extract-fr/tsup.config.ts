import { library } from '../../tsup.base.ts'
import { packVersion } from '../../tsup.pack.ts'

export default library({ platform: 'neutral', esbuildPlugins: [packVersion] })
