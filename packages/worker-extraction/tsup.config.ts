import { library } from '../../tsup.base.ts'

// The second file is what a thread runs.
export default library({ entry: ['src/index.ts', 'src/read-messages.ts'] })
