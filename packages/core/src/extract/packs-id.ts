import type { LanguagePack } from '../plugin/language-pack.ts'

/** `en@0.1.0+zh@0.1.0`: which packs read, whatever their order; `mark` tells fact types of a configuration apart. */
export const packsIdOf = (packs: readonly LanguagePack[], mark: string): string =>
  packs
    .map((pack) => `${pack.language}@${pack.version}`)
    .sort()
    .join('+') + mark
