import type { Engine } from '../../engine.ts'
import { InvalidImportError } from '../../errors/invalid-input-error.ts'
import { checkText } from '../../input/text.ts'
import type { ScopeTransaction } from '../../plugin/store.ts'
import { countTerms } from '../../text/terms.ts'
import { indexTerms } from '../write-item.ts'
import type { ImportRecord } from './export-format.ts'

type ItemRecord = Extract<ImportRecord, { type: 'item' }>
type CardRecord = Extract<ImportRecord, { type: 'card' }>

/** Keeps a message and what it is found by. */
export async function writeItem(engine: Engine, tx: ScopeTransaction, record: ItemRecord): Promise<void> {
  const { type: _type, ...item } = record
  const normalized = checkText('text', item.text, engine.config.limits.maxTextBytes)
  const kept = await tx.items.insert({ ...item, textHash: engine.matcher.hash(item.text, normalized) })
  await tx.search.index(kept.seq, countTerms(indexTerms(engine, normalized.text, item.speaker)))
}

/**
 * Keeps a card that agrees with itself and with what it points at.
 * @param given ids of all cards that are being read: a card may point at one that comes after it
 */
export async function writeCard(
  { config }: Engine,
  tx: ScopeTransaction,
  { record, line }: { readonly record: CardRecord; readonly line: number },
  given: ReadonlySet<string>,
): Promise<void> {
  const { type: _type, ...card } = record
  if (card.versionKey !== `${card.entity}:${card.slot}`) {
    throw new InvalidImportError(line, `versionKey must be "${card.entity}:${card.slot}". Correct the line.`)
  }
  if (card.value !== '') checkText('value', card.value, config.limits.maxTextBytes)
  if (card.validFrom !== null && card.validTo !== null && card.validTo < card.validFrom) {
    throw new InvalidImportError(line, 'validTo is before validFrom. Correct the line.')
  }
  await checkSource(tx, given, card, line)
  await tx.cards.insert(card)
}

/** What a card points at must be there, and its words must stand in the message. */
async function checkSource(
  tx: ScopeTransaction,
  given: ReadonlySet<string>,
  { itemId, parentId, span }: Omit<CardRecord, 'type'>,
  line: number,
): Promise<void> {
  const item = itemId === null ? null : await tx.items.get(itemId)
  if (itemId !== null && !item) {
    throw new InvalidImportError(
      line,
      `The item ${itemId} of this card is not there. Import items before cards.`,
    )
  }
  if (item && item.role !== 'user') {
    throw new InvalidImportError(
      line,
      "The message of this card is not the user's. Only what a user said makes facts.",
    )
  }
  if (item && span && span.end > item.text.length) {
    throw new InvalidImportError(line, 'The span of this card ends after its message. Correct the line.')
  }
  if (parentId !== null && !given.has(parentId) && !(await tx.cards.get(parentId))) {
    throw new InvalidImportError(
      line,
      `The parent ${parentId} of this card is neither there nor in these lines. Import it too.`,
    )
  }
}
