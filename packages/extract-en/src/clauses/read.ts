import type { Capture, Sentence } from '@recollect/core/extraction'
import { CONJUNCTIONS, LEADS, OWN_POSSESSIVES, REASONS, SUBORDINATORS } from '../lexicon/grammar/grammar.ts'
import { PRONOUN } from '../text/state.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { aheadFacts } from './ahead.ts'
import { attributeFacts } from './attribute.ts'
import { beFacts, bodyFacts } from './be.ts'
import { birthdayFacts } from './birthday.ts'
import { isOf } from './classes.ts'
import { complementsFrom } from './complements.ts'
import { bareFacts, elidedAt, speakerHere } from './elided.ts'
import type { Before, Predicate } from './elided.ts'
import { frontedAt } from './fronted.ts'
import { fragmentFacts } from './fragment.ts'
import { bareHabit, habitFacts, timedHabit } from './habit.ts'
import { isCapital } from './name.ts'
import { hadNoun } from './had-noun.ts'
import { datedFacts } from './happened.ts'
import { effectFacts } from './moved.ts'
import { nounFacts } from './noun-facts.ts'
import { dated, introducedAt } from './people.ts'
import { phraseAt } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import { predicateFacts, roleFacts } from './predicate.ts'
import type { DomainFact } from './predication.ts'
import { profileFacts } from './profile.ts'
import { procedureFacts } from './procedure.ts'
import type { Said } from './said.ts'
import { isMeant, isSeveral, kinAt } from './kin.ts'
import type { Kin } from './kin.ts'
import { pointedFacts } from './there.ts'
import { subjectAt } from './subject.ts'
import type { Subject } from './subject.ts'
import { tasteFacts } from './taste.ts'
import { bareBe, verbAt } from './verb.ts'
import { isMark, wordsOf } from './words.ts'

interface Clause {
  readonly facts: readonly DomainFact[]
  readonly end: number
  readonly before: Before | null
}

function clauseAt(said: Said, from: number, before: Before | null): Clause | null {
  const subject = resolved(said, from, subjectAt(said, from))
  if (subject) {
    const verb = verbAt(said.words, subject.end)
    const told = verb ? predicated(said, { subject, verb }) : null
    if (told && !(verb?.must === true && told.facts.length === 0)) return told
    return habitual(said, subject) ?? withoutBe(said, subject)
  }
  const thing = thingClause(said, from) ?? introduced(said, from) ?? timed(said, from)
  if (thing) return thing
  const fronted = before === null ? frontedAt(said, from) : from
  if (fronted > from) return clauseAt(said, fronted, before)
  const taste = liked(said, from)
  if (taste) return taste
  const isOpen = before === null && !namesSomebody(said, from)
  const routine = isOpen ? bareHabit(said, from) : []
  if (routine.length > 0) return { facts: routine, end: lastOf(routine), before }
  const predicate = before !== null || isOpen ? elidedAt(said, from, before) : null
  if (predicate) return predicated(said, predicate)
  const here = isOpen ? speakerHere(said, from) : []
  const isBare = here.length === 0 && (before !== null || isOpen)
  const bare = isBare ? bareFacts(said, from, before) : here
  const facts = bare.length > 0 || before !== null ? bare : fragmentFacts(said, from)
  return facts.length > 0 ? { facts, end: lastOf(facts), before } : null
}

function introduced(said: Said, from: number): Clause | null {
  const facts = introducedAt(said, from)
  return facts.length > 0 ? { facts, end: from + 1, before: null } : null
}

function timed(said: Said, from: number): Clause | null {
  const facts = timedHabit(said, from, (at) => subjectAt(said, at))
  return facts.length > 0 ? { facts, end: lastOf(facts), before: null } : null
}

function liked(said: Said, from: number): Clause | null {
  const taste = tasteFacts(said, from)
  const facts = taste.length > 0 ? taste : effectFacts(said, from)
  return facts.length > 0 ? { facts, end: lastOf(facts), before: null } : null
}

/** After somebody else was named, a verb without a subject is not the speaker's. */
const namesSomebody = (said: Said, to: number): boolean =>
  said.words
    .slice(0, to)
    .some(
      ({ key }, at) =>
        /^(?:he|she|they|it|you)$/u.test(key) ||
        KIN.has(key) ||
        GIVEN_NAMES.has(key) ||
        (at > 0 && isCapital(said, at)),
    )

/** The same words are one fact. */
const merged = (facts: readonly DomainFact[]): readonly DomainFact[] =>
  facts.filter(
    (one, at) => facts.findIndex(({ from, slot }) => from === one.from && slot === one.slot) === at,
  )

const lastOf = (facts: readonly DomainFact[]): number => Math.max(...facts.map(({ to }) => to))

/** "I from Brazil", "my father farmer": as who learns English says it. */
function withoutBe(said: Said, subject: Subject): Clause | null {
  const key = said.words[subject.end]?.key ?? ''
  const phrase = key === 'from' ? null : phraseAt(said.words, subject.end)
  const isJob =
    phrase !== null && isOf(['JOB'], phrase, said) && isEnd(said, phrase.to) && subject.kin?.name === -1
  if (!isJob && key !== 'from') return null
  const verb = bareBe(subject.end)
  const about = { said, entity: subject.entity, verb }
  const facts = isJob ? beFacts(about, subject) : predicateFacts(about)
  return facts.length > 0 ? { facts, end: lastOf(facts), before: { subject, isBe: true } } : null
}

const isEnd = ({ words }: Said, at: number): boolean =>
  words[at] === undefined || isMark(words[at]) || /^(?:in|at|and|but|for)$/u.test(words[at].key)

function habitual(said: Said, subject: Subject): Clause | null {
  const facts = habitFacts(said, subject)
  return facts.length > 0 ? { facts, end: lastOf(facts), before: { subject, isBe: false } } : null
}

function predicated(said: Said, { subject, verb }: Predicate): Clause {
  const about = { said, entity: subject.entity, verb }
  if (verb.must === true)
    return { facts: predicateFacts(about), end: complementsFrom(said.words, verb.end).end, before: null }
  const done = procedureFacts(about)
  const framed =
    done.length > 0
      ? done
      : merged([
          ...predicateFacts(about),
          ...hadNoun(about),
          ...roleFacts(about),
          ...pointedFacts(about),
          ...dated(about),
        ])
  const isBe = verb.lemma === 'be'
  const isMeasured = framed.some(({ slot }) => slot === 'weight')
  const stated =
    isBe && (framed.length === 0 || isMeasured) ? merged([...framed, ...beFacts(about, subject)]) : framed
  const told = stated.length > 0 ? stated : aheadFacts(about)
  const facts = [...(told.length > 0 ? told : datedFacts(about)), ...birthdayFacts(about)]
  const habits = verb.at === subject.end || facts.length === 0 ? habitFacts(said, subject) : []
  const { end } = complementsFrom(said.words, verb.end)
  const goesOn = isBe && !verb.negative && !verb.past && !verb.future
  return { facts: [...facts, ...habits], end, before: { subject, isBe: goesOn } }
}

/** "Dad's 84 and he still drives": in a sentence that names one relative whom the pronoun fits, it means them. */
function resolved(said: Said, from: number, subject: Subject | null): Subject | null {
  if (!subject?.entity.startsWith(PRONOUN)) return subject
  const pronoun = subject.entity.slice(PRONOUN.length)
  for (let at = from - 1; at >= 0; at--) {
    const kin = kinAt(said, at, at === 0)
    if (!kin || said.words[kin.end]?.key === "'s") continue
    if (isSeveral(kin)) continue
    return isMeant(pronoun, kin.relation) ? { ...subject, entity: `user.${kin.relation}` } : subject
  }
  return subject
}

/** "My knee is shot": what is said of a part or a thing of one's own. */
function thingClause(said: Said, from: number): Clause | null {
  if (!OWN_POSSESSIVES.has(said.words[from]?.key ?? '')) return null
  const phrase = phraseAt(said.words, from)
  const verb = phrase && verbAt(said.words, phrase.to)
  const entity = phrase && ownerOf(said, from, phrase)
  if (!phrase || !entity || verb?.lemma !== 'be') return null
  const facts = [...bodyFacts(said, phrase, verb), ...attributeFacts(said, phrase, verb)]
  return { facts: facts.map((fact) => ({ ...fact, entity })), end: verb.end, before: null }
}

/** "My father who's a violinist", "with my sister, who loves jazz": said of a relative wherever they stand. */
function relativeFacts(said: Said): readonly DomainFact[] {
  return said.words.flatMap((_, at) => {
    const kin = OWN_POSSESSIVES.has(said.words[at]?.key ?? '') ? kinAt(said, at, false) : kinHad(said, at)
    if (!kin) return []
    const who = said.words[kin.end]?.key === ',' ? kin.end + 1 : kin.end
    const verb = said.words[who]?.key === 'who' ? verbAt(said.words, who + 1) : null
    if (!verb || kin.relation === 'friend') return []
    return predicated(said, { subject: { entity: `user.${kin.relation}`, end: who + 1, kin }, verb }).facts
  })
}

/** "I have a two year old daughter who …": a relative one says one has. */
function kinHad(said: Said, at: number): Kin | null {
  const isHad =
    /^an?$/u.test(said.words[at]?.key ?? '') && /^(?:have|got)$/u.test(said.words[at - 1]?.key ?? '')
  const subject = said.words[at - 2]?.key ?? ''
  return isHad && /^(?:i|we|have)$/u.test(subject) ? kinAt(said, at, false, true) : null
}

/** Whose "my phone" and "my mum's phone" are; null for what is a stranger's: "my mum's friend's phone". */
function ownerOf(said: Said, from: number, phrase: Phrase): string | null {
  const owners = said.words.slice(phrase.from, phrase.to).filter(({ key }) => key === "'s").length
  if (owners === 0) return 'user'
  const kin = kinAt(said, from, true)
  return owners === 1 && kin !== null && said.words[kin.end]?.key === "'s" ? `user.${kin.relation}` : null
}

/** Where the next clause may begin, and whether it is stated as a fact. */
function nextStart(
  { words }: Said,
  from: number,
): { readonly at: number; readonly told: boolean; readonly joined: boolean } | null {
  let at = from
  while (at < words.length && !isMark(words[at]) && !isJoint(words[at]?.key ?? '')) at += 1
  if (at >= words.length) return null
  let told = true
  let joined = true
  while (at < words.length && (isMark(words[at]) || isJoint(words[at]?.key ?? ''))) {
    const key = words[at]?.key ?? ''
    // "After moving to Berlin": it was done.
    const isDone = key === 'after' && (words[at + 1]?.key ?? '').endsWith('ing')
    if (SUBORDINATORS.has(key) && key !== 'or' && key !== 'nor' && !isDone) told = false
    if (/^["“]$/u.test(key)) return null
    if (!/^(?:,|and|&|but|then|so)$/u.test(key)) joined = false
    at += 1
  }
  return { at, told, joined }
}

const isJoint = (key: string): boolean => CONJUNCTIONS.has(key) || REASONS.has(key) || SUBORDINATORS.has(key)

function clausesOf(said: Said): readonly DomainFact[] {
  const profile = profileFacts(said)
  if (profile.length > 0) return profile
  const facts: DomainFact[] = []
  let at = 0
  while (LEADS.has(said.words[at]?.key ?? '') || said.words[at]?.key === ',') at += 1
  let told = !SUBORDINATORS.has(said.words[at]?.key ?? '')
  let before: Before | null = null
  let joined = true
  for (;;) {
    while (LEADS.has(said.words[at]?.key ?? '') && at > 0) at += 1
    const isDone =
      /^(?:since|after)$/u.test(said.words[at - 1]?.key ?? '') && verbAt(said.words, at)?.form === 'ing'
    const isOwn = joined || isDone || subjectAt(said, at) !== null
    const clause: Clause | null = told && isOwn ? clauseAt(said, at, joined ? before : null) : null
    if (clause) facts.push(...clause.facts)
    before = clause?.before ?? before
    const next = nextStart(said, clause ? Math.max(clause.end, at + 1) : at)
    if (!next) return facts
    // "People who live in Lima and work at Shell": what goes on is not stated either.
    told = next.told && (told || !next.joined || subjectAt(said, next.at) !== null)
    joined = next.joined
    at = next.at
  }
}

/** A fact with the place of its words in the message. */
export interface ToldFact extends Omit<DomainFact, 'from' | 'to' | 'granted'> {
  readonly start: number
  readonly end: number
  readonly granted: boolean
  /** Where the words end that no other fact may stand on. */
  readonly place: number
}

const seen = new WeakMap<Sentence, readonly ToldFact[]>()

/** What a sentence tells, read once for the rules of all domains; places are those of the message. */
export function factsOf(sentence: Sentence, written: Written): readonly ToldFact[] {
  const known = seen.get(sentence)
  if (known) return known
  const words = wordsOf(sentence.text, sentence.start)
  const start = (at: number) => words[at]?.start ?? 0
  const end = (at: number) => words[at - 1]?.end ?? 0
  const said: Said = { words, written: (from, to) => written(start(from), end(to)) }
  const facts = merged([...clausesOf(said), ...relativeFacts(said), ...nounFacts(said)]).map(
    ({ from, to, at, granted = false, ...fact }) => ({
      ...fact,
      granted,
      at: start(at),
      start: start(from),
      end: end(to),
      // What happened stands on its verb: what its object tells besides is another fact.
      place: at === from && /^(?:event_|habit)/u.test(fact.slot) ? end(at + 1) : end(to),
    }),
  )
  seen.set(sentence, facts)
  return facts
}

/** The words as written that a stretch of the normalised message came from. */
type Written = (start: number, end: number) => Capture | undefined
