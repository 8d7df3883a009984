import type { ForgetTarget } from '../api/memory.ts'
import type { MemoryRequest } from '../api/remember.ts'
import { loggedUnder } from '../changes/erase.ts'
import type { Engine } from '../engine.ts'
import { NotFoundError } from '../errors/errors.ts'
import { checkId, toVersionKey } from '../input/values.ts'
import { checkText } from '../input/text.ts'
import type { RecordImage } from '../types/change.ts'
import type { CheckedOptions } from './check.ts'
import { NOTHING, planAbout, planCards, planItem, withOwnTurns } from './plan.ts'
import type { ForgetPlan } from '../plugin/forgetting.ts'
import type { Reading } from './plan.ts'
import { readAbout } from './read-about.ts'
import { undoneAbout, undoneItem } from './undone.ts'
import { wordsIn } from './telling.ts'

/** What is to go, and what of it lives on in the log alone. */
export interface TargetPlan {
  readonly plan: ForgetPlan
  readonly undone: readonly RecordImage[]
}

/** What can be planned: a node is looked up by who removes it, everything needs no plan. */
export type PlannedTarget = Exclude<ForgetTarget, { readonly node: string }>

type Options = Pick<CheckedOptions, 'messages'>

/** @throws NotFoundError when there is no such item or card, nor was. */
export async function planTarget(
  engine: Engine,
  view: Reading,
  target: PlannedTarget,
  { messages }: Options,
): Promise<TargetPlan> {
  if ('item' in target) return itemTarget(engine, view, checkId('an item', target.item))
  if ('card' in target) return cardTarget(engine, view, checkId('a card', target.card), messages)
  if ('slot' in target) return slotTarget(engine, view, toVersionKey(target.slot), messages)
  if ('about' in target) return aboutTarget(engine, view, target.about, messages)
  return requestTarget(engine, view, target.request)
}

async function itemTarget(engine: Engine, view: Reading, id: string): Promise<TargetPlan> {
  const item = await view.items.get(id)
  if (item) return { plan: await planItem(engine, view, item), undone: [] }
  const undone = await undoneItem(view, id)
  if (undone === null) throw new NotFoundError('item', id)
  return { plan: NOTHING, undone }
}

async function cardTarget(
  engine: Engine,
  view: Reading,
  id: string,
  messages: CheckedOptions['messages'],
): Promise<TargetPlan> {
  const card = await view.cards.get(id)
  if (card) return { plan: await planCards(engine, view, [card], messages), undone: [] }
  const logged = await view.changes.imagesOfRecord('card', id)
  if (logged.length === 0) throw new NotFoundError('card', id)
  return { plan: NOTHING, undone: logged.map(({ image }) => image) }
}

async function slotTarget(
  engine: Engine,
  view: Reading,
  key: string,
  messages: CheckedOptions['messages'],
): Promise<TargetPlan> {
  const cards = await view.cards.history(key)
  const undone = await loggedUnder(view, key, engine.clock.now())
  if (cards.length === 0 && undone.length === 0) throw new NotFoundError('card', key)
  return { plan: await planCards(engine, view, cards, messages), undone }
}

async function aboutTarget(
  engine: Engine,
  view: Reading,
  given: string,
  messages: CheckedOptions['messages'],
): Promise<TargetPlan> {
  const { source } = checkText('about', given, engine.config.limits.maxTextBytes)
  const plan = await planAbout(engine, view, source, messages)
  const undone = await undoneAbout(engine, view, readAbout(engine, source))
  return { plan, undone }
}

/** Exactly the records it names, by id, and pairs that log one of its messages; what is gone by now is passed over. */
async function requestTarget(
  engine: Engine,
  view: Reading,
  { concerns, about }: MemoryRequest,
): Promise<TargetPlan> {
  const [cards, items, turns] = await Promise.all([
    Promise.all(concerns.cards.map(({ id }) => view.cards.get(checkId('a card', id)))),
    view.items.byIds(concerns.items.map(({ id }) => checkId('an item', id))),
    view.sessions?.byNumber(concerns.turns.map(({ number }) => number)) ?? [],
  ])
  const words = about === null ? null : wordsIn(engine, about.text)
  const named = { cards: cards.filter((card) => card !== null), items, turns, words }
  const undone = about === null ? [] : await undoneAbout(engine, view, readAbout(engine, about.text))
  return { plan: await withOwnTurns(engine, view, named), undone }
}
