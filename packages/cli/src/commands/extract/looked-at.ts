import type { LanguagePack } from '@recollect/core'

/** What a text touched in a language pack. */
export interface PackLook {
  /** `zh@0.1.0`, as on cards. */
  readonly pack: string
  /** 0: the text has none of its language, and the pack is not asked. */
  readonly score: number
  /** Rules it has. */
  readonly rules: number
  /** Ids of those an anchor of which occurs in the text: the only ones that are tried. */
  readonly anchored: readonly string[]
}

/** Tells "no rule begins on these words" from "rules were tried". `text` is normalised. */
export const lookedAt = (packs: readonly LanguagePack[], text: string): PackLook[] =>
  packs.map((pack) => {
    const score = pack.score(text)
    const folded = pack.fold(text)
    const tried = score > 0 ? pack.rules.filter(({ anchors }) => anchors.some((a) => folded.includes(a))) : []
    return {
      pack: `${pack.language}@${pack.version}`,
      score,
      rules: pack.rules.length,
      anchored: tried.map(({ id }) => id),
    }
  })
