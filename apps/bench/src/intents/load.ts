import type { LanguagePack } from '@recollect/core'
import type { Intent } from '@recollect/core/extraction'
import { INTENTS } from '@recollect/rules'
import { join } from 'node:path'
import { z } from 'zod'
import { readJsonl } from '../io/files.ts'
import { labelledIn } from '../changes/load.ts'
import { writtenIn } from '../spans/load.ts'
import { repositoryPath } from '../io/repository.ts'

const DATA = repositoryPath('apps', 'bench', 'data')

const lineSchema = z.object({ text: z.string(), kind: z.enum(INTENTS), by: z.string() })
const statementSchema = z.object({ text: z.string(), cards: z.array(z.object({ slot: z.string() })) })
const conversationSchema = z.object({ turns: z.array(z.object({ role: z.string(), text: z.string() })) })

/** A message, and what it is there for. */
export interface Line {
  readonly text: string
  readonly kind: Intent
  /** Whoever wrote it; `bench` and `rules` are other sets of this project. */
  readonly by: string
}

const isWish = (slots: readonly { readonly slot: string }[]) =>
  slots.some(({ slot }) => slot === 'instruction')
const kindOf = (slots: readonly { readonly slot: string }[]): Intent => (isWish(slots) ? 'wish' : 'none')

/** The set of a language, and what else the project has of it, so that ordinary messages outnumber the others. */
export function linesOf(pack: LanguagePack): readonly Line[] {
  const { language, rules, context } = pack
  const own = readJsonl(join(DATA, 'intents', `${language}.jsonl`), lineSchema)
  const statements = readJsonl(join(DATA, 'labels', `statements.${language}.jsonl`), statementSchema)
  const turns = readJsonl(join(DATA, 'retrieval', language, 'conversations.jsonl'), conversationSchema)
  const examples = rules.flatMap((rule) => [
    ...rule.examples.map(({ text, cards }) => ({ text, kind: kindOf(cards) })),
    ...rule.counterExamples.map((text) => ({ text, kind: 'none' as const })),
  ])
  return [
    ...own,
    ...statements.map(({ text, cards }) => ({ text, kind: kindOf(cards), by: 'bench' })),
    ...ordinary(language),
    ...turns
      .flatMap((one) => one.turns)
      .flatMap(({ role, text }) => (role === 'user' ? [{ text, kind: 'none' as const, by: 'bench' }] : [])),
    ...Object.values<string>({ ...context }).map((text) => ({ text, kind: 'none' as const, by: 'rules' })),
    ...examples.map((line) => ({ ...line, by: 'rules' })),
  ]
}

/** Of ordinary messages so many outnumber wishes enough; those that hold one all count. */
const EVERY = 3

const ordinary = (language: string): readonly Line[] =>
  [
    ...writtenIn(language).map(({ by, text, marks }) => ({ text, kind: kindOf(marks), by: `spans ${by}` })),
    ...labelledIn(language).map(({ by, text }) => ({ text, kind: 'none' as const, by })),
  ].filter(({ kind }, at) => kind === 'wish' || at % EVERY === 0)
