import type { LanguagePack } from '@recollect/core'
import both from './both.ts'

const failing = (pack: LanguagePack): LanguagePack => ({
  ...pack,
  extractor: {
    extract: () => {
      throw new Error('This thread cannot read.')
    },
  },
})

export default both.map(failing)
