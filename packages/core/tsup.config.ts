import { library } from '../../tsup.base.ts'

export default library({
  entry: [
    'src/index.ts',
    'src/extraction/index.ts',
    'src/past/index.ts',
    'src/plugins/index.ts',
    'src/stores/index.ts',
    'src/text/index.ts',
  ],
  platform: 'neutral',
})
