import { beginning } from '../../text/beginning.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { isOnTheDay } from './asked-day.ts'
import { voice } from './turns.ts'

/** What the words of a message cannot tell: who said it, when, and to what end. Each is a factor of its score. */
export interface Boost {
  readonly name: 'speaker' | 'role' | 'asking' | 'standing' | 'date'
  readonly factor: number
}

/** Found by ablation on seven sets of conversations (apps/bench/RESULTS.md); each can be left out by `query.off`. */
const NAMED_SPEAKER = 1.4
const ASSISTANT = 0.55
const ASSISTANT_ASKED_FOR = 1.5
const ASKING = 0.75
const STANDING = 1.6
const ON_THE_DAY = 1.8

const ENDS_ASKING = /[?？]["'”’）)\s]*$/u

/** What a list of candidates as a whole tells about the conversation. */
export interface Company {
  /** More than one person or role speaks: what stands beside a message belongs to it. */
  readonly dialogue: boolean
  /** People talk among themselves, no assistant: their questions hold no facts. */
  readonly people: boolean
}

/** What of a recall's plan the ranking reads. */
export type RankingPlan = Pick<QueryPlan, 'config' | 'cues' | 'date' | 'terms' | 'termsOf'>

export function companyOf(items: readonly MemoryItem[]): Company {
  const voices = new Set(items.map(voice))
  const dialogue = voices.size > 1
  return { dialogue, people: dialogue && items.every(({ role }) => role === 'user') }
}

/** The boosts of one message; none is the common case. */
export function boostsOf(item: MemoryItem, plan: RankingPlan, company: Company): readonly Boost[] {
  const { off } = plan.config.query
  const { cues } = plan
  const boosts: Boost[] = []
  const add = (name: Boost['name'], factor: number) => boosts.push({ name, factor })
  if (!off.includes('speakers') && isNamed(item, plan)) add('speaker', NAMED_SPEAKER)
  if (!off.includes('roles') && item.role === 'assistant')
    add('role', cues.assistantSaid ? ASSISTANT_ASKED_FOR : ASSISTANT)
  if (!off.includes('roles') && (company.people || item.role === 'assistant') && ENDS_ASKING.test(item.text))
    add('asking', ASKING)
  if (!off.includes('standing_wishes') && cues.request && cues.isStanding(beginning(item.text)))
    add('standing', STANDING)
  if (!off.includes('dates') && isOnTheDay(item, plan)) add('date', ON_THE_DAY)
  return boosts
}

function isNamed({ speaker }: MemoryItem, { terms, termsOf }: RankingPlan): boolean {
  if (speaker === null) return false
  return termsOf(speaker.normalize('NFKC').toLowerCase()).some((term) => terms.includes(term))
}
