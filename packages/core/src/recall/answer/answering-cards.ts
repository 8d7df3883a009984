import type { Engine } from '../../engine.ts'
import type { AnswerTimes } from '../../plugin/pack-words.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { EpochMs } from '../../types/item.ts'
import type { Detection } from '../../types/question.ts'
import type { EventDate } from '../../types/time.ts'
import { isSingleKey } from '../../facts/keys.ts'
import { isOfKinds, isOneOfSeveral } from '../../slots/several.ts'
import { asks } from './answer-material.ts'
import type { Choice } from './answer-material.ts'
import type { TierResult } from '../candidate.ts'
import { chooseAnswer } from './choose/answer.ts'
import { withRivals } from './fits-question.ts'
import { firstOf, likenessIn } from '../ranking/near-duplicates.ts'
import { numberOf, readWords } from './choose/count.ts'
import { readHistory, readKin } from './read-history.ts'

/** Reads what an answer may rest on beside the cards that were found, and chooses. */
export async function answeringCards(
  { slots, values, packs, clock }: Engine,
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
  const [{ history, mistakes }, kin, words] = await Promise.all([
    readHistory(view, detection, date, results),
    readKin(view, detection),
    asks(detection, 'how_many') ? readWords(view, found) : new Map<string, string>(),
  ])
  const named = detection.facet !== null && found.some((card) => isNameOf(detection, card))
  const isMeant = (card: MemoryCard) =>
    isOfPerson(detection, card) &&
    isOfKindAsked(detection, card, found) &&
    (!named || card.slot !== 'name' || isNameOf(detection, card))
  const choice = chooseAnswer({
    detection,
    date,
    turn: detection.chain?.value ? dateIn(packs, detection.chain.value, clock) : null,
    active: found.filter(
      (card) => isMeant(card) && !mistakes.some((mistake) => isToldOf(mistake, card, values)),
    ),
    kin,
    history: history.filter(isMeant),
    slots,
    values,
    compare: likenessIn(packs, values, times),
    numberOf: numberOf(packs, words),
  })
  return withRivals(choice, history)
}

/** Who is asked for by a name is called so: "who is Leo?" is not of his brother. */
const isNameOf = ({ facet, entity }: Detection, card: MemoryCard): boolean =>
  card.slot === 'name' && card.entity === entity && isOneOfSeveral(entity) && card.value === facet

/** Asked for a favourite food, that is meant where it is known, and else the fruit and the dessert. */
const isOfKindAsked = ({ facet }: Detection, card: MemoryCard, found: readonly MemoryCard[]): boolean =>
  !isOfKinds(card.slot) ||
  card.facet === null ||
  (facet === null
    ? !found.some(({ slot, facet: kind }) => slot === card.slot && kind === null)
    : card.facet === facet)

/** Of several sons, what is known of the one the question names, or of whom nobody said which. */
const isOfPerson = ({ facet, entity }: Detection, card: MemoryCard): boolean =>
  facet === null ||
  card.entity !== entity ||
  !isSingleKey(card.valueKey) ||
  !isOneOfSeveral(entity) ||
  card.facet === null ||
  card.facet === facet

/** Whether an event still names a value that was corrected later: "moved to Oslo", when it was Bergen. */
const isToldOf = (mistake: MemoryCard, card: MemoryCard, values: Engine['values']): boolean =>
  card.slot.startsWith('event_') &&
  card.itemId !== null &&
  card.itemId === mistake.itemId &&
  values.form(card.value).includes(values.form(mistake.value))

/** The date a name may be: "before 2020", as the first pack reads it that can. */
const dateIn = (packs: Engine['packs'], text: string, { now, zone }: Engine['clock']): EventDate | null =>
  firstOf(packs, (pack) =>
    pack.times
      .read(pack.fold(text), { at: now(), zone, lean: 'past' })
      .map(({ date }) => date)
      .find(({ from, precision }) => from !== null && precision !== 'vague'),
  )

/** A question that names a slot no pack knows asks for what it holds, or held. */
const askingFor = (detection: Detection, { slot }: MemoryCard): Detection => ({
  ...detection,
  type: detection.type === 'update' ? 'update' : 'generic',
  also: [],
  slots: [slot],
  facet: null,
  value: null,
  chain: undefined,
  time: detection.time === 'future' ? null : detection.time,
})
