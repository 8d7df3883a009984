import { library } from '../../tsup.base.ts'

/** `local` reads files; the entry beside it also runs where there are none. */
export default library({ entry: ['src/index.ts', 'src/local.ts'] })
