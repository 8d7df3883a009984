import type { Capture, Sentence } from '@recollect/core'
import { CONJUNCTIONS, LEADS, OWN_POSSESSIVES, REASONS, SUBORDINATORS } from '../lexicon/grammar.ts'
import { beFacts, bodyFacts } from './be.ts'
import { complementsFrom } from './complements.ts'
import { nounFacts } from './noun-facts.ts'
import { phraseAt } from './phrase.ts'
import { predicateFacts } from './predicate.ts'
import type { DomainFact } from './predicate.ts'
import type { Said } from './said.ts'
import { subjectAt } from './subject.ts'
import type { Subject } from './subject.ts'
import { verbAt } from './verb.ts'
import type { VerbGroup } from './verb.ts'
import { isMark, wordsOf } from './words.ts'

const ELIDED = new Set(['past', 'ing'])
const SPEAKER: Subject = { entity: 'user', end: 0, kin: null }
const STATES =
  /^(?:based|allergic|scared|terrified|married|engaged|divorced|retired|raised|born|diagnosed|obsessed|pregnant)$/u

/** "Been working …", "moved to …", "based in …": the subject was said before, or is the speaker. */
function elided(
  said: Said,
  at: number,
  last: Subject | null,
): { readonly subject: Subject; readonly verb: VerbGroup } | null {
  const subject = last ?? SPEAKER
  const key = said.words[at]?.key ?? ''
  if (STATES.test(key) && key !== 'retired') {
    const bare = { ...EMPTY_BE, from: at, at, end: at }
    return { subject: { ...subject, end: at }, verb: bare }
  }
  const verb = verbAt(said.words, at)
  if (!verb || verb.negative) return null
  const isThird = verb.form === 's' || /^(?:is|has|was|'s)$/u.test(key)
  if (isThird && (last === null || last.entity === 'user')) return null
  const told =
    verb.perfect || ELIDED.has(verb.form) || isThird || (last?.entity === 'user' && verb.form === 'base')
  return told ? { subject: { ...subject, end: at }, verb } : null
}

const EMPTY_BE: VerbGroup = {
  lemma: 'be',
  form: 'base',
  from: 0,
  at: 0,
  end: 0,
  negative: false,
  past: false,
  perfect: false,
  progressive: false,
  can: false,
  future: false,
  over: false,
  begun: false,
  bare: true,
}

interface Clause {
  readonly facts: readonly DomainFact[]
  readonly end: number
  readonly subject: Subject | null
}

function clauseAt(said: Said, from: number, last: Subject | null): Clause | null {
  const subject = subjectAt(said, from)
  const verb = subject && verbAt(said.words, subject.end)
  const found =
    subject && verb
      ? { subject, verb }
      : subject
        ? null
        : (thingClause(said, from) ?? elided(said, from, last))
  if (!found) return null
  if ('facts' in found) return found
  const about = { said, entity: found.subject.entity, verb: found.verb }
  const facts = predicateFacts(about)
  const be = found.verb.lemma === 'be' && facts.length === 0 ? beFacts(about, found.subject) : []
  const { end } = complementsFrom(said.words, found.verb.end)
  return { facts: [...facts, ...be], end, subject: found.subject }
}

/** "My knee is shot": what is said of a part or a thing of one's own. */
function thingClause(said: Said, from: number): Clause | null {
  if (!OWN_POSSESSIVES.has(said.words[from]?.key ?? '')) return null
  const phrase = phraseAt(said.words, from)
  const verb = phrase && verbAt(said.words, phrase.to)
  if (!phrase || verb?.lemma !== 'be') return null
  return { facts: bodyFacts(said, { ...phrase }, verb), end: verb.end, subject: null }
}

/** Where the next clause may begin, and whether what it says is told as so. */
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
    if (SUBORDINATORS.has(key) && key !== 'or' && key !== 'nor') told = false
    if (/^["“]$/u.test(key)) return null
    if (!/^(?:,|and|&|but|then|so)$/u.test(key)) joined = false
    at += 1
  }
  return { at, told, joined }
}

const isJoint = (key: string): boolean => CONJUNCTIONS.has(key) || REASONS.has(key) || SUBORDINATORS.has(key)

function clausesOf(said: Said): readonly DomainFact[] {
  const facts: DomainFact[] = []
  let at = 0
  while (LEADS.has(said.words[at]?.key ?? '') || said.words[at]?.key === ',') at += 1
  let told = !SUBORDINATORS.has(said.words[at]?.key ?? '')
  let last: Subject | null = null
  let joined = true
  for (;;) {
    while (LEADS.has(said.words[at]?.key ?? '') && at > 0) at += 1
    const isOwn = joined || subjectAt(said, at) !== null
    const clause: Clause | null = told && isOwn ? clauseAt(said, at, joined ? last : null) : null
    if (clause) facts.push(...clause.facts)
    if (clause?.subject) last = clause.subject
    const next = nextStart(said, clause ? Math.max(clause.end, at + 1) : at)
    if (!next) return facts
    joined = next.joined
    told = next.told
    at = next.at
  }
}

/** A fact with the place of its words in the message. */
export interface ToldFact extends Omit<DomainFact, 'from' | 'to' | 'granted'> {
  readonly start: number
  readonly end: number
  readonly granted: boolean
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
  const facts = [...clausesOf(said), ...nounFacts(said)].map(
    ({ from, to, at, granted = false, ...fact }) => ({
      ...fact,
      granted,
      at: start(at),
      start: start(from),
      end: end(to),
    }),
  )
  seen.set(sentence, facts)
  return facts
}

/** The words as written that a stretch of the normalised message came from. */
type Written = (start: number, end: number) => Capture | undefined
