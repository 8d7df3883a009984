import type { LanguagePack } from '../../plugin/language-pack.ts'
import type { ScopeView } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { AnswerMaterial } from './answer-material.ts'
import { firstOf } from '../ranking/likeness.ts'

/** Messages read for one count. */
const MOST = 8
/** Characters before a value that may number it: 十二只. */
const BEFORE = 4

/** The messages that cards to be counted were taken from, by id: their values may stand without their numbers there. */
export async function readWords(
  view: ScopeView,
  cards: readonly MemoryCard[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(cards.flatMap(({ itemId }) => itemId ?? []))].slice(0, MOST)
  const items = ids.length === 0 ? [] : await view.items.byIds(ids)
  return new Map(items.map(({ id, text }) => [id, text]))
}

/** How many a card says there are: by its normal form, its value ("two cats"), or what stands before it in its message (三只 + 猫). */
export function numberOf(
  packs: readonly LanguagePack[],
  words: ReadonlyMap<string, string>,
): AnswerMaterial['numberOf'] {
  const read = (text: string) =>
    /^\d{1,6}$/u.test(text) ? Number(text) : firstOf(packs, (pack) => pack.answers.numberIn?.(text))
  return ({ normal, value, itemId }) => {
    const own = read(normal ?? value)
    const text = words.get(itemId ?? '') ?? ''
    const at = own === null && value !== '' ? text.indexOf(value) : -1
    for (let from = Math.max(0, at - BEFORE); from < at; from++) {
      const found = read(text.slice(from, at) + value)
      if (found !== null) return found
    }
    return own
  }
}
