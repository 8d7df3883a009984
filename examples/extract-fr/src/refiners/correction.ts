import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { IN } from '../patterns.ts'

/** Words that say of what the speaker said before that it was wrong. "Pardon" by itself does not: "pardon, j'ai un chien". */
const OOPS =
  "(?:(?:ah|oh|euh|non|pardon|desolee?|oups),? ){0,2}(?:oups|correction|(?:une )?(?:erreur|faute de frappe)(?: de ma part)?|je me suis trompee?|j'ai fait une (?:erreur|faute)|j'ai mal (?:dit|ecrit)|je voulais dire(?: que)?)"
const OOPS_BEFORE = new RegExp(`(?:^|[.!?,;:] ?)${OOPS}[ ,.:;!–—-]{0,4}$`, 'u')
const OOPS_FIRST = new RegExp(`^${OOPS} ?[:,]? `, 'u')
/** How far before a statement they are looked for. */
const NEAR = 60

/** "Pas à Gand" right after a statement; the pack cuts it off as a clause of its own. */
const DENIAL = new RegExp(`^(?:et )?(?:non )?pas (?:${IN}|chez |le |la |l'|une? )?`, 'u')
/** What tells of a change is no slip: "j'habite maintenant à Bruges, pas à Gand". */
const NEW = /\b(?:maintenant|desormais|actuellement|en ce moment)\b/u
/** One can say these wrong; "j'aime le thé, pas le café" tells two tastes. */
const MISSAID =
  /^(?:name|nickname|age|birthday|location|hometown|nationality|occupation|employer|phone|email|generic)$/u

function isAdmitted({ clause }: Candidate, { text }: Reading): boolean {
  const before = text.slice(Math.max(0, clause.start - NEAR), clause.start)
  return OOPS_BEFORE.test(before) || OOPS_FIRST.test(clause.text)
}

/** The value denied after this one, as it was written, if it is of the same kind: a number, a name or a plain word. */
function deniedAfter({ clause, value }: Candidate, { clauses, source }: Reading): string | null {
  const next = clauses[clause.index + 1]
  const lead = next && DENIAL.exec(next.text)?.[0].length
  if (!next || lead === undefined || next.sentence.start !== clause.sentence.start) return null
  const { start, end } = source.toSource(next.start + lead, next.end)
  const old = source.source.slice(start, end)
  const isAlike = [/^\d/u, /^\p{Lu}/u].every((kind) => kind.test(old) === kind.test(value))
  return isAlike ? old : null
}

/** "Je me suis trompée, j'ai 26 ans", "j'habite à Bruges, pas à Gand": a statement in the place of one made by mistake. */
export const correction: Refiner = {
  id: 'fr/correction',
  refine: (candidate, reading) => {
    const { slot, relation, tense, polarity, clause } = candidate
    const isCorrection = candidate.correction !== undefined
    const isPlain = relation === 'sets' && tense === 'current' && polarity === 'positive'
    if (!isCorrection && (!isPlain || NEW.test(clause.text))) return [candidate]
    const of = deniedAfter(candidate, reading)
    const signs = [isAdmitted(candidate, reading), of !== null, MISSAID.test(slot)].filter(Boolean)
    // Of the three, any two are enough.
    return isCorrection || signs.length > 1
      ? [{ ...candidate, relation: 'updates', correction: { of } }]
      : [candidate]
  },
}
