import { InvalidInputError } from '@recollect/core'
import type { MemoryCard } from '@recollect/core'
import {
  checkOptions,
  everyRow,
  isMendable,
  mended,
  mendFamily,
  recorded,
  writeMends,
} from '@recollect/core/plugin'
import type { Engine, Mend } from '@recollect/core/plugin'
import type { ScopeView } from '@recollect/core/store'
import { z } from 'zod'
import type { ChainProblem, RepairOptions, RepairReport } from '../api.ts'
import { looksAround } from './look-around.ts'
import type { DamageAround } from './look-around.ts'
import { lookForItems } from './look-items.ts'
import type { ItemMend } from './look-items.ts'
import { surroundingsOf } from './surroundings.ts'

type AnyMend = Mend | Mend<DamageAround>

/** Everything that is wrong, and what would put it right. */
interface Findings {
  readonly problems: readonly ChainProblem[]
  readonly cards: readonly MemoryCard[]
  readonly mends: readonly AnyMend[]
  readonly items: readonly ItemMend[]
}

const OPTIONS = z.strictObject({ dryRun: z.boolean().optional() })

/**
 * Finds what no write of the library leaves behind, and mends it as one change that can be undone: the newest version by validity stays
 * the active one, versions are numbered in the order they were recorded, no row is deleted. Reads the whole scope and its log.
 * @throws InvalidInputError
 */
export async function repair(
  engine: Engine,
  scope: string,
  options: RepairOptions = {},
): Promise<RepairReport> {
  const checked = OPTIONS.safeParse(checkOptions('repair', options, { dryRun: true }))
  if (!checked.success) throw new InvalidInputError('repair takes { dryRun } with true or false, or nothing.')
  const seen = await engine.store.read(scope, (view) => look(engine, view))
  const mendable = seen.mends.some(isMendable) || seen.items.length > 0
  if (checked.data.dryRun === true || !mendable) {
    return { problems: seen.problems, repaired: 0, change: null }
  }
  return recorded(engine, scope, async ({ tx, commit }) => {
    // Others may have written since.
    const { problems, cards, mends, items } = await look(engine, tx)
    const repaired = await writeMends(tx.cards, mends, cards)
    for (const { id, patch } of items) await tx.items.update(id, patch)
    const change = await commit({ kind: 'repair' })
    return { problems, repaired, change: change?.id ?? null }
  })
}

async function look(engine: Engine, view: ScopeView): Promise<Findings> {
  const now = engine.clock.now()
  const [cards, items, changes] = await Promise.all([
    everyRow((page) => view.cards.list(page)),
    everyRow((page) => view.items.list(page)),
    everyRow((page) => view.changes.list(page)),
  ])
  const looks = looksAround(surroundingsOf(cards, items, changes))
  const mends = [...byFamily(cards).values()].flatMap((family) => mendFamily(family, now, looks))
  const asFound = await lookForItems(items, byId(cards), engine.slots)
  const asMended =
    mends.length === 0 ? asFound : await lookForItems(items, byId(mended(cards, mends)), engine.slots)
  return { problems: problemsOf(cards, mends, asFound), cards, mends, items: asMended }
}

/** One a card and kind; an item counts where it disagrees with its cards as they are. */
function problemsOf(
  cards: readonly MemoryCard[],
  mends: readonly AnyMend[],
  items: readonly ItemMend[],
): ChainProblem[] {
  const known = byId(cards)
  const keyOf = (id: string) => known.get(id)?.versionKey ?? ''
  const keys = new Map(cards.map(({ itemId, versionKey }) => [itemId, versionKey]))
  return [
    ...mends.map(({ kind, id }) => ({ kind, versionKey: keyOf(id), id })),
    ...items.map(({ id }) => ({ kind: 'item' as const, versionKey: keys.get(id) ?? '', id })),
  ]
}

const byId = (cards: readonly MemoryCard[]): ReadonlyMap<string, MemoryCard> =>
  new Map(cards.map((card) => [card.id, card]))

function byFamily(cards: readonly MemoryCard[]): ReadonlyMap<string, MemoryCard[]> {
  const families = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const family = families.get(card.versionKey)
    if (family) family.push(card)
    else families.set(card.versionKey, [card])
  }
  return families
}
