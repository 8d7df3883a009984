import type { BackfillOptions, BackfillProgress } from '../api/upkeep.ts'
import { changing } from '../changes/record.ts'
import type { Engine } from '../engine.ts'
import { Turns } from '../extract/steps.ts'
import { errorCode } from '../observe/observed.ts'
import { canonicalDraft, versionKey, isBare } from '../facts/keys.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { knownFor, saidBeforeSeq } from '../known/known-reader.ts'
import { beginning } from '../util/strings.ts'
import { normalizeText } from '../util/normalize.ts'
import { speaksOf } from '../sensitive/speaks-of.ts'
import { FORGOTTEN } from '../version/item-version.ts'
import { pause } from '../util/clock.ts'
import { stepsToItem } from './message-facts.ts'
import { commitDrafts, leftUnread } from './write-item.ts'
import { batchSize } from './read-ahead.ts'
import { checkOptions } from '../input/page.ts'

const DEFAULT_BATCH = 100

/**
 * Extracts from stored items that the present packs have not read: those stored with extraction off, those a pack failed on, those
 * read by older packs. Each batch commits by itself and marks what it read, so that a stopped run goes on where it was. An item a
 * pack fails on stays on the list and keeps nothing else waiting.
 */
export async function backfill(
  engine: Engine,
  scope: string,
  options: BackfillOptions = {},
): Promise<BackfillProgress> {
  const batch = batchSize(
    checkOptions('backfill', options, { batch: true, onProgress: true }).batch ?? DEFAULT_BATCH,
  )
  const owed = { notExtractedBy: engine.packsId }
  const total = engine.config.extraction.enabled
    ? await engine.store.read(scope, (view) => view.items.count(owed))
    : 0
  let progress: BackfillProgress = { done: 0, total, cards: 0 }
  await options.onProgress?.(progress)
  const run = engine.ids.next(engine.clock.now())
  const turns = new Turns(pause)
  let cursor: string | null = null
  while (progress.done < total) {
    const page = { limit: batch, cursor }
    const { result: step } = await changing(engine, scope, { kind: 'backfill', batch: run }, async (tx) => {
      const { rows, next } = await tx.items.list(page, owed)
      let cards = 0
      let skipped = 0
      for (const item of rows) {
        const read = await readAgain(engine, tx, item, turns)
        cards += read.cards
        skipped += read.skipped
      }
      return { read: rows.length, cards, skipped, next }
    })
    const { done, cards } = progress
    const skipped = (progress.skipped ?? 0) + step.skipped
    progress = { done: done + step.read, total, cards: cards + step.cards, ...(skipped > 0 && { skipped }) }
    await options.onProgress?.(progress)
    cursor = step.next
    if (cursor === null) break
  }
  return progress
}

/** Facts this item gave before are not given twice; one whose facts were forgotten is not read again. */
async function readAgain(
  engine: Engine,
  tx: ScopeTransaction,
  item: MemoryItem,
  turns: Turns,
): Promise<{ readonly cards: number; readonly skipped: number }> {
  const facts = item.extractedBy === FORGOTTEN ? null : await factsIn(engine, tx, item, turns)
  if (facts === null) return { cards: 0, skipped: 0 }
  const { drafts, skipped = 0 } = facts
  if (speaksOf(engine.slots, facts)) await tx.items.seal?.([item.id])
  const own = await tx.cards.byItem(item.id)
  const fresh: CardDraft[] = []
  for (const draft of drafts) if (!(await isKnown(engine, tx, item, own, draft))) fresh.push(draft)
  const { changes } = await commitDrafts(engine, tx, item, fresh)
  await tx.items.update(item.id, { extractedBy: engine.packsId, unread: leftUnread(facts, changes) })
  const made = changes.filter((change) => change.card !== null && change.action !== 'reinforces')
  return { cards: made.length, skipped: skipped === 0 ? 0 : 1 }
}

async function factsIn(
  engine: Engine,
  tx: ScopeTransaction,
  item: MemoryItem,
  turns: Turns,
): Promise<Extraction | null> {
  try {
    const said = { ...item, normalized: normalizeText(beginning(item.text)) }
    const known = await knownFor(engine, said, (work) => work(tx), saidBeforeSeq(item.seq))
    return (await readByPlugin(engine, item)) ?? (await turns.toEnd(stepsToItem(engine, item, known)))
  } catch (error) {
    engine.observer?.count('recollect.extraction.failed', 1, { error: errorCode(error) })
    return null
  }
}

/** What the plugin that wrote a message finds in it; null for what a user said. */
async function readByPlugin(engine: Engine, item: MemoryItem): Promise<Extraction | null> {
  for (const { read } of engine.plugins) {
    const found = await read?.(engine, item)
    if (found) return found
  }
  return null
}

/** Whether the item gave this fact when it was read before, as a card of its own or by confirming another. */
async function isKnown(
  { slots, matcher }: Engine,
  tx: ScopeTransaction,
  item: MemoryItem,
  own: readonly MemoryCard[],
  draft: CardDraft,
): Promise<boolean> {
  const form = matcher.value(draft.value)
  const named = (card: MemoryCard) => matcher.value(card.value) === form
  const says = (card: MemoryCard) => card.polarity === draft.polarity && named(card)
  // What a bare update was bound to when it was first read cannot be told any more.
  if (isBare(draft) && (item.extractedBy !== null || own.some(named))) return true
  const { slot } = canonicalDraft(draft, slots.get(draft.slot))
  if (own.some((card) => card.entity === draft.entity && card.slot === slot && says(card))) return true
  if (item.extractedBy === null) return false
  const history = await tx.cards.history(versionKey(draft.entity, slot))
  return history.some((card) => says(card) && card.lastSeenAt >= item.saidAt)
}
