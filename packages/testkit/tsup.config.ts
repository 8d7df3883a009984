import { library } from '../../tsup.base.ts'

export default library({ entry: ['src/index.ts', 'src/model-server/index.ts', 'src/scoring/index.ts'] })
