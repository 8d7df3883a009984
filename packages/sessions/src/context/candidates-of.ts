import { CONTEXT_SECTIONS } from '../api/context.ts'
import type { ContextSection } from '../api/context.ts'
import type { Engine } from '../engine.ts'
import type { MemoryCard } from '@recollect/core'
import { beginning } from '@recollect/core/plugin'
import type { Candidate } from './candidate.ts'
import type { Wording } from './fact-line.ts'
import { factCandidates } from './facts.ts'
import { readerOf } from './reader.ts'
import type { Gathered } from './gather.ts'
import { messageCandidates } from './messages.ts'
import { pairCandidates, wordsOf } from './pairs.ts'
import { relevanceOf } from './relevance.ts'
import { toldInForms } from './told-in-forms.ts'
import { variableCandidates } from './variables.ts'

export interface Setting {
  readonly session: string
  readonly message: string
  readonly include: ReadonlySet<ContextSection>
  readonly conversation: readonly string[]
  readonly wording: Wording
}

/** What may be shown, most important first, nothing twice. */
export interface Candidates {
  readonly all: readonly Candidate[]
  /** Those that bear on the message: facts, what was asked before, and messages the recall found. */
  readonly bear: ReadonlySet<Candidate>
}

type Reader = Pick<Engine, 'packs' | 'matcher' | 'termsOf'>

/** What may be shown of what was read. Facts that do not bear on the message come last. Pure, but for what is remembered of texts. */
export function candidatesOf(engine: Reader, gathered: Gathered, setting: Setting): Candidates {
  const { include, wording } = setting
  const of = <T>(section: ContextSection, list: readonly T[]) => (include.has(section) ? list : [])
  const facts = factsFor(engine, gathered, setting)
  const shownFacts = [...of('facts', facts.first), ...of('facts', facts.others)]
  const { asked, recalled } = wordsFor(engine, gathered, setting, shownFacts.flatMap(cardsOf))
  const variables = variableCandidates(gathered.variables, wording.now, wording.zone)
  const beside = [...asked, ...variables, ...of('recalled', recalled)]
  const all = [
    ...of('wishes', facts.wishes),
    ...of('facts', facts.first),
    ...CONTEXT_SECTIONS.flatMap((section) => beside.filter(({ data }) => data.section === section)),
    ...of('facts', facts.others),
  ]
  const isAsked = ({ data: { section } }: Candidate) => section === 'same' || section === 'topic'
  return { all, bear: new Set([...facts.bearing, ...asked.filter(isAsked), ...recalled]) }
}

/** Pairs, and messages that say what neither they nor the facts nor the request say. */
function wordsFor(
  { matcher }: Reader,
  gathered: Gathered,
  { message, session, include, conversation, wording }: Setting,
  facts: readonly MemoryCard[],
) {
  const of = (section: 'same' | 'topic' | 'recent') => (include.has(section) ? gathered[section] : [])
  const formOf = (text: string) => matcher.message(beginning(text))
  const carried = new Set(conversation.map(formOf))
  const pairs = { same: of('same'), topic: of('topic'), recent: of('recent') }
  const isCarried = (text: string) => carried.size > 0 && carried.has(formOf(text))
  const said = new Set([...carried, ...saidIn(message, pairs).map(formOf)])
  const material = {
    hits: gathered.recalled?.result.hits ?? [],
    said,
    facts: include.has('facts') ? facts : null,
    formOf,
    isInForm: toldInForms(gathered.variables, wording.now),
  }
  return {
    asked: pairCandidates({ ...pairs, isCarried }, { session, zone: wording.zone }),
    recalled: messageCandidates(material, wording),
  }
}

function factsFor(
  { packs, termsOf }: Reader,
  { asked, recalled, facts, history }: Gathered,
  { wording }: Setting,
) {
  const said = { message: asked.text, now: wording.now, recalled }
  const relevance = relevanceOf(said, facts, readerOf(packs, termsOf))
  const hits = recalled?.result.hits ?? []
  return factCandidates({ active: facts, history, hits, relevance }, wording)
}

const cardsOf = ({ data }: Candidate) => (data.section === 'facts' ? [data.card] : [])

/** The message itself, questions and answers of the pairs. */
function saidIn(message: string, pairs: Pick<Gathered, 'same' | 'topic' | 'recent'>): readonly string[] {
  const words = [...pairs.same, ...pairs.topic, ...pairs.recent].map(wordsOf)
  return [message, ...words.flatMap(({ question, answer }) => [question, answer])]
}
