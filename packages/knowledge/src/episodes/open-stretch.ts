import type { MemoryItem, Episode } from '@recollect/core'
import { fits, heldBy } from './limits.ts'
import type { CutLimits, Held } from './limits.ts'
import type { Spoken } from './look-ahead.ts'
import { beginsTopic } from './topic-shift.ts'
import type { Utterance } from './topic-shift.ts'

/** A stretch of conversation of one session. */
export interface Stretch {
  /** The episode it goes on with; null: it is one of its own. */
  readonly episode: Episode | null
  /** All of it, those of the episode included, in the order they were said. */
  readonly items: readonly MemoryItem[]
  /** How many of them are in no episode yet. */
  readonly fresh: number
}

/** A stretch while it is being cut. */
export class OpenStretch {
  readonly #episode: Episode | null
  readonly #items: MemoryItem[] = []
  readonly #terms = new Set<string>()
  readonly #near = new Set<string>()
  #held: Held = { messages: 0, characters: 0 }
  #fresh = 0
  #last: Utterance | null = null

  constructor(episode: Episode | null = null) {
    this.#episode = episode
  }

  add(item: MemoryItem, own: Utterance, isFresh: boolean): void {
    this.#items.push(item)
    const { characters } = heldBy([item])
    this.#held = { messages: this.#held.messages + 1, characters: this.#held.characters + characters }
    for (const term of own.topic.terms) this.#terms.add(term)
    for (const term of own.topic.near) this.#near.add(term)
    this.#last = own
    if (isFresh) this.#fresh += 1
  }

  /** Whether a message belongs to it no more: after a silence, when it is full, and at another topic. */
  endsBefore({ item, own, answers }: Spoken, limits: CutLimits, topics: boolean): boolean {
    const last = this.#items.at(-1)
    if (last === undefined) return false
    if (item.saidAt - last.saidAt >= limits.gapMs) return true
    if (!fits(this.#held, heldBy([item]), limits)) return true
    const before = {
      messages: this.#held.messages,
      last: this.#last,
      topic: { terms: this.#terms, near: this.#near },
    }
    return topics && beginsTopic(before, own, answers)
  }

  done(): Stretch {
    return { episode: this.#episode, items: this.#items, fresh: this.#fresh }
  }
}
