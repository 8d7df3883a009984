import type { Clause, Reading, Refiner } from '@recollect/core/extraction'
import { isFirst, isHeadless, PRONOUN, relationOf, speaksOfSelf } from '../text/state.ts'
import { GOVERNING } from '../lexicon/grammar/predicates.ts'

const GOVERNED = new RegExp(`\\b${GOVERNING}\\b`, 'u')
/** "Have" and "am" are no infinitives, so that less governs them: "I went to see it and have two dogs". */
const FINITE = /^(?:have|am)\b/u
const IMAGINED =
  /\b(?:if|unless|wish|imagine|who|which|would|will|i'll|could|should|wanna|gonna|(?:want|wants|hope|plan|going|need|dream|trying) to)\b/u
/** How a predicate without a subject is joined to the one before. */
const JOINED = /^\s?,?\s?(?:and |n |& |but |yet )?$/u
/** "I (25F) live in Rome": what stands in brackets does not part the subject from its verb. */
const AGE_AND_SEX = /^(?:\d{1,2} ?[mf]?|[mf] ?\d{1,2})$/u
const BRACKET = /^\s?[()]?\s?,?\s?(?:and |n |& )?$/u
const LEAD =
  '(?:(?:and|so|but|well|yes|yeah|yep|no|hi|hey|hello|oh|ok|okay|also|actually|currently|now|lol) ?,? ){0,4}'
const SUBJECT = new RegExp(
  `^${LEAD}(?:(?<self>(?:i|we)\\b|i[m']|im |ive |me and my )|(?:my|our) (?<kin>[a-z0-9' -]{2,60})|(?<pron>he|she|they)(?:'s|'re|'ve)? )`,
  'u',
)
const THIRD_PERSON =
  /^(?:[a-z]+ )?(?:is|has|does(?: not|n'?t)|(?:live|work|studie|love|hate|enjoy|adore|dislike|like|prefer|own|play|drive|speak|teache)s)\b/u
const BARE =
  /^(?:[a-z]+ly |also |still |always |just |both )?(?:am|are|have|do not|don'?t|live|work|study|love|hate|enjoy|adore|dislike|like|prefer|own|play|drive|speak|teach|collect|run|want|wanna)\b/u

/** The relation that "my …" begins with: "older sister lives in Rome" → `sister`. */
function relationAtStart(words: readonly string[]): string | null {
  // "Mom and dad live in Rome" is said of both.
  const couple = relationOf(words.slice(0, words[2] === 'my' ? 4 : 3).join(' '))
  if (couple === 'parents') return couple
  for (let count = Math.min(4, words.length); count > 0; count--) {
    const relation = relationOf(words.slice(0, count).join(' '))
    if (relation !== null) return /^(?:and|or|&|who)$/u.test(words[count] ?? '') ? null : relation
  }
  return null
}

/** The clause before governs this one: "I will marry and have many children". */
const NOBODY = ''

/** Whose clause this is, when its first words say so. */
function subjectOf(text: string, verb: string): string | null {
  const groups = SUBJECT.exec(text)?.groups
  if (!groups) return null
  if ((FINITE.test(verb) ? IMAGINED : GOVERNED).test(text)) return NOBODY
  const third = THIRD_PERSON.test(verb)
  if (groups['self'] !== undefined) return third ? null : 'user'
  const pronoun = groups['pron']
  if (pronoun !== undefined)
    return BARE.test(verb) === (pronoun === 'they') || (!third && !BARE.test(verb))
      ? `${PRONOUN}${pronoun}`
      : null
  const relation = relationAtStart((groups['kin'] ?? '').split(/,? /u))
  const plural =
    relation === 'parents' ||
    /^(?:parents|children|kids|siblings|grandparents|friends)/u.test(groups['kin'] ?? '')
  return relation === null || (BARE.test(verb) && !plural) ? null : `user.${relation}`
}

/** Words in brackets, and "who is 9", stand between a subject and its verb. */
const isAside = (clause: Clause, { text }: Reading): boolean =>
  AGE_AND_SEX.test(clause.text) ||
  /^(?:who|whom|which)(?:'s|'re)? /u.test(clause.text) ||
  (/\(\s?$/u.test(text.slice(Math.max(0, clause.start - 2), clause.start)) &&
    /^\s?\)/u.test(text.slice(clause.end, clause.end + 2)))

/** The subject of the nearest clause before this one in its sentence that has one; only clauses without one may stand between. */
function inherited(clause: Clause, reading: Reading): string | null {
  let right = clause
  for (let index = clause.index - 1; index >= 0; index--) {
    const left = reading.clauses[index]
    if (!left || left.sentence !== clause.sentence) return null
    const joint = reading.text.slice(left.end, right.start)
    const aside = isAside(left, reading)
    if (!(aside || isAside(right, reading) ? BRACKET : JOINED).test(joint)) return null
    if (!aside && !isHeadless(left)) return subjectOf(left.text, clause.text)
    right = left
  }
  return null
}

/** Participles were the speaker's until somebody else is found: "I'm 28 and living in Rome". */
const PARTICIPLE =
  /^(?:(?:now|currently|still) )?(?:living|working|studying|teaching|based)\b|^(?:just|recently|finally) [a-z]+ed\b/u

/** "Tools for citing, like Zotero": after a comma alone, "like" names an example. */
const isExample = (clause: Clause, reading: Reading): boolean =>
  clause.text.startsWith('like ') && /,\s?$/u.test(reading.text.slice(clause.sentence.start, clause.start))

/** "My sister lives in Rome and works as a nurse": the second predicate is said of the first one's subject, or of nobody. */
export const inheritSubject: Refiner = {
  id: 'en/inherit-subject',
  refine: (candidate, reading) => {
    const { clause } = candidate
    const participle = PARTICIPLE.test(clause.text)
    // A wish is an imperative: nobody's predicate.
    if (candidate.slot === 'instruction') return [candidate]
    if (candidate.entity !== 'user' || isFirst(clause) || !(participle || isHeadless(clause)))
      return [candidate]
    if (isExample(clause, reading)) return { drop: 'an example' }
    const entity = inherited(clause, reading) ?? (participle || speaksOfSelf(clause) ? 'user' : null)
    if (entity === null || entity === NOBODY) return { drop: 'the predicate has no subject' }
    // With whom one lives is told of oneself: "my flatmate moved out, living alone now".
    const own = entity === 'user' || (entity === 'user.roommate' && candidate.slot === 'living_situation')
    return [own ? candidate : { ...candidate, entity }]
  },
}
