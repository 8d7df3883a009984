import type { Engine } from '../engine.ts'
import type { AnswerTimes } from '../plugin/answers.ts'
import type { QueryPlan } from '../query-plan.ts'
import type { EpochMs } from '../types/item.ts'
import type { EventDate } from '../types/time.ts'
import { asks } from './answer-material.ts'
import type { Choice } from './answer-material.ts'
import type { TierResult } from './candidate.ts'
import { chooseAnswer } from './choose-answer.ts'
import { likenessIn } from './likeness.ts'
import { numberOf, readWords } from './number-of.ts'
import { readHistory } from './read-history.ts'
import { readKin } from './read-kin.ts'

/** Reads what an answer may rest on beside the cards that were found, and chooses. */
export async function answeringCards(
  { slots, values, packs }: Engine,
  { view, detection }: QueryPlan,
  times: AnswerTimes & { readonly now: EpochMs; readonly date: EventDate | null },
  results: readonly TierResult[],
): Promise<Choice> {
  const found = results.flatMap((r) => (r.tier === 'card' ? r.candidates.flatMap((c) => c.card ?? []) : []))
  const { date } = times
  return chooseAnswer({
    detection,
    date,
    active: found,
    kin: await readKin(view, detection),
    history: await readHistory(view, detection, date, results),
    slots,
    values,
    compare: likenessIn(packs, values, times),
    numberOf: numberOf(packs, asks(detection, 'how_many') ? await readWords(view, found) : new Map()),
  })
}
