import type { ScopeView } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'
import type { EventDate } from '../../types/time.ts'
import { isMistake, versionKey } from '../../facts/keys.ts'
import { byValidity } from '../../facts/order.ts'
import { answersTo } from '../../slots/kinds.ts'
import { asks } from './answer-material.ts'
import type { TierResult } from '../candidate.ts'
import { asksSince } from './choose/past.ts'
import { askedEntity } from '../tiers/card.ts'

interface KnownVersions {
  /** In order of validity. */
  readonly history: readonly MemoryCard[]
  readonly mistakes: readonly MemoryCard[]
}

/** Slots of what one does and likes to do. */
const DONE = new Set(['likes', 'hobby', 'habit'])
/** Chains read for one question. */
const MOST = 3

/**
 * The versions behind a question about the past, a value, a time or a beginning, or behind an asked slot that has nothing active: of
 * the first slot that has any, of up to three where any of them may hold the value. Of a value sources disagree about, always. Empty
 * when nothing of that applies.
 */
export async function readHistory(
  view: ScopeView,
  detection: Detection,
  date: EventDate | null,
  results: readonly TierResult[],
): Promise<KnownVersions> {
  const entity = askedEntity(detection)
  const [asked] = detection.slots
  if (entity === null || asked === undefined) return versions([])
  const cards = results.flatMap((result) => result.candidates.flatMap(({ card }) => card ?? []))
  const found = cards.some(({ slot }) => slot === asked)
  const since = asksSince(detection)
  const compares = detection.value !== null && asks(detection, 'yes_no')
  const changes = detection.type === 'update'
  const { chain } = detection
  const past = detection.time === 'past' || changes || date !== null || chain !== undefined
  if (found && !past && !compares && !since) {
    const disputed = cards.find(({ contested }) => contested)
    return versions(disputed ? await view.cards.history(disputed.versionKey) : [])
  }
  const named = detection.slots
    .filter((name) => !name.endsWith('*') && (since || compares || changes || answersTo(asked, name)))
    .slice(0, MOST)
  // What one is asked to do still may have been given up as a habit.
  const wanted = compares && named.some((name) => DONE.has(name)) ? [...named, 'habit'] : named
  const keys = [...new Set([...(chain?.slots ?? []), ...wanted])].map((slot) => versionKey(entity, slot))
  if (compares || since || chain)
    return versions((await Promise.all(keys.map((key) => view.cards.history(key)))).flat())
  const chains: MemoryCard[] = []
  for (const key of keys) {
    chains.push(...(await view.cards.history(key)))
    if (chains.length > 0 && !(past && isJobOnly(chains))) break
  }
  return versions(chains)
}

/** What one does may be as it was while the last place of work is over. */
const isJobOnly = (chains: readonly MemoryCard[]): boolean =>
  chains.every(({ active, slot }) => active && (slot === 'occupation' || slot === 'employer'))

/** What was said by mistake never held: no answer tells of it. */
const versions = (chain: readonly MemoryCard[]): KnownVersions => ({
  history: byValidity(chain.filter((card) => !isMistake(card))),
  mistakes: chain.filter(isMistake),
})

const RELATIVE = /^(?:family|relation)\.(?<who>[a-z_]+)$/u
/** Relations looked up for one question. */
const MOST_KINDS = 3
/** What is shown of somebody first: a name says more than the rest. */
const TOLD = [
  'name',
  'nickname',
  'age',
  'occupation',
  'location',
  'birthday',
  'employer',
  'school',
  'education',
  'likes',
]

/** What is known of the relatives and animals a question asks for. One look-up for each kind. */
export async function readKin(view: ScopeView, { entity, slots }: Detection): Promise<readonly MemoryCard[]> {
  if (entity !== 'user') return []
  const kinds = slots.flatMap((slot) =>
    slot === 'pet' ? slot : (RELATIVE.exec(slot)?.groups?.['who'] ?? []),
  )
  const found = await Promise.all(
    kinds.slice(0, MOST_KINDS).map((kind) => view.cards.active(`user.${kind}`, TOLD)),
  )
  return found.flat().sort((a, b) => TOLD.indexOf(a.slot) - TOLD.indexOf(b.slot))
}
