import { InvalidImportError } from '@recollect/core'
import { checkText, countIndexTerms, keptText, slotForm } from '@recollect/core/plugin'
import type { Engine } from '@recollect/core/plugin'
import type { ScopeTransaction } from '@recollect/core/store'
import type { ImportRecord } from './format.ts'

type ItemRecord = Extract<ImportRecord, { type: 'item' }>
type CardRecord = Extract<ImportRecord, { type: 'card' }>

/** Keeps a message and what it is found by. */
export async function writeItem(engine: Engine, tx: ScopeTransaction, record: ItemRecord): Promise<void> {
  const { type: _type, ...item } = record
  const text = keptText('text', item.text)
  const kept = await tx.items.insert({ ...item, textHash: engine.matcher.hash(text) })
  await tx.search.index(kept.seq, countIndexTerms(engine, { text }, item.speaker))
}

/** What a card that points at a message is checked by: how long that is; null where it is not the user's. */
export type Source = number | null

export const sourceOf = ({ role, text }: Pick<ItemRecord, 'role' | 'text'>): Source =>
  role === 'user' ? text.length : null

/** What a card may point at. */
interface Sources {
  readonly tx: ScopeTransaction
  /** Ids of all cards that are being read: a card may point at one that comes after it. */
  readonly given: ReadonlySet<string>
  readonly written: { readonly items: ReadonlyMap<string, Source> }
}

/** Keeps a card that agrees with itself and with what it points at. */
export async function writeCard(
  { config }: Engine,
  sources: Sources,
  { record, line }: { readonly record: CardRecord; readonly line: number },
): Promise<void> {
  const { type: _type, ...given } = record
  const names = {
    entity: slotForm(given.entity),
    slot: slotForm(given.slot),
    versionKey: slotForm(given.versionKey),
  }
  const card = { ...given, ...names }
  if (card.versionKey !== `${card.entity}:${card.slot}`) {
    throw new InvalidImportError(line, `versionKey must be "${card.entity}:${card.slot}". Correct the line.`)
  }
  if (card.value !== '') checkText('value', keptText('value', card.value), config.limits.maxTextBytes)
  if (card.validFrom !== null && card.validTo !== null && card.validTo < card.validFrom) {
    throw new InvalidImportError(line, 'validTo is before validFrom. Correct the line.')
  }
  if (card.itemId !== null) checkSource(await sourceIn(sources, card.itemId), card, line)
  await checkParent(sources, card, line)
  await sources.tx.cards.insert(card)
}

/** Undefined when it is not there. */
async function sourceIn({ tx, written }: Sources, id: string): Promise<Source | undefined> {
  const source = written.items.get(id)
  if (source !== undefined) return source
  const item = await tx.items.get(id)
  return item === null ? undefined : sourceOf(item)
}

/** The message of a card must be there and the user's, and the words of the card must stand in it. */
function checkSource(
  source: Source | undefined,
  { itemId, span }: Omit<CardRecord, 'type'>,
  line: number,
): void {
  if (source === undefined) {
    throw new InvalidImportError(
      line,
      `The item ${itemId ?? ''} of this card is not there. Import items before cards.`,
    )
  }
  if (source === null) {
    throw new InvalidImportError(
      line,
      "The message of this card is not the user's. Only what a user said makes facts.",
    )
  }
  if (span && span.end > source) {
    throw new InvalidImportError(line, 'The span of this card ends after its message. Correct the line.')
  }
}

async function checkParent(
  { tx, given }: Sources,
  { parentId }: Omit<CardRecord, 'type'>,
  line: number,
): Promise<void> {
  if (parentId === null || given.has(parentId) || (await tx.cards.get(parentId))) return
  throw new InvalidImportError(
    line,
    `The parent ${parentId} of this card is neither there nor in these lines. Import it too.`,
  )
}
