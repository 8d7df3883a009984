import type { MemoryCard, Moment, Page, RecallResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readMoment } from '../../input/moment.ts'
import { readQuestion } from '../../input/question.ts'
import { withMemory } from '../../open-memory.ts'
import { knownSlots } from '../../slots/known.ts'
import { slotNamed } from '../../slots/resolve.ts'
import type { NamedSlot } from '../../slots/resolve.ts'
import type { AtArguments } from './spec.ts'

/** The memory as it stood: the facts that held, or with a question what it finds. */
export interface AsOf {
  readonly moment: Moment
  readonly question: string | null
  readonly result: RecallResult | null
  readonly facts: Page<MemoryCard> | null
}

const DEFAULT_FACTS = 100

export async function at(args: AtArguments, context: Context): Promise<AsOf> {
  const { limit, cursor } = args
  const question =
    args.question === null ? null : await readQuestion({ inline: args.question, file: null }, context)
  return withMemory(context, 'read', async ({ memory, packs }) => {
    const then = memory.at(readMoment(args, context))
    const { moment } = then
    const slot = question === null ? null : slotNamed(question, await knownSlots(packs, context))
    if (question === null || slot !== null) {
      const filter = { active: true, ...(slot && named(slot)) }
      const facts = await then.cards.list({ ...filter, limit: limit ?? DEFAULT_FACTS, cursor })
      return { moment, question, result: null, facts }
    }
    const most = limit ?? context.loaded.library.recall.limit
    const result = await then.recall(question, { limit: most, ...(cursor === null ? {} : { cursor }) })
    return { moment, question, result, facts: null }
  })
}

const named = ({ slot, entity }: NamedSlot) => ({ slot, entity: entity ?? 'user' })
