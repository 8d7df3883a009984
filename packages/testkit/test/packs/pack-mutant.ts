import type { LanguagePack } from '@recollect/core'
import type { ExtractionRule } from '@recollect/core/extraction'
import type { LanguagePackDefinition } from '@recollect/rules'
import type { LanguagePackOptions } from '../../src/index.ts'
import { toyPack } from './toy-pack.ts'
import { live, move, name } from './toy-rules.ts'

/** A deliberately wrong pack: one fault. */
export interface PackMutant {
  /** The sentence it breaks; it may break others too. */
  readonly breaks: string
  pack(): LanguagePack
  readonly options?: Partial<LanguagePackOptions>
}

export type PackMutants = Readonly<Record<string, PackMutant>>

export const mutant = (breaks: string, change: Partial<LanguagePackDefinition>): PackMutant => ({
  breaks,
  pack: () => toyPack(change),
})

/** The toy's first rule, changed. */
export const withLive = (change: Partial<ExtractionRule>): Partial<LanguagePackDefinition> => ({
  rules: [{ ...live, ...change }, move, name],
})
