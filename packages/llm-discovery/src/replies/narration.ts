import type { ReplySchema } from '@recollect/core/plugin'
import { z } from 'zod'
import { clip } from '../text.ts'
import { canonical } from './entries.ts'
import { closed, words, wordsOrNull } from './json-schema.ts'

export interface NarrationReply {
  readonly title: string
  readonly summary: string
  readonly content: string
  /** What the reply names an earlier episode by; null: none. */
  readonly sameAs: string | null
}

const MAX_TITLE = 200
const MAX_SUMMARY = 1000
const MAX_CONTENT = 8000

const FIELDS = {
  title: ['标题'],
  summary: ['摘要', '总结'],
  content: ['narration', '内容', '叙述'],
  same_as: ['same episode', '同一事件'],
}
const told = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .transform((text) => clip(text, max))
const narration = z
  .object({
    title: told(MAX_TITLE),
    summary: told(MAX_SUMMARY).nullish().catch(null),
    content: told(MAX_CONTENT),
    same_as: z.string().trim().min(1).max(100).nullish().catch(null),
  })
  .transform(({ title, summary, content, same_as: sameAs }): NarrationReply => ({
    ...{ title, summary: summary ?? clip(content, 200), content, sameAs: sameAs ?? null },
  }))

export const episodeNarration: ReplySchema<NarrationReply> = Object.freeze({
  name: 'episode_narration',
  json: closed({ title: words, summary: words, content: words, same_as: wordsOrNull }),
  parse: (value: unknown) => narration.parse(canonical(single(value), FIELDS)),
})

/** Some models put the one object they were asked for into a list. */
export const single = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? value[0] : value
