import type { LanguagePack } from '@recollect/core'
import type { ExtractionRule, QuestionLexicon, Refiner } from '@recollect/core/extraction'
import type { IntentAnswers } from './intents/index.ts'

/** Modules by name, loaded when asked for: what `import.meta.glob` gives, or {@link moduleFiles}. */
export type ModuleFiles = Readonly<Record<string, () => Promise<unknown>>>

/** What the kit cannot find in a pack. */
export interface LanguagePackOptions {
  /** Heads the report. Default: the pack's language. */
  readonly name?: string
  /** Sentences of the language for each intent, or why there are none. */
  readonly intents: IntentAnswers
  /** Texts of which nothing may be kept: questions, wishes, hearsay, other people, code, chat. */
  readonly nothing: readonly string[]
  /** How many of them there must be. Default 60. */
  readonly minNothing?: number
  /** The modules of the pack's rules: each rule in them must be registered. */
  readonly ruleFiles?: ModuleFiles
  /** The modules of its refiners, with the list they are registered in. */
  readonly refinerFiles?: ModuleFiles
  /** The list the refiners are registered in. */
  readonly refiners?: readonly Refiner[]
  /** What its detector was built from, so that each question rule's examples are read. */
  readonly questions?: QuestionLexicon
  /** Texts with time words, each of which must be read. */
  readonly times?: readonly string[]
  /** The same pack with its rules in another order: nothing may depend on it. */
  readonly withRules?: (rules: readonly ExtractionRule[]) => LanguagePack
  /** Which groups to run. Default: all. `determinism` and `patterns` take most of the time of a large pack. */
  readonly groups?: (group: string) => boolean
  /** Patterns that run on what a user writes and that no text of the kit reaches. */
  readonly patterns?: readonly RegExp[]
}
