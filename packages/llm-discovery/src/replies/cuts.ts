import type { ReplySchema } from '@recollect/core/plugin'
import { z } from 'zod'
import { entriesOf } from './entries.ts'
import { closed, listOf, whole } from './json-schema.ts'

const number = z.union([
  z.int(),
  z
    .string()
    .regex(/^#?\d{1,6}$/u)
    .transform((text) => Number(text.replace('#', ''))),
])

/** Numbers of messages at which an episode begins: ascending, each once, without 0, where the first begins anyway. */
export const episodeCuts: ReplySchema<readonly number[]> = Object.freeze({
  name: 'episode_cuts',
  json: closed({ cuts: listOf(whole) }),
  parse(value: unknown): readonly number[] {
    const cuts = z.array(number).parse(entriesOf(value, ['cuts', 'starts', 'boundaries', '切分']))
    return [...new Set(cuts)].filter((at) => at !== 0).sort((a, b) => a - b)
  },
})
