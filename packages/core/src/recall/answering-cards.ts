import type { Engine } from '../engine.ts'
import type { AnswerTimes } from '../plugin/answers.ts'
import type { QueryPlan } from '../query-plan.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { Detection } from '../types/question.ts'
import type { EventDate } from '../types/time.ts'
import { asks } from './answer-material.ts'
import type { Choice } from './answer-material.ts'
import type { TierResult } from './candidate.ts'
import { chooseAnswer } from './choose-answer.ts'
import { withRivals } from './contested.ts'
import { likenessIn } from './likeness.ts'
import { numberOf, readWords } from './number-of.ts'
import { readHistory } from './read-history.ts'
import { readKin } from './read-kin.ts'

/** Reads what an answer may rest on beside the cards that were found, and chooses. */
export async function answeringCards(
  { slots, values, packs }: Engine,
  { view, detection: asked }: QueryPlan,
  times: AnswerTimes & { readonly now: EpochMs; readonly date: EventDate | null },
  results: readonly TierResult[],
): Promise<Choice> {
  const [tier] = results.filter((result) => result.tier === 'card')
  const found = tier?.candidates.flatMap(({ card }) => card ?? []) ?? []
  const { date } = times
  const [first] = found
  if (tier?.code === 'named_value' && first) return { form: 'fact', cards: [first] }
  const detection = tier?.code === 'named' && first ? askingFor(asked, first) : asked
  const history = await readHistory(view, detection, date, results)
  const choice = chooseAnswer({
    detection,
    date,
    active: found,
    kin: await readKin(view, detection),
    history,
    slots,
    values,
    compare: likenessIn(packs, values, times),
    numberOf: numberOf(packs, asks(detection, 'how_many') ? await readWords(view, found) : new Map()),
  })
  return withRivals(choice, history)
}

/** A question that names a slot no pack knows asks for what it holds, or held. */
const askingFor = (detection: Detection, { slot }: MemoryCard): Detection => ({
  ...detection,
  type: detection.type === 'update' ? 'update' : 'generic',
  also: [],
  slots: [slot],
  facet: null,
  value: null,
  time: detection.time === 'future' ? null : detection.time,
})
