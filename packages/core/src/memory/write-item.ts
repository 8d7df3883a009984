import type { Engine } from '../engine.ts'
import type { CheckedMessage } from '../input/message.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import { countIndexTerms } from '../text/index-terms.ts'
import type { MemoryItem, Span } from '../types/item.ts'
import { isHarmless } from '../sensitive/speaks-of.ts'
import { lazily } from '../util/lazily.ts'
import type { CardChange } from '../api/remember.ts'

const committing = lazily(() => import('../version/commit-item.ts'))

/** Keeps one message: its row and its index entries. Cards come after. `facts`: what was read in it; null: it was not read. */
export async function insertItem(
  engine: Engine,
  tx: ScopeTransaction,
  message: CheckedMessage,
  facts: Extraction | null,
): Promise<MemoryItem> {
  const now = engine.clock.now()
  const whole = message.more.length === 0 ? message.normalized : undefined
  const item = await tx.items.insert({
    id: engine.ids.next(now),
    role: message.role,
    speaker: message.speaker,
    text: message.text,
    session: message.session,
    saidAt: message.saidAt,
    recordedAt: now,
    key: message.key,
    factType: null,
    active: true,
    parentId: null,
    version: 1,
    extractedBy: facts ? engine.packsId : null,
    unread: unreadOf(facts),
    metadata: message.metadata,
    textHash: engine.matcher.hash(message.text, whole),
    ...(tx.items.seal && { plain: facts !== null && isHarmless(engine, message, facts) }),
  })
  await tx.search.index(item.seq, countIndexTerms(engine, message, message.speaker))
  return item
}

/** Until it changes something that is known, what only the memory can place is not read. */
const unreadOf = (facts: Extraction | null): MemoryItem['unread'] => {
  const { unread = [], open = [] } = facts ?? {}
  const isInOpen = (part: Span) => open.some(({ start, end }) => start < part.end && part.start < end)
  return [...open, ...unread.filter((part) => !isInOpen(part))].sort((a, b) => a.start - b.start)
}

/** What is left unread of an item once its drafts are committed. */
export const leftUnread = (facts: Extraction, changes: readonly CardChange[]): MemoryItem['unread'] =>
  changes.some(({ closed, amended = [] }) => closed.length + amended.length > 0)
    ? (facts.unread ?? [])
    : unreadOf(facts)

/** Commits an item's drafts in order and brings the version fields of the items they touched in line. */
export async function commitDrafts(
  engine: Engine,
  tx: ScopeTransaction,
  item: MemoryItem,
  drafts: Extraction['drafts'],
): Promise<{ readonly item: MemoryItem; readonly changes: readonly CardChange[] }> {
  if (drafts.length === 0) return { item, changes: [] }
  const { commitItem } = await committing()
  const corrects = drafts.some(({ correction, effect }) => correction ?? effect?.event === 'other')
  const previous = corrects
    ? await (await import('./message-facts.ts')).saidBefore(engine, tx.items, item)
    : undefined
  return commitItem(engine, tx, item, drafts, previous)
}
