const PAIRS = 4096

/** Pairs of characters, and single ones, by numbers that others may have too. */
const pairCode = (first: number, second: number): number => (first * 61 + second * 7) & (PAIRS - 1)
const charCode = (char: number): number => PAIRS + (char & (PAIRS - 1))

/** Two numbers of a literal: both are noted in each line that holds it. */
export function codesOf(text: string): readonly [number, number] {
  const last = text.length - 1
  if (last === 0) return [charCode(text.charCodeAt(0)), charCode(text.charCodeAt(0))]
  return [
    pairCode(text.charCodeAt(0), text.charCodeAt(1)),
    pairCode(text.charCodeAt(last - 1), text.charCodeAt(last)),
  ]
}

/** The text that is asked about now, with a note of what stands in it, so that most literals that do not are told from one look. */
export class Line {
  text = ''
  /** Tells this text from those before. */
  turn = 0
  /** 1 where a pair or character of that number stands. Small enough to stay at hand. */
  readonly holds = new Uint8Array(2 * PAIRS)

  read(text: string): void {
    if (text === this.text && this.turn > 0) return
    this.#note(this.text, 0)
    this.#note(text, 1)
    this.text = text
    this.turn += 1
  }

  #note(text: string, value: 0 | 1): void {
    let before = 0
    for (let at = 0; at < text.length; at++) {
      const char = text.charCodeAt(at)
      this.holds[charCode(char)] = value
      if (at > 0) this.holds[pairCode(before, char)] = value
      before = char
    }
  }
}
