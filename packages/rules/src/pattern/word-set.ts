import { codesOf } from './line.ts'
import type { Line } from './line.ts'
import { isAtEdges } from './word.ts'
import type { Word } from './word.ts'

/** Says whether one of some literals stands in a line. */
export class WordSet {
  readonly #words: readonly Word[]
  /** Two of each word, one after the other: they are read in one go. */
  readonly #codes: Uint16Array

  constructor(words: readonly Word[]) {
    this.#words = words
    this.#codes = new Uint16Array(words.length * 2)
    words.forEach(({ text }, index) => this.#codes.set(codesOf(text), index * 2))
  }

  standsIn({ text, holds }: Line): boolean {
    const codes = this.#codes
    for (let at = 0; at < codes.length; at += 2) {
      if (holds[codes[at] ?? 0] === 0 || holds[codes[at + 1] ?? 0] === 0) continue
      const word = this.#words[at / 2]
      if (word !== undefined && stands(word, text)) return true
    }
    return false
  }
}

function stands(word: Word, text: string): boolean {
  let at = text.indexOf(word.text)
  while (at >= 0 && !isAtEdges(word, text, at)) at = text.indexOf(word.text, at + 1)
  return at >= 0
}
