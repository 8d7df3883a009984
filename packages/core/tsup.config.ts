import { library } from '../../tsup.base.ts'

export default library({
  entry: [
    'src/index.ts',
    'src/calendar/index.ts',
    'src/extraction/index.ts',
    'src/jobs/index.ts',
    'src/plugins/index.ts',
    'src/semantic/index.ts',
    'src/text/index.ts',
    'src/vector/index.ts',
  ],
  platform: 'neutral',
})
