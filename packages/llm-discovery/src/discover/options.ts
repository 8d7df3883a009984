import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { LanguageModel } from '@recollect/core/plugin'
import { checkWhole } from '../check.ts'

/** Options of `llmDiscoverer`; `model` is required. */
export interface LlmDiscovererOptions {
  /** `openAiModel`, or one of your own. */
  readonly model: LanguageModel
  /** Of the prompts: `zh` or `en`. Default: what most of a conversation is in. */
  readonly language?: string
  /** A longer conversation is compared in pieces of so many characters, one call each. 1,000–200,000; default 12,000. */
  readonly chunkCharacters?: number
}

export interface DiscovererSettings {
  readonly model: LanguageModel
  readonly language: string | null
  readonly chunkCharacters: number
}

export function discovererSettings(options: LlmDiscovererOptions): DiscovererSettings {
  knownOptions('llmDiscoverer', options, { model: true, language: true, chunkCharacters: true })
  checkModel(options.model)
  const settings = {
    model: options.model,
    language: options.language ?? null,
    chunkCharacters: options.chunkCharacters ?? 12_000,
  }
  checkWhole('chunkCharacters', settings.chunkCharacters, 1000, 200_000)
  return settings
}

/** A caller without types may leave it out. */
export function checkModel(model: LanguageModel | undefined): void {
  if (typeof model?.generate !== 'function') {
    throw new InvalidConfigError('model is missing. Pass openAiModel({ model: … }), or a LanguageModel.')
  }
}
