import { slotRegistry } from '../../src/extraction/index.ts'
import type { MemoryCard } from '../../src/index.ts'
import type { CardDraft } from '../../src/extraction/index.ts'
import type { TimedDraft, VersionPlan, VersionState } from '../../src/plugins/index.ts'
import { pointsAt, standsIn } from '../../src/facts/value-match.ts'
import { deepFreeze } from '../../src/util/objects.ts'
import { planVersion } from '../../src/version/plan.ts'
import { matchForm } from '../../src/util/normalize.ts'
import { aCard as anyCard, aDraft } from './fixtures.ts'

const slots = slotRegistry()
const values: VersionState['values'] = {
  form: matchForm,
  isSame: (a, b) => matchForm(a) === matchForm(b),
  pointsAt: (a, b) => pointsAt(matchForm(a), matchForm(b)),
  standsIn: (a, b) => standsIn(matchForm(a), matchForm(b)),
}
/** The moment the draft of a test speaks of. */
export const AT = 1000

/** Last said when it began to hold, unless told otherwise. */
export const aCard = (given: Partial<MemoryCard> = {}): MemoryCard =>
  anyCard({ lastSeenAt: given.validFrom ?? 0, ...given })

export const draft = (given: Partial<CardDraft> = {}, eventAt = AT): TimedDraft => ({
  ...aDraft(given),
  eventAt,
  beganAt: eventAt,
  saidAt: eventAt,
})

export const state = (given: Partial<VersionState> = {}): VersionState => ({
  versionKey: 'user:location',
  valueKey: '',
  latest: null,
  session: null,
  known: [],
  mistake: null,
  values,
  ...given,
})

/** A state in which one card is active and the end of its chain. */
export const holding = (card: MemoryCard): VersionState => state({ latest: card, known: [card] })

/** The plan for frozen arguments: it must not change what it is given. */
export const plan = (s: VersionState, d: TimedDraft): VersionPlan =>
  planVersion(deepFreeze(s), deepFreeze(d), slots.get(d.slot))
