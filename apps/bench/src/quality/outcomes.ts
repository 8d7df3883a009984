import type { CardDraft } from '@recollect/core/extraction'
import { draftRow, scoreStatement } from '@recollect/testkit/scoring'
import type { CardRow, Label, Verdict } from '@recollect/testkit/scoring'
import type { Reader } from '../labels/reader.ts'
import type { Statement } from '../labels/schema.ts'

/** A card a reader gave, and what the labels say of it. */
export interface CardOutcome extends CardRow {
  readonly rule: string
  readonly confidence: number
  readonly verdict: Verdict
}

/** A labelled statement after it was read. */
export interface Outcome {
  readonly language: string
  readonly text: string
  readonly isFact: boolean
  readonly isPlain: boolean
  readonly tag: string
  readonly cards: readonly CardOutcome[]
  /** Cards under the threshold, judged as if they had come after the others. */
  readonly held: readonly CardOutcome[]
  readonly labels: readonly { readonly label: Label; readonly found: boolean }[]
  /** It is marked as stating something that no rule reads. */
  readonly isUnread: boolean
}

const NO_TAG = 'no tag'

/** Judges what a reader makes of labelled statements; those without labels are left out. */
export const judge = (reader: Pick<Reader, 'drafts'>, statements: readonly Statement[]): Outcome[] =>
  statements.flatMap((statement) => {
    const { cards, lang, text, level, tags } = statement
    if (cards === undefined) return []
    const { stored, held, isUnread } = reader.drafts(text)
    const score = scoreStatement(cards, stored.map(withOrigin))
    const all = scoreStatement(cards, [...stored, ...held].map(withOrigin))
    const outcome: Outcome = {
      language: lang,
      text,
      isFact: statement.is_fact ?? score.labels.length > 0,
      isPlain: level === 'plain',
      tag: tags?.[0] ?? NO_TAG,
      cards: score.cards.map(({ card, verdict }) => ({ ...card, verdict })),
      held: all.cards.slice(stored.length).map(({ card, verdict }) => ({ ...card, verdict })),
      labels: score.labels,
      isUnread,
    }
    return [outcome]
  })

const withOrigin = (draft: CardDraft) => ({
  ...draftRow(draft),
  rule: draft.rule,
  confidence: draft.confidence,
})
