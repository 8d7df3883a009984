import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'
import { JSON_BOMBS, ODD_VALUES } from './corpus/odd-values.ts'
import { PROTOTYPE_NAMES, SYNTAX } from './corpus/syntax.ts'
import { NAMES, QUESTIONS, TALK } from './corpus/talk.ts'
import { FLOODS, HUGE, UNICODE } from './corpus/unicode.ts'

/** 2025-03-01T08:00:00Z. */
export const NOON = Date.UTC(2025, 2, 1, 8)
const DAY = 86_400_000
const MOST_IDS = 200

export interface ValuesOptions {
  readonly seed: number
  /** Share of values that nothing sensible would be called with, 0–1. */
  readonly hostile: number
  /** Texts people say; default those of the corpus. */
  readonly talk?: readonly string[]
}

/** Makes values for parameters, fit ones and hostile ones, the same for the same seed. */
export class Values {
  readonly chance: Chance
  readonly #hostile: number
  readonly #talk: readonly string[]
  readonly #ids: string[] = []

  constructor({ seed, hostile, talk = TALK }: ValuesOptions) {
    this.chance = chanceOf(seed)
    this.#hostile = hostile
    this.#talk = talk
  }

  /** Ids, keys and cursors that a result had: later calls are about them. */
  learn(ids: readonly string[]): void {
    for (const id of ids) {
      if (this.#ids.length < MOST_IDS) this.#ids.push(id)
      else this.#ids[this.chance.below(MOST_IDS)] = id
    }
  }

  forgetIds(): void {
    this.#ids.length = 0
  }

  /** What fits, or now and then what does not. */
  or(fit: () => unknown): unknown {
    return this.chance.often(this.#hostile) ? this.odd() : fit()
  }

  odd(): unknown {
    const { chance } = this
    const kind = chance.below(10)
    if (kind < 4) return chance.of(ODD_VALUES)()
    if (kind < 9) return this.#hostileText()
    return chance.of(JSON_BOMBS)()
  }

  #hostileText(): string {
    const { chance } = this
    if (chance.often(0.001)) return chance.of(HUGE)()
    if (chance.often(0.02)) return chance.of(FLOODS)()
    if (chance.often(0.2)) return chance.of(PROTOTYPE_NAMES)
    if (chance.often(0.4)) return this.#mutated(chance.of(this.#talk))
    return chance.often(0.5) ? chance.of(SYNTAX) : chance.of(UNICODE)
  }

  /** A text with something strange in the middle, cut, doubled or turned around. */
  #mutated(text: string): string {
    const { chance } = this
    const at = chance.below(text.length + 1)
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    const strange = chance.of(chance.often(0.5) ? UNICODE : SYNTAX)
    return chance.of([head + strange + tail, head, tail + head, text.repeat(3), strange + text + strange])
  }

  readonly text = (): unknown =>
    this.or(() => (this.chance.often(0.15) ? this.chance.of(QUESTIONS) : this.chance.of(this.#talk)))
  readonly query = (): unknown =>
    this.or(() => (this.chance.often(0.3) ? this.chance.of(this.#talk) : this.chance.of(QUESTIONS)))
  readonly name = (): unknown => this.or(() => this.chance.of(NAMES))
  readonly flag = (): unknown => this.or(() => this.chance.often(0.5))
  readonly time = (): unknown =>
    this.or(() => {
      const at = NOON + (this.chance.below(61) - 30) * DAY
      return this.chance.of<unknown>([at, new Date(at), new Date(at).toISOString(), '2025-02-20'])
    })
  readonly id = (): unknown =>
    this.or(() => (this.#ids.length === 0 ? 'no-such-id' : this.chance.of(this.#ids)))
  readonly json = (): unknown =>
    this.or(() =>
      this.chance.often(0.1)
        ? this.chance.of(JSON_BOMBS)()
        : { city: 'Rome', n: 1, tags: ['a', '茶'], no: null },
    )

  /** A whole number from `least` to `most`. */
  readonly whole = (least: number, most: number) => (): unknown =>
    this.or(() => least + this.chance.below(most - least + 1))
  readonly share = (): unknown => this.or(() => this.chance.below(11) / 10)
  readonly choice =
    <T>(...choices: readonly T[]) =>
    (): unknown =>
      this.or(() => this.chance.of(choices))
  readonly list =
    (of: () => unknown, most = 3) =>
    (): unknown =>
      this.or(() => Array.from({ length: this.chance.below(most + 1) }, of))

  /** An object with some of the fields; now and then with one nobody knows, or one that pollutes. */
  readonly some =
    (fields: Readonly<Record<string, () => unknown>>, always: readonly string[] = []) =>
    (): unknown =>
      this.or(() => {
        const made = Object.entries(fields)
          .filter(([name]) => always.includes(name) || this.chance.often(0.35))
          .map(([name, value]) => [name, value()])
        if (this.chance.often(this.#hostile / 4)) {
          made.push([this.chance.of([...PROTOTYPE_NAMES, 'scope', 'where']), this.odd()])
        }
        return Object.fromEntries(made)
      })

  /** Arguments, the last of which may be left out. */
  args(...given: readonly (() => unknown)[]): readonly unknown[] {
    const made = given.map((value) => value())
    return this.chance.often(0.5) && made.length > 1 ? made.slice(0, -1) : made
  }
}
