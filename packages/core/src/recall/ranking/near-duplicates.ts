import { beginning } from '../../util/strings.ts'
import { pieceBook } from './pieces.ts'
import type { PieceBook, Pieces } from './pieces.ts'
import type { ValueForms } from '../../plugin/versioner.ts'
import type { AnswerTimes } from '../../plugin/pack-words.ts'
import type { LanguagePack } from '../../plugin/language-pack.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { AnswerMaterial } from '../answer/answer-material.ts'

/** Share of the terms of two messages that they have in common, from which on one says what the other does. */
const SAME = 0.68
/** Texts of more unlike lengths, or more unlike scores on one query, are not compared. */
const LENGTHS = 0.6
const SCORES = 0.5
/** Only the head of a list is looked through: it is what is read. */
const LOOKED_AT = 30

export interface Said {
  readonly text: string
  readonly speaker: string | null
  /** False: it holds no longer, and is likely to be left out. */
  readonly active: boolean
}

/**
 * Moves messages that say once more what a better one says behind those that say something new, in their order: people repeat
 * themselves, and ten ways of saying one thing would fill the list. What holds is not moved behind for what holds no longer. Pure;
 * compares at most the first 30, each with those of like score.
 */
export function newsFirst<T extends { readonly item: Said; readonly own: number }>(
  ranked: readonly T[],
): readonly T[] {
  const book = pieceBook()
  const cut = new Map<T, Pieces>()
  const piecesOf = (one: T): Pieces => {
    const known = cut.get(one)
    if (known) return known
    const pieces = book.cut(beginning(one.item.text))
    cut.set(one, pieces)
    return pieces
  }
  const news: T[] = []
  const again: T[] = []
  for (const one of ranked.slice(0, LOOKED_AT)) {
    const said = news.some(
      (other) =>
        mayReplace(other.item, one.item) &&
        alike(one, other) &&
        saysTheSame(book, piecesOf(one), piecesOf(other)),
    )
    ;(said ? again : news).push(one)
  }
  return again.length === 0 ? ranked : [...news, ...again, ...ranked.slice(LOOKED_AT)]
}

const mayReplace = (other: Said, one: Said): boolean => other.active || !one.active

/** Whether it is worth comparing them word by word. */
function alike(a: { readonly item: Said; readonly own: number }, b: typeof a): boolean {
  const [one, other] = [a.item, b.item]
  return (
    one.speaker === other.speaker &&
    within(one.text.length, other.text.length, LENGTHS) &&
    within(a.own, b.own, SCORES)
  )
}

const within = (a: number, b: number, share: number) => Math.min(a, b) >= share * Math.max(a, b)

const saysTheSame = (book: PieceBook, a: Pieces, b: Pieces): boolean =>
  book.share(a, b, SAME) && !book.differ(a, b)

/** Packs in order until one can tell. */
export function firstOf<T>(
  packs: readonly LanguagePack[],
  ask: (pack: LanguagePack) => T | null | undefined,
): T | null {
  for (const pack of packs) {
    const told = ask(pack)
    if (told !== null && told !== undefined) return told
  }
  return null
}

const MOST_TRANSLATIONS = 8
const SCRIPTS = [/\p{Script=Han}/u, /\p{Script=Latin}/u]
const scriptOf = (text: string) => SCRIPTS.findIndex((script) => script.test(text))

/** Words of different scripts (`beijing`, 北京) may mean the same: unless a pack knows, they are not another value. */
export function likenessIn(
  packs: readonly LanguagePack[],
  values: ValueForms,
  times: AnswerTimes,
): AnswerMaterial['compare'] {
  const told = (asked: string, card: MemoryCard) =>
    values.pointsAt(asked, card.value)
      ? 'same'
      : firstOf(packs, (pack) => pack.answers.compare?.(asked, card, times))
  const translated = (word: string) =>
    packs
      .flatMap((pack) => pack.lexicon.synonyms.get(word) ?? [])
      .filter((other) => scriptOf(other) !== scriptOf(word))
      .slice(0, MOST_TRANSLATIONS)
  return (asked, card) => {
    const form = values.form(asked)
    const [a, b] = [scriptOf(form), scriptOf(values.form(card.value))]
    const isOther = a !== b && a >= 0 && b >= 0
    const likeness = told(asked, card)
    if (likeness !== null) return likeness
    if (!isOther) return 'different'
    return translated(form).some((word) => told(word, card) === 'same') ? 'same' : 'unclear'
  }
}
