import type { LanguagePack } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'

/** The packs everything here is measured with. */
export const packs = (): readonly LanguagePack[] => [chinese(), english()]
