import { library } from '../../tsup.base.ts'

export default library({
  entry: [
    'src/index.ts',
    'src/adapter/index.ts',
    'src/calendar/index.ts',
    'src/copy/index.ts',
    'src/door/index.ts',
    'src/extraction/index.ts',
    'src/jobs/index.ts',
    'src/observe/open-telemetry.ts',
    'src/pack/index.ts',
    'src/semantic/index.ts',
    'src/session/index.ts',
    'src/vector/index.ts',
  ],
  platform: 'neutral',
})
