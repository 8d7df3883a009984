import type { LanguagePack } from '@recollect/core'
import both from './both.ts'

const exiting = (pack: LanguagePack): LanguagePack => ({
  ...pack,
  extractor: {
    extract: () => process.exit(0),
  },
})

export default both.map(exiting)
