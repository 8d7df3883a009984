import { CONTEXT_SECTIONS } from '../../api/context.ts'
import type { ContextSection } from '../../api/context.ts'
import type { Engine } from '../../engine.ts'
import { beginning } from '../../text/beginning.ts'
import type { Candidate } from './candidate.ts'
import type { Wording } from './fact-line.ts'
import { factCandidates } from './facts.ts'
import type { Gathered } from './gather.ts'
import { messageCandidates } from './messages.ts'
import { pairCandidates, wordsOf } from './pairs.ts'
import { toldInForms } from './told-in-forms.ts'
import { variableCandidates } from './variables.ts'

export interface Setting {
  readonly session: string
  readonly message: string
  readonly include: ReadonlySet<ContextSection>
  readonly wording: Wording
}

/** What may be shown of what was read, most important first, nothing twice. Pure. */
export function candidatesOf(
  engine: Pick<Engine, 'matcher' | 'clock'>,
  gathered: Gathered,
  { session, message, include, wording }: Setting,
): readonly Candidate[] {
  const now = engine.clock.now()
  const hits = gathered.recalled?.hits ?? []
  const of = <T>(section: ContextSection, list: readonly T[]) => (include.has(section) ? list : [])
  const pairs = {
    same: of('same', gathered.same),
    topic: of('topic', gathered.topic),
    recent: of('recent', gathered.recent),
  }
  const facts = factCandidates({ active: gathered.facts, history: gathered.history, hits, now }, wording)
  const cards = facts.flatMap(({ data }) => (data.section === 'facts' ? data.card : []))
  const formOf = (text: string) => engine.matcher.message(beginning(text))
  const words = [...pairs.same, ...pairs.topic, ...pairs.recent].map(wordsOf)
  const said = new Set([message, ...words.flatMap(({ question, answer }) => [question, answer])].map(formOf))
  const isInForm = toldInForms(gathered.variables, now)
  const material = { hits, said, facts: include.has('facts') ? cards : null, formOf, isInForm }
  const all = [
    ...pairCandidates(pairs, { session, zone: wording.zone }),
    ...of('facts', facts),
    ...variableCandidates(gathered.variables, now, wording.zone),
    ...of('recalled', messageCandidates(material, wording)),
  ]
  return CONTEXT_SECTIONS.flatMap((section) => all.filter(({ data }) => data.section === section))
}
