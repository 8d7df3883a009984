import type { Vocabulary } from './phrase.ts'

/** Whom a frame may be said of. */
export interface FrameSubject {
  /** How it is named before the predicate: `je, j'`, `ma/mon {kin}`. */
  readonly says: string
  /** Default `user`; `user.{kin}` looks the words of a table up. */
  readonly entity?: string
  readonly facet?: string
  /** Frames that name no subject are said of it. */
  readonly usual?: boolean
  /**
   * It stands first in its clause, behind one of these at most. A language whose verbs need no pronoun wants it of the speaker: "vivo en
   * Lugo" is said of oneself, and with `says: '(yo)'` alone "mi vecino vivo" would be too.
   */
  readonly after?: string
}

/** How a language puts what its frames tell; all words as they are written, with their accents. */
export interface FrameGrammar extends Vocabulary {
  /** The first part of the ids of its rules. */
  readonly language: string
  /** By the name a frame gives: `of=kin`. */
  readonly subjects: Readonly<Record<string, FrameSubject>>
  /**
   * What a value looks like, by the name of its class: the source of a pattern with a group `value`, and where it is said `when`. It runs
   * on folded text. `{job}` is a word of that table.
   */
  readonly classes: Readonly<Record<string, string>>
}
