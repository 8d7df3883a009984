import type { DoubtReader, OpposingClause } from '@recollect/core/extraction'
import { seemingClause, valueReader } from '@recollect/rules'
import { changed } from '../changed/index.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import * as data from '../lexicon/changes/doubts.ts'
import { OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { THING_CHANGES, TURNS } from '../lexicon/changes/turns.ts'
import { tokenizer } from '../query/tokenize.ts'
import { phraseFinder } from './phrases.ts'
import type { Found } from './phrases.ts'
import { words } from '../spans/words.ts'
import { VALUES } from '../values/index.ts'

/** Longer texts are documents; nobody tells what changed in the middle of one. */
const MOST = 4000
const SENTENCE = /[^.!?;\n…]+(?:\.(?=\S)[^.!?;\n…]+)*[.!?;\n…]*/gu
const CLAUSE =
  /,\s|\s[-–—]\s|[:()]\s?|\s(?:but|because|though|although|while|when|so|since|and (?=(?:i|we|he|she|they|now|my|our|it)\b))\s?/u
const QUOTED = /["“][^"”]{0,200}["”]/gu
const WORD = /[\p{L}\p{N}@][\p{L}\p{M}\p{N}@.'’+#_-]*/gu
const EDGE = /(?<![.'’-])[.'’-]{1,8}$/u

/** How many words an end, a denial and a change of something reach, and how many may stand between a change and its thing. */
const [REACH, NEAR] = [5, 3]

const finder = {
  ends: phraseFinder(data.ENDS),
  ending: phraseFinder(data.ENDING),
  turning: phraseFinder(data.TURNING),
  not: phraseFinder(data.NOT),
  never: phraseFinder(data.NEVER),
  passing: phraseFinder(data.PASSING),
  begins: phraseFinder(data.BEGINS),
  idioms: phraseFinder(data.IDIOMS),
  unreal: phraseFinder(data.UNREAL),
  bygone: phraseFinder(data.BYGONE),
  arriving: phraseFinder(data.ARRIVING),
  correcting: phraseFinder(data.CORRECTING),
  turns: phraseFinder([...TURNS.keys()]),
  taking: phraseFinder(data.TAKING),
  strangers: phraseFinder(data.STRANGERS),
  fiction: phraseFinder(data.FICTION),
}
const LASTING = new Set(data.LASTING)
const COMING = new Set(data.COMING)
const BEING = new Set(data.BEING)
const ADVERBS = new Set(data.ADVERBS)
const PLACING = new Set(data.PLACING)
const SMALL = new Set(data.SMALL)
const SELF = new Set(data.SELF)
const THEY = new Set(data.THEY)
const OTHERS = new Set(data.OTHERS)
const FILLERS = new Set(data.FILLERS)
const OF_THEM = new Set(data.OF_THEM)
const ROLES = new Set(data.ROLES)
const ASKING = new Set(data.ASKING)
const ACQUAINTED = new Set(data.ACQUAINTED)
/** Words one of which begins every sign; a clause without any speaks against nothing. */
const SIGNS: ReadonlySet<string> = new Set(
  [
    ...data.ENDS,
    ...data.ENDING,
    ...data.TURNING,
    ...data.NOT,
    ...data.NEVER,
    ...data.BEGINS,
    ...data.CORRECTING,
    ...data.TAKING,
    ...data.AROUND.map(([before]) => before),
    ...TURNS.keys(),
    ...THING_CHANGES.flatMap(({ changes }) => changes),
  ].map((phrase) => phrase.split(/\s+/u)[0] ?? ''),
)
const CHANGED = THING_CHANGES.map((change) => ({ ...change, find: phraseFinder(change.changes) }))

const termOf = (word: string): readonly string[] => tokenizer.cut(word)

const wordsIn = (text: string): readonly string[] =>
  (text.match(WORD) ?? []).map((word) => word.replaceAll('’', "'").replace(EDGE, ''))

/** Reads English for what may speak against something said before. */
export const doubts: DoubtReader = {
  read(text) {
    const said = text.slice(0, MOST).replaceAll(QUOTED, ' , ')
    const clauses = (said.match(SENTENCE) ?? []).flatMap(opposingIn)
    // Where words tell what is over or changed, that is it.
    const isTold =
      finder.bygone(wordsIn(said)).length > 0 ||
      clauses.some(({ ends, changes }) => ends || changes.length > 0)
    const seeming = isTold ? null : seemingClause(changed, words, said)
    return seeming ? [...clauses, seeming] : clauses
  },
  seems: (text) => seemingClause(changed, words, text),
  values: valueReader(VALUES),
  namesOf: (entity) =>
    [...KIN].flatMap(([word, relation]) =>
      entity === `user.${relation}` && !/[ -]/u.test(word) ? termOf(word) : [],
    ),
}

/** The clauses of a sentence that are no question: "I've joined Acme, what should I wear?" states Acme. */
function toldIn(sentence: string): readonly string[] {
  const clauses = sentence.split(CLAUSE)
  if (!sentence.trimEnd().endsWith('?') || finder.correcting(wordsIn(sentence)).length > 0) return clauses
  return clauses.slice(0, -1).filter((clause) => !ASKING.has(wordsIn(clause)[0] ?? ''))
}

/** Of a sentence about a film or a dream, what the speaker does is left: "cried when the dog died" is not of the dog at home. */
function opposingIn(sentence: string): readonly OpposingClause[] {
  const isTold = finder.fiction(wordsIn(sentence)).length > 0
  return toldIn(sentence)
    .flatMap((clause) => opposing(clause) ?? [])
    .filter(({ whose }) => !isTold || whose === 'user')
}

function opposing(text: string): OpposingClause | null {
  const words = wordsIn(text)
  if (!words.some((word) => SIGNS.has(word)) || finder.unreal(words).length > 0 || isOfTheirs(words))
    return null
  const ends = finder.ends(words)
  const reached = reachedIn(words)
  const turns = finder.bygone(words).length > 0 ? [] : turnsIn(words)
  const begins = finder.begins(words)
  const corrects = finder.correcting(words)
  const taken = takenIn(words)
  const first = taken[0] ?? turns[0] ?? reached[0] ?? ends[0] ?? begins[0] ?? corrects[0]
  if (!first) return null
  return {
    text: withoutTheirs(words).join(' '),
    ends: ends.length > 0,
    against: [...reached, ...taken].flatMap(({ heads }) => heads).join(' '),
    begins: begins.length > 0,
    corrects: corrects.length > 0,
    changes: [...new Set(turns.flatMap(({ targets }) => targets))],
    arrives: finder
      .arriving(words)
      .flatMap(({ end }) => headsFrom(words, end))
      .join(' '),
    whose:
      first === taken[0]
        ? 'unknown'
        : subjectOf(words, first.at, turns[0]?.targets.includes('family.child') ?? false),
  }
}

/** "My neighbour's dog", "her landlord": of somebody's somebody nothing is kept. */
const isOfTheirs = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1] ?? ''
    return word.endsWith("'s") ? isKin(word) && isKin(next) : OF_THEM.has(word) && ROLES.has(next)
  })

/** Of "divorced his wife Anna" the wife is another's. */
const withoutTheirs = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => !(isKin(word) && THEIR.has(words[at - 1] ?? '')))

const THEIR: ReadonlySet<string> = new Set(['his', 'her', 'their'])

const isPet = (word: string): boolean => KIN.get(word) === 'pet'

const isKin = (word: string): boolean => KIN.has(word.replace(/'s$/u, ''))

/** Whoever may be "my" somebody: a relative, an ex, the dentist. */
const isSomebody = (word: string): boolean => {
  const bare = word.replace(/'s$/u, '')
  return KIN.has(bare) || ACQUAINTED.has(bare) || OCCUPATIONS.has(bare)
}

interface Reached {
  readonly at: number
  readonly heads: readonly string[]
}

/** What denials, ends and changes reach. */
function reachedIn(words: readonly string[]): readonly Reached[] {
  const idioms = finder.idioms(words)
  const isMeant = ({ phrase, at, end }: Found) =>
    !idioms.some((one) => one.at < end && at < one.end) && !(phrase === 'ex' && isMine(words[at - 1]))
  const denials =
    finder.passing(words).length > 0
      ? []
      : [...finder.not(words), ...finder.never(words).filter((one) => isLasting(words, one))]
  const from = finder.turning(words).flatMap(({ at, end }) => {
    const near = words.slice(end, end + NEAR).indexOf('from')
    return near < 0 ? [] : [{ at, end: end + near + 1 }]
  })
  const ending = finder.ending(words).filter(isMeant)
  return [
    ...[...denials.filter(isMeant), ...ending, ...from].map(({ at, end }) => ({
      at,
      heads: headsFrom(words, end),
    })),
    ...ending.flatMap((one) => subjectBefore(words, one)),
    ...aroundIn(words),
  ]
}

/** What somebody unknown took: it is the speaker's no more. */
const takenIn = (words: readonly string[]): readonly Reached[] =>
  finder.strangers(words).length === 0
    ? []
    : finder.taking(words).map(({ at, end }) => ({ at, heads: headsFrom(words, end) }))

/** "Let Bruno go": what stands between the words of an end. */
const aroundIn = (words: readonly string[]): readonly Reached[] =>
  data.AROUND.flatMap(([before, after]) =>
    words.flatMap((word, at) => {
      const end = word === before ? words.indexOf(after, at + 2) : -1
      return end < 0 || end - at > REACH ? [] : [{ at, heads: words.slice(at + 1, end) }]
    }),
  )

const isMine = (word: string | undefined): boolean => word === 'my' || word === 'our'

const isLasting = (words: readonly string[], { end }: Found): boolean =>
  words.slice(end, end + 2).some((word) => LASTING.has(word))

/** Nouns that are whole: what follows them is no noun. Of "the Golf keys" the Golf is none. */
function headsFrom(words: readonly string[], from: number): readonly string[] {
  return words.slice(from, from + REACH).filter((word, index) => {
    const next = words[from + index + 1]
    return (
      !SMALL.has(word) &&
      (next === undefined || SMALL.has(next) || next.endsWith('ly') || word.endsWith('ing'))
    )
  })
}

/** The subject of an end, if it is the thing itself: of "the bakery in Porto closed" Porto is none. */
function subjectBefore(words: readonly string[], { phrase, at }: Found): readonly Reached[] {
  let head = at - 1
  let isDone = COMING.has(phrase)
  for (; BEING.has(words[head] ?? '') || ADVERBS.has(words[head] ?? ''); head -= 1)
    isDone ||= BEING.has(words[head] ?? '')
  const word = words[head]
  const isPlaced = words.slice(Math.max(0, head - 2), Math.max(0, head)).some((one) => PLACING.has(one))
  return !isDone || word === undefined || SMALL.has(word) || isPlaced ? [] : [{ at, heads: [word] }]
}

interface Turn extends Found {
  readonly targets: readonly string[]
}

function turnsIn(words: readonly string[]): readonly Turn[] {
  const events = finder.turns(words).map((found) => ({ ...found, targets: TURNS.get(found.phrase) ?? [] }))
  const over = finder.ending(words)
  const changed = CHANGED.flatMap(({ find, things, targets }) => {
    const near = find(words).filter(({ end }) =>
      words.slice(end, end + NEAR).some((word) => things.has(word)),
    )
    const ended = over.filter((one) =>
      subjectBefore(words, one).some(({ heads }) => heads.some((head) => things.has(head))),
    )
    return [...near, ...ended].map((found) => ({ ...found, targets }))
  })
  const gone = aroundIn(words).map(({ at }) => ({ phrase: '', at, end: at + 1, targets: ['gone'] }))
  return [...events, ...changed, ...gone].sort((a, b) => a.at - b.at)
}

/** Whoever is named last before a word; nobody: the speaker, where the sentence begins with it or it is done to him. */
function subjectOf(words: readonly string[], at: number, isBirth: boolean): OpposingClause['whose'] {
  const isMe = (word: string) => word === 'me' || word === 'us'
  if (words.slice(at, at + NEAR).some(isMe)) return 'user'
  for (let back = at; back >= 0; back -= 1) {
    const word = words[back] ?? ''
    if (isPet(word)) return 'unknown'
    if (isKin(word) && !(isBirth && KIN.get(word) === 'child')) return 'other'
    if (OTHERS.has(word) && back < at) return 'other'
    if (THEY.has(word) && back < at) return 'they'
    if (word === 'mine' && words[back - 1] === 'of') continue
    if (SELF.has(word)) return isOfKin(words, back, at) && !isBirth ? 'other' : 'user'
  }
  if (words.slice(at).some((word) => isMe(word) || word === 'my')) return 'user'
  return isBirth || words.slice(0, at).every((word) => FILLERS.has(word)) ? 'user' : 'unknown'
}

/** "My youngest": whose relative it is, is not who it is about. */
const isOfKin = (words: readonly string[], at: number, to: number): boolean =>
  (words[at] === 'my' || words[at] === 'our') &&
  words.slice(at + 1, Math.min(at + NEAR + 1, Math.max(to, at + 2))).some(isSomebody)
