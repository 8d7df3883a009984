import type { LanguageModel } from '@recollect/core/plugin'

/** Options of `llmExtractor`; `model` is required. */
export interface LlmExtractorOptions {
  /** `openAiModel`, or one of your own. */
  readonly model: LanguageModel
  /** The most a draft is given, however sure the model is; 0–1. Default .75, below the rules'. */
  readonly confidence?: number
}
