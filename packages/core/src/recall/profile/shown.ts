import type { Answer } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { requestIn } from '../../text/request.ts'
import type { Judgement } from '../answer/evidence.ts'
import { profileIn } from './profile.ts'

const NOTHING: Judgement = {
  level: 'none',
  reasons: ['nothing in the memory shares a word with the question'],
  code: 'nothing',
}
const KNOWN: Judgement = { level: 'strong', reasons: ['a card of the slot asked for answers'], code: 'card' }

/** The answer to "What do you know about me?": what is known, side by side. Null where something else is asked. */
export async function shownProfile(
  engine: Engine,
  { query, view, detection }: Pick<QueryPlan, 'query' | 'view' | 'detection'>,
): Promise<{ readonly answer: Answer; readonly judgement: Judgement } | null> {
  const request = requestIn(engine.packs, query)
  if (request?.kind !== 'show' || request.of !== 'everything') return null
  const { text, cards } = await profileIn(engine, view.cards, detection)
  const [card = null] = cards
  const judgement = card === null ? NOTHING : KNOWN
  const rest = { item: null, quote: null, saidAt: null, validFrom: null, validTo: null }
  return { answer: { text, card, cards, ...rest, evidence: judgement.level }, judgement }
}
