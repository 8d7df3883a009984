import type {
  Clause,
  NormalizedText,
  Span,
  SpanReader,
  SpanWords,
  Statement,
  StatementReader,
} from '@recollect/core/extraction'
import { changeSigns } from '../changed/signs.ts'
import type { ChangeReader } from '../changed/reader.ts'
import { likely, scoresOf } from '../changed/weights.ts'
import { signTable } from '../weights/weight-lines.ts'
import type { SignTable } from '../weights/weight-lines.ts'
import { readText } from '../engine/segment.ts'
import type { SegmentRules } from '../engine/segment.ts'
import { tokensOf } from '../spans/tokens.ts'

/** What a language brings for it. */
export interface StatementParts {
  readonly segment: SegmentRules
  readonly words: SpanWords
  readonly changed: ChangeReader
  readonly spans: Pick<SpanReader, 'read'>
  /** Weights of one column: a clause states something of the speaker or of somebody tied to them. */
  readonly table: () => string
  /** A clause that is likelier than this states something. */
  readonly surerThan: number
}

/** From where on a clause says that something known has changed. */
const CHANGES = 0.5
/** A value that was learned and is likelier than this is stated, though it is not sure enough to be a fact. */
const VALUE = 0.2
/** A longer clause is pasted text. */
const LONGEST = 400
/** A shorter rest of a clause, behind what was read of it, is its ending. */
const LEAST = { spaced: 14, joined: 7 }
const ASKED = /[?？]/u
/** Stands for the mark of a question, which ends a clause and is no word of it. */
const QUESTION = '?end'

/**
 * Weighs each clause by what was learned from messages in which authors marked what is stated. Of a clause in which facts were read, what
 * stands behind them is weighed by itself: people say three things without a full stop. Deterministic; linear in the text.
 */
export function statementReader(parts: StatementParts): StatementReader {
  const { segment, words, spans } = parts
  const kindOf = kindReader(parts)
  const least = LEAST[words.joined ? 'joined' : 'spaced']
  const clausesIn = (text: NormalizedText, folded: string) =>
    readText(text, folded, segment).clauses.filter((clause) => clause.text.length <= LONGEST)
  return {
    read(text, folded, read) {
      const stated = clausesIn(text, folded).flatMap((clause) =>
        leftOf(clause, read, least).flatMap(({ start, end }): readonly Statement[] => {
          const kind = kindOf(folded.slice(start, end), clause.sentence.terminator)
          return kind === null ? [] : [{ start, end, kind }]
        }),
      )
      const known = [...read, ...stated]
      const values = spans
        .read(text, folded)
        .filter((value) => value.likely >= VALUE && !known.some((other) => meets(other, value)))
      return [...stated, ...values.map(({ start, end }) => ({ start, end, kind: 'fact' as const }))]
    },
    signsOf: (text, folded) =>
      clausesIn(text, folded).map(({ text: said, start, end, sentence }) => ({
        start,
        end,
        signs: signsIn(said, sentence.terminator, words),
      })),
  }
}

const kindReader = ({ words, changed, table, surerThan }: StatementParts) => {
  let made: SignTable | null = null
  return (said: string, terminator: string): Statement['kind'] | null => {
    made ??= signTable(table())
    if (likely(scoresOf(signsIn(said, terminator, words), made, 1), 0) < surerThan) return null
    return changed.read(asText(said), said).changes < CHANGES ? 'fact' : 'change'
  }
}

function signsIn(said: string, terminator: string, words: SpanWords): ReadonlySet<string> {
  const signs = changeSigns(tokensOf(asText(said), said, words.joined), words)
  return ASKED.test(terminator) ? new Set([...signs, QUESTION]) : signs
}

/** The clause; where something was read in it, what stands behind the last of that. */
function leftOf(clause: Clause, read: readonly Span[], least: number): readonly Span[] {
  const inside = read.filter((span) => meets(span, clause))
  if (inside.length === 0) return [clause]
  const start = Math.max(...inside.map(({ end }) => end))
  return clause.end - start >= least ? [{ start, end: clause.end }] : []
}

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Words as a text of their own. */
const asText = (said: string): NormalizedText => ({
  source: said,
  text: said,
  toSource: (start, end) => ({ start, end }),
})
