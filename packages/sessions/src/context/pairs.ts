import type { QaTurn } from '@recollect/core/store'
import { GROUP } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { quotedUpTo } from './cut-text.ts'
import { dayOf } from './dates.ts'
import { mark } from './marks.ts'
import { quoted, visible, visibleWords } from './safe-text.ts'

/** Pairs of a context; each list most important first, and one pair may be in several. */
export interface PairMaterial {
  readonly same: readonly QaTurn[]
  readonly topic: readonly QaTurn[]
  readonly recent: readonly QaTurn[]
  /** Whether the request to the model carries a text anyway. */
  readonly isCarried: (text: string) => boolean
}

/** Where the pairs are shown: their own session goes without saying. */
export interface PairSetting {
  readonly session: string
  readonly zone: string
}

/**
 * Each pair once, as the first of the kinds it is; one of the last pairs stands among them whatever else it is, so that they stay where
 * they are for any message. Pure.
 */
export function pairCandidates(material: PairMaterial, setting: PairSetting): readonly Candidate[] {
  const recent = new Set(material.recent.map(({ number }) => number))
  const seen = new Set<number>()
  return (['same', 'topic', 'recent'] as const).flatMap((section) =>
    material[section].flatMap((turn): Candidate[] => {
      if (seen.has(turn.number)) return []
      seen.add(turn.number)
      const words = wordsOf(turn)
      if (words.question === '' && words.answer === '') return []
      if (material.isCarried(turn.question)) return []
      const place = recent.has(turn.number)
        ? [GROUP.recent, turn.seq]
        : [GROUP[section], turn.saidAt, turn.number]
      return [{ data: { section, turn }, place, line: (most) => pairLine(turn, words, most, setting) }]
    }),
  )
}

/** What of a pair is its own; an answer that was not kept is none. */
export const wordsOf = ({ question, answer }: Pick<QaTurn, 'question' | 'answer'>) => ({
  question: visibleWords(question),
  answer: visibleWords(answer ?? ''),
})

/** `- [memory pair 4, 2026-01-30] Q: "…" A: "…"`. Pure. */
function pairLine(
  turn: QaTurn,
  { question, answer }: ReturnType<typeof wordsOf>,
  most: number,
  { session, zone }: PairSetting,
): string {
  const elsewhere = turn.session === session ? '' : ` of ${quoted(visible(turn.session))}`
  const head = mark('pair', ` ${String(turn.seq)}${elsewhere}, ${dayOf(turn.saidAt, zone)}`)
  const asker = turn.user === null ? 'Q' : `Q by ${quoted(visible(turn.user))}`
  const answered = answer === '' ? '' : ` A: ${quotedUpTo(answer, most)}`
  return `${head} ${asker}: ${quotedUpTo(question, most)}${answered}`
}
