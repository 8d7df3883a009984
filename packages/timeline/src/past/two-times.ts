import type { SlotRegistry } from '@recollect/core/extraction'
import type { ScopeView } from '@recollect/core/store'
import type { MemoryCard, Change, EpochMs } from '@recollect/core'
import { refreshed } from '@recollect/core/past'
import { everyRow } from '@recollect/core/plugin'
import type { Overlays, Row } from '@recollect/core/past'
import { within } from './log-overlays.ts'

export interface OlderRecords {
  /** Later imports, whose records may be older than they. */
  readonly imports: readonly Change[]
  /** The log begins after the moment: what no change inserted is older than the log. */
  readonly all: boolean
  readonly slots: SlotRegistry
}

/**
 * Places what no log tells of by its own times: recorded after the moment, it was not there; superseded after it, it held. What a
 * reinforcement or an amendment changed cannot be told.
 */
export async function byTwoTimes(
  view: ScopeView,
  overlays: Overlays,
  at: EpochMs,
  { imports, all, slots }: OlderRecords,
): Promise<Overlays> {
  const isOlder = (row: Row, kind: 'items' | 'cards') =>
    within(
      imports.map((change) => change[kind]),
      row.seq,
    ) ||
    (all && !overlays[kind].hides(row))
  const [itemRows, cardRows] = await Promise.all([
    everyRow((page) => view.items.list(page)),
    everyRow((page) => view.cards.list(page)),
  ])
  const items = new Map(overlays.items.changed)
  for (const row of itemRows) {
    const state = items.get(row.id) ?? row
    if (isOlder(row, 'items') && state.recordedAt > at) items.set(row.id, null)
  }
  const cards = new Map(overlays.cards.changed)
  const reopened: MemoryCard[] = []
  for (const row of cardRows) {
    const state = cards.get(row.id) ?? row
    if (!isOlder(row, 'cards') || cards.get(row.id) === null) continue
    if (state.recordedAt > at) cards.set(row.id, null)
    else if ((state.supersededAt ?? at) > at) reopened.push(stillBelieved(state, slots))
  }
  for (const card of reopened) cards.set(card.id, card)
  const known = {
    ...overlays,
    items: { ...overlays.items, changed: items },
    cards: { ...overlays.cards, changed: cards },
  }
  return refreshed(view, known, reopened, slots)
}

/** A version as it was before it was closed. */
function stillBelieved(card: MemoryCard, slots: SlotRegistry): MemoryCard {
  const open = { ...card, supersededAt: null, correctedBy: null }
  if (card.relation === 'retracts') return open
  const mistaken = card.valueKey.startsWith('^')
  const isSingle = slots.get(card.slot, card.entity).cardinality === 'single'
  const valueKey = mistaken ? (isSingle ? '' : card.valueKey.slice(1)) : card.valueKey
  return { ...open, active: true, validTo: null, valueKey }
}
