import type { ForgetResult } from '../api/memory.ts'
import type { MemoryRequest } from '../api/remember.ts'
import type { WordedRequest } from '../plugin/change-wording.ts'

/** As many facts and messages are shown before something is forgotten; of the others their number. */
const MOST_CARDS = 12
const MOST_QUOTES = 5
const LONGEST_QUOTE = 160

/** What is said of a request to forget before it is confirmed. Pure. */
export function askedWords({ of, concerns: { cards, items, turns } }: MemoryRequest): WordedRequest {
  const holding = cards.filter(({ active }) => active)
  const shown = (holding.length > 0 ? holding : cards).slice(0, MOST_CARDS)
  return {
    what: cards.length + items.length + turns.length === 0 ? 'nothing' : 'asks',
    everything: of === 'everything',
    cards: shown,
    quotes: [...new Set(items.map(({ text }) => shortened(text)))].slice(0, MOST_QUOTES),
    count: { cards: cards.length, items: items.length, turns: turns.length },
  }
}

/** What is said once it was done. Pure. */
export const forgottenWords = ({ items, cards }: ForgetResult): WordedRequest => ({
  ...NOT_KEPT,
  what: 'forgotten',
  count: { cards, items, turns: 0 },
})

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
