import { library } from '../../tsup.base.ts'

export default library({
  entry: [
    'src/index.ts',
    'src/calendar/index.ts',
    'src/copy/index.ts',
    'src/pack/index.ts',
    'src/store/in-memory/index.ts',
    'src/vector/index.ts',
  ],
  platform: 'neutral',
})
