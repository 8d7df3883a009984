import { defaultVersioner, slotRegistry } from '../../src/index.ts'
import type { CardDraft, MemoryCard, TimedDraft, VersionPlan, VersionState } from '../../src/index.ts'
import { deepFreeze } from '../../src/util/freeze.ts'
import { aCard as anyCard, aDraft } from './fixtures.ts'

const slots = slotRegistry()
/** The moment the draft of a test speaks of. */
export const AT = 1000

/** Last said when it began to hold, unless told otherwise. */
export const aCard = (given: Partial<MemoryCard> = {}): MemoryCard =>
  anyCard({ lastSeenAt: given.validFrom ?? 0, ...given })

export const draft = (given: Partial<CardDraft> = {}, eventAt = AT): TimedDraft => ({
  ...aDraft(given),
  eventAt,
  beganAt: eventAt,
})

export const state = (given: Partial<VersionState> = {}): VersionState => ({
  versionKey: 'user:location',
  valueKey: '',
  latest: null,
  head: null,
  rivals: [],
  chain: [],
  ...given,
})

/** A state in which one card is active and the end of its chain. */
export const holding = (card: MemoryCard): VersionState =>
  state({ latest: card, head: card, rivals: [card], chain: [card] })

/** The plan for frozen arguments: it must not change what it is given. */
export const plan = (s: VersionState, d: TimedDraft): VersionPlan =>
  defaultVersioner.plan(deepFreeze(s), deepFreeze(d), slots.get(d.slot))
