import type { Hit } from '@recollect/core'
import { z } from 'zod'
import { named, quoted, upTo } from '../text/quoted.ts'
import type { Words } from '../text/words.ts'
import { factOf, factShape, factText } from './fact.ts'
import { instructionShape, markOf } from './instruction.ts'
import { day, isoOrNull } from './iso.ts'

export const hitShape = z.object({
  kind: z.enum(['card', 'item', 'node', 'episode']),
  id: z.string(),
  score: z.number().min(0).max(1),
  quote: z.string().describe('The words it rests on, as they were said.'),
  saidAt: z.string().nullable(),
  active: z.boolean().describe('False: no longer true.'),
  role: z.string().nullable(),
  session: z.string().nullable(),
  item: z.string().nullable().describe('Id of the message.'),
  fact: factShape.nullable(),
  outdated: z.array(factShape).describe('Facts of this message that hold no longer.'),
  instruction: instructionShape,
})

export const hitOf = (hit: Hit): z.output<typeof hitShape> => ({
  kind: hit.kind,
  id: hit.id,
  score: hit.score,
  quote: hit.quote,
  saidAt: isoOrNull(hit.saidAt),
  active: hit.active,
  role: hit.item?.role ?? null,
  session: hit.item?.session ?? null,
  item: hit.item?.id ?? null,
  fact: hit.card === null ? null : factOf(hit.card),
  outdated: hit.outdated.map(factOf),
  ...(hit.instruction === true ? { instruction: true as const } : {}),
})

const MOST = 1000

/** A hit as one line for the fence. */
export function hitLine(hit: Hit, words: Words): string {
  const marked = markOf(hit, words)
  if (hit.card !== null) return `${factText(hit.card, words)} — ${quoted(upTo(hit.quote, MOST))}${marked}`
  const speaker = hit.item === null ? hit.kind : (hit.item.speaker ?? hit.item.role)
  const notes = [
    ...(hit.saidAt === null ? [] : [`${words.said} ${day(hit.saidAt)}`]),
    ...(hit.active ? [] : [words.inactive]),
    `id ${hit.id}`,
  ]
  return `- [memory said] ${named(speaker)} (${notes.join('; ')}): ${quoted(upTo(hit.quote, MOST))}${marked}`
}
