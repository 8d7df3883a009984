import type { CardChange, MemoryItem, RememberResult } from '@recollect/core'
import type { Extraction } from '@recollect/core/extraction'
import type { CardReader } from '@recollect/core/store'
import { commitDrafts, insertItem, leaveMessage } from '@recollect/core/plugin'
import type { CheckedMessage, Recording } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import { fieldMessages } from './field-messages.ts'
import type { FieldPlace } from './field-messages.ts'

/** A field as it is to be kept. */
export interface PreparedField {
  readonly place: FieldPlace
  /** Null: the field was cleared. */
  readonly told: {
    readonly message: CheckedMessage
    readonly facts: Extraction
    /** False when extraction is left to a later backfill. */
    readonly extracted: boolean
  } | null
}

interface KeepOptions {
  /** The form said the same before. */
  readonly isUnchanged: boolean
  /** Ids of sessions that were merged into this one. */
  readonly merged: readonly string[]
  readonly batch: string
}

/** Keeps a field that is new or changed as a message, as one change; a message of its earlier value goes. Null when nothing is new. */
export async function keepField(
  engine: Engine,
  { tx, commit }: Recording,
  { place, told }: PreparedField,
  { isUnchanged, merged, batch }: KeepOptions,
): Promise<RememberResult | null> {
  const { messages, freeKey } = await fieldMessages(tx.items, place, merged)
  const standing = messages.filter(({ active }) => active)
  if (told === null) {
    for (const old of standing) await leaveMessage(engine, tx, old, null)
    await commit({ kind: 'remember', batch })
    return null
  }
  const { message, facts, extracted } = told
  // What was said elsewhere since may have made it stale: the same words again do not take that back.
  if ((isUnchanged ? messages : standing).some((item) => saysSame(item, message))) return null
  const inserted = await insertItem(engine, tx, { ...message, key: freeKey }, extracted ? facts : null)
  const { changes } = await commitDrafts(engine, tx, inserted, facts.drafts)
  const next = { item: inserted, confirmed: confirmedBy(changes) }
  for (const old of standing) await leaveMessage(engine, tx, old, next)
  const change = await commit({ kind: 'remember', batch })
  const item = (await tx.items.get(inserted.id)) ?? inserted
  const { rejected } = facts
  return {
    ...{ item, duplicate: false, changes: await asTheyStand(tx.cards, changes) },
    ...{ change: change?.id ?? null, batch, rejected },
  }
}

const saysSame = (item: MemoryItem, { text, metadata }: CheckedMessage): boolean =>
  item.text === text && item.metadata?.['slot'] === metadata?.['slot']

const confirmedBy = (changes: readonly CardChange[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ action, card }) => (action === 'reinforces' && card ? [card.id] : [])))

async function asTheyStand(
  cards: Pick<CardReader, 'get'>,
  changes: readonly CardChange[],
): Promise<readonly CardChange[]> {
  const fresh: CardChange[] = []
  for (const one of changes) fresh.push({ ...one, card: one.card && (await cards.get(one.card.id)) })
  return fresh
}
