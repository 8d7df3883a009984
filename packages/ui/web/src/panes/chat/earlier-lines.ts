import type { MemoryCard, MemoryItem } from '@recollect/core'
import type { QaTurn } from '@recollect/core/store'

type Item = Pick<MemoryItem, 'id' | 'role' | 'text' | 'recordedAt' | 'unread'>
type Turn = Pick<QaTurn, 'number' | 'question' | 'answer' | 'saidAt'>

/** Something said before the page was opened, with what was taken from it; or a question, with its answer. */
export type EarlierLine =
  | { readonly kind: 'said'; readonly item: Item; readonly taken: readonly MemoryCard[] }
  | { readonly kind: 'asked'; readonly turn: Turn }

const timeOf = (line: EarlierLine): number => (line.kind === 'said' ? line.item.recordedAt : line.turn.saidAt)

/** Messages and questions that came before a moment, as they came. */
export function earlierLines(
  before: number,
  items: readonly Item[],
  cards: readonly MemoryCard[],
  turns: readonly Turn[],
): readonly EarlierLine[] {
  const said = items.map((item): EarlierLine => ({
    kind: 'said',
    item,
    taken: cards.filter(({ itemId }) => itemId === item.id),
  }))
  // A message that was told and asked is one line.
  const texts = new Set(items.map(({ text }) => text))
  const asked = turns
    .filter(({ question }) => !texts.has(question))
    .map((turn): EarlierLine => ({ kind: 'asked', turn }))
  return [...said, ...asked].filter((line) => timeOf(line) < before).toSorted((a, b) => timeOf(a) - timeOf(b))
}
