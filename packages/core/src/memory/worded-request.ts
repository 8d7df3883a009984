import type { ForgetResult } from '../api/writes.ts'
import type { MemoryRequest } from '../api/remember.ts'
import type { WordedRequest } from '../plugin/pack-words.ts'

/** As many facts and messages are shown before something is forgotten; of the others their number. */
const MOST_CARDS = 12
const MOST_QUOTES = 5
const LONGEST_QUOTE = 160

/** What is said of a request to forget before it is confirmed. Pure. */
export function askedWords({ of, concerns }: Pick<MemoryRequest, 'of' | 'concerns'>): WordedRequest {
  const { cards, items, turns } = concerns
  const everything = of === 'everything'
  const holding = cards.filter(({ active }) => active)
  const shown = holding.length > 0 ? holding : cards.filter(({ value }) => value !== '')
  return {
    what: !everything && cards.length + items.length + turns.length === 0 ? 'nothing' : 'asks',
    everything,
    cards: shown.slice(0, MOST_CARDS),
    quotes: [...new Set(items.map(({ text }) => shortened(text)))].slice(0, MOST_QUOTES),
    count: { cards: cards.length, items: items.length, turns: turns.length },
  }
}

/** What is said once it was done; of a dry run what would go. Pure. */
export function forgottenWords({ items, cards, turns, concerned, change }: ForgetResult): WordedRequest {
  const held = concerned.cards.length + concerned.items.length + concerned.turns.length
  if (change === null && held > 0) return askedWords({ of: 'words', concerns: concerned })
  return { ...NOT_KEPT, what: 'forgotten', count: { cards, items, turns } }
}

export const NOT_KEPT: WordedRequest = {
  what: 'withheld',
  everything: false,
  cards: [],
  quotes: [],
  count: { cards: 0, items: 0, turns: 0 },
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line
}
