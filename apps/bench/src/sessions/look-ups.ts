import type { ScopedMemory } from '@recollect/core'
import { seededRandom } from '../synthetic/random.ts'
import { syntheticStatement } from '../synthetic/statements.ts'
import { pairOf, sessionName } from './pairs.ts'

/** What is asked of a log. */
export const KINDS = ['recent', 'topic page', 'same question', 'one pair', 'search'] as const
export type Kind = (typeof KINDS)[number]

export type LookUp = (memory: ScopedMemory) => Promise<unknown>

const SEED = 31
const WINDOW = 5
const PAGE = 20

/** Look-ups of one kind in a log of `sessions` × `pairs` pairs, at places spread over all of it. */
export function lookUps(
  kind: Kind,
  count: number,
  { sessions, pairs }: { readonly sessions: number; readonly pairs: number },
): readonly LookUp[] {
  const random = seededRandom(SEED)
  const below = (n: number) => Math.floor(random() * n)
  const make: Readonly<Record<Kind, () => LookUp>> = {
    recent: () => {
      const name = sessionName(below(sessions))
      return (memory) => memory.session(name).recent(WINDOW)
    },
    'topic page': () => {
      const topic = topicNear(below(sessions * pairs))
      return (memory) => memory.sessions.topic(topic, { limit: PAGE })
    },
    'same question': () => {
      const { q } = pairOf(below(sessions * pairs))
      return (memory) => memory.sessions.same(q)
    },
    'one pair': () => {
      const [name, seq] = [sessionName(below(sessions)), 1 + below(pairs)]
      return (memory) => memory.session(name).turn(seq)
    },
    search: () => {
      const words = syntheticStatement(random, below(sessions * pairs))
      return (memory) => memory.sessions.search(words, { limit: WINDOW })
    },
  }
  return Array.from({ length: count }, () => make[kind]())
}

/** The topic of the pair of that number, or of the one before it that has one. */
function topicNear(n: number): string {
  const [topic] = pairOf(n).topics ?? []
  return topic ?? topicNear(n === 0 ? 1 : n - 1)
}
