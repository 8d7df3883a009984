import { isDenial } from '../../facts/keys.ts'
import type { ContextWords } from '../../plugin/language-pack.ts'
import type { MemoryCard } from '../../types/card.ts'
import { quotedUpTo } from './cut-text.ts'
import { datesOf } from './dates.ts'
import { mark } from './marks.ts'
import { named, quoted, visible } from './safe-text.ts'

export interface Wording {
  readonly words: ContextWords
  /** IANA zone dates are told in. */
  readonly zone: string
}

const inParens = (parts: readonly string[]) => (parts.length === 0 ? '' : ` (${parts.join(', ')})`)

/** `user location = "长沙"`; a denial with `!=`. */
export function factOf(card: MemoryCard, most: number): string {
  return `${nameOf(card)} ${isDenial(card) ? '!=' : '='} ${quotedUpTo(visible(card.value), most)}`
}

function nameOf({ entity, slot, facet }: MemoryCard): string {
  const about = facet === null ? '' : ` ${quoted(visible(facet))}`
  return `${named(entity)} ${named(slot)}${about}`
}

/** `- [memory fact] user location = "长沙" (since 2026-01-02)`. Pure. */
export const factLine = (card: MemoryCard, most: number, { words, zone }: Wording): string =>
  `${mark('fact')} ${factOf(card, most)}${inParens(datesOf(card, zone, words))}`

/** What each source says, in order of recording: `- [memory fact] user location, sources disagree: "杭州" ("crm", said 2024-01-05); "宁波"`. Pure. */
export function contestedLine(rivals: readonly MemoryCard[], most: number, { words, zone }: Wording): string {
  const [first] = rivals
  if (first === undefined) return ''
  const told = rivals.map((card) => {
    const source = card.session === null ? [] : [quoted(visible(card.session))]
    return `${quotedUpTo(visible(card.value), most)}${inParens([...source, ...datesOf(card, zone, words)])}`
  })
  return `${mark('fact')} ${nameOf(first)}, ${words.contested}: ${told.join('; ')}`
}
