import { isDenial } from '../../facts/keys.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import type { CardDraft, MemoryCard } from '../../types/card.ts'
import type { DraftSource } from '../source.ts'
import { becoming } from './becoming.ts'
import { childrenAfter } from './births.ts'
import type { Counting } from './births.ts'
import { heldBy, ofAnyone, spokenLast } from './held.ts'
import { leaving } from './leaving.ts'
import { redated } from '../bind-generic.ts'
import { changed, endOf, learnt, plainOf } from './made.ts'
import { namedIn } from './naming.ts'
import type { Naming } from './naming.ts'
import { ofWhom } from './people.ts'
import { EFFECTS } from './table.ts'
import type { Outcome } from './table.ts'
import { isOf, wordsOf } from './told.ts'
import type { Told } from './told.ts'
import { wedding } from './weddings.ts'

export interface EffectContext extends Naming, Counting {
  readonly slots: SlotRegistry
}

/** What an event that a message tells of does to the facts that hold: none where nothing known is meant. */
export async function effectDrafts(
  cards: CardReader,
  draft: Told,
  source: DraftSource,
  context: EffectContext,
): Promise<readonly CardDraft[]> {
  const { event, to } = draft.effect
  const outcome = EFFECTS[event]
  if (event === 'rename' || event === 'same' || event === 'other')
    return ofWhom(cards, draft, source, context)
  if (event === 'become') return becoming(cards, draft, source, context)
  const stands = (card: MemoryCard) => card.lastSeenAt <= source.saidAt && card.itemId !== source.itemId
  const held = (await heldBy(cards, draft, outcome)).filter(stands)
  const named = namedIn(held, wordsOf(draft), draft.effect, context)
  if (event === 'reschedule') {
    const meant = named.length > 0 ? named : await spokenLast(cards, draft, outcome, source)
    return meant.slice(0, 1).map((card) => redated(card, plainOf(draft)))
  }
  if (to !== undefined) return changed(named, draft, to, context.slots)
  const theirs = named.length === 0 ? (await ofAnyone(cards, draft, outcome)).filter(stands) : []
  const [one, ...more] = namedIn(theirs, wordsOf(draft), draft.effect, context)
  if (one !== undefined && more.length === 0) return [endOf(one, draft)]
  const last = await spokenLast(cards, draft, outcome, source)
  const ended = last.length > 0 ? [] : outcomeOf(outcome, held, named, draft, context)
  const beside = (await leaving(cards, draft, outcome, context.values)).filter(stands)
  const over = [...ended, ...last, ...beside].map((card) => endOf(card, draft))
  const children = await childrenAfter(cards, draft, ended.length > 0, source.saidAt, context)
  const married = event === 'marry' ? await wedding(cards, draft, context.values) : []
  const names = await called(cards, outcome, draft, context)
  return [...over, ...learnt(outcome, named, draft), ...names, ...children, ...married]
}

/** The facts among those that hold that an event ends. */
function outcomeOf(
  { named: nameable = [], unnamed = [], all = [], denied = [] }: Outcome,
  held: readonly MemoryCard[],
  named: readonly MemoryCard[],
  draft: Told,
  { stated }: EffectContext,
): readonly MemoryCard[] {
  const isNew = (card: MemoryCard) => stated.has(card.versionKey)
  const byName = named.filter((card) => isOf(card.slot, isDenial(card) ? denied : nameable))
  const always = held.filter((card) => isOf(card.slot, all) && !isNew(card) && !byName.includes(card))
  if (byName.length > 0 || draft.value !== '') return [...byName.filter((card) => !isNew(card)), ...always]
  const first = unnamed.find((slot) => held.some((card) => card.slot === slot))
  const silent = held.filter((card) => card.slot === first && !isDenial(card) && !isNew(card))
  // Of several it is not told which.
  return [...always, ...(silent.length === 1 ? silent.filter((card) => !always.includes(card)) : [])]
}

/** "We had to rehome Milo": a pet of that name, if the memory knows one. */
async function called(
  cards: CardReader,
  { called: mayBe = false }: Outcome,
  draft: Told,
  { values }: EffectContext,
): Promise<readonly CardDraft[]> {
  if (!mayBe || draft.value === '' || draft.entity !== 'user') return []
  const names = await cards.active(`${draft.entity}.pet`, ['name'])
  if (!names.some((card) => values.form(card.value) === values.form(draft.value))) return []
  const { effect: _effect, ...plain } = draft
  return [
    { ...plain, slot: 'pet' },
    { ...plain, entity: `${draft.entity}.pet`, slot: 'name' },
  ]
}
