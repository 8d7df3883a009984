import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'

/** Words of corrections; sources of patterns that run on folded text. */
export interface CorrectionWords {
  /** Says of what was said before that it was wrong: "typo", "I was mistaken". An apology by itself does not. */
  readonly oops: string
  /** What a denied value begins with, right behind a statement: "not in ". The pack cuts it off as a clause of its own. */
  readonly denial: string
  /** Tells of a change, which is no slip: "I live in Bruges now, not in Ghent". */
  readonly change: RegExp
}

/** One can say these wrong; "I like tea, not coffee" tells two tastes. */
const MISSAID =
  /^(?:name|nickname|age|birthday|location|hometown|nationality|occupation|employer|phone|email|generic)$/u
/** How far before a statement the words of a mistake are looked for. */
const NEAR = 60

/** The value denied after this one, as it was written, if it is of the same kind: a number, a name or a plain word. */
function deniedAfter(
  { clause, value }: Candidate,
  { clauses, source }: Reading,
  denial: RegExp,
): string | null {
  const next = clauses[clause.index + 1]
  const lead = next && denial.exec(next.text)?.[0].length
  if (!next || lead === undefined || next.sentence.start !== clause.sentence.start) return null
  const { start, end } = source.toSource(next.start + lead, next.end)
  const old = source.source.slice(start, end)
  const isAlike = [/^\d/u, /^\p{Lu}/u].every((kind) => kind.test(old) === kind.test(value))
  return isAlike ? old : null
}

/** "Typo, I'm 26", "I live in Bruges, not in Ghent": a statement in the place of one made by mistake. */
export function correctionRefiner(language: string, { oops, denial, change }: CorrectionWords): Refiner {
  const before = new RegExp(String.raw`(?:^|[.!?,;:] ?)(?:${oops})[ ,.:;!–—-]{0,4}$`, 'u')
  const first = new RegExp(`^(?:${oops}) ?[:,]? `, 'u')
  const denies = new RegExp(`^(?:${denial})`, 'u')
  const isAdmitted = ({ clause }: Candidate, { text }: Reading) =>
    before.test(text.slice(Math.max(0, clause.start - NEAR), clause.start)) || first.test(clause.text)
  return {
    id: `${language}/correction`,
    refine: (candidate, reading) => {
      const { slot, relation, tense, polarity, clause } = candidate
      const isCorrection = candidate.correction !== undefined
      const isPlain = relation === 'sets' && tense === 'current' && polarity === 'positive'
      if (!isCorrection && (!isPlain || change.test(clause.text))) return [candidate]
      const of = deniedAfter(candidate, reading, denies)
      const signs = [isAdmitted(candidate, reading), of !== null, MISSAID.test(slot)].filter(Boolean)
      // Of the three, any two are enough.
      return isCorrection || signs.length > 1
        ? [{ ...candidate, relation: 'updates', correction: { of } }]
        : [candidate]
    },
  }
}
