import type { LifeEvent } from '../../types/effect.ts'
import { PARTNERS } from './partners.ts'

/** What an event does to the facts of the one it happened to. Slots may be families (`favorite_*`). */
export interface Outcome {
  /** Facts that end where the words name them. */
  readonly named?: readonly string[]
  /** Facts that end where the words name none: those of the first slot that holds any. */
  readonly unnamed?: readonly string[]
  /** Facts that end whatever is named, unless the message states them anew. */
  readonly all?: readonly string[]
  /** Denials ("I have no car") that no longer stand where the words name what was denied. */
  readonly denied?: readonly string[]
  /** Denials that become their opposite: who passed the test can drive. */
  readonly learnt?: readonly string[]
  /** Relatives of whom the named facts end too: a birth ends the wife's pregnancy. */
  readonly beside?: readonly string[]
  /** Relatives who are none any more: all that is known of them ends. */
  readonly leaves?: readonly string[]
  /** True where what is named may be called so: a pet by its name. */
  readonly called?: boolean
  /** Everything that holds of the one it happened to ends, but for these. */
  readonly wholeBut?: readonly string[]
}

const WORK = ['employer', 'occupation']
const AIMS = ['plan', 'goal', 'project']
const THINGS = ['vehicle', 'device', 'owns', 'pet', 'uses', 'os', 'named_thing']
const TASTES = ['likes', 'hobby', 'preference', 'favorite_*', 'fear', 'dislikes']
const DOINGS = ['habit', 'diet', 'affiliation', 'skill', 'language', 'experience', 'user_type']
const CONTACT = ['phone', 'email', 'account', 'nickname', 'availability']
const LASTING = ['name', 'nickname', 'gender', 'birthday', 'zodiac', 'hometown', 'nationality', 'event_*']

/** All that "the thing called X no longer holds" may be said of. */
const ENDABLE: readonly string[] = [
  ...WORK,
  ...AIMS,
  ...THINGS,
  ...TASTES,
  ...DOINGS,
  ...CONTACT,
  'health',
  'allergy',
  'school',
  'major',
  'location',
  'living_situation',
  'relationship_status',
]

/** One table for every language and for relatives as for the speaker: what follows from what happened. */
export const EFFECTS: Readonly<Record<LifeEvent, Outcome>> = {
  marry: { all: ['relationship_status'], named: AIMS },
  engage: { all: ['relationship_status'] },
  part: { all: ['relationship_status'], leaves: PARTNERS },
  birth: { named: ['health', ...AIMS], beside: PARTNERS },
  die: { named: ['pet'], wholeBut: LASTING, called: true },
  join: { all: ['employer'], named: ['occupation', ...AIMS] },
  leave: { named: WORK, unnamed: WORK },
  retire: { all: WORK },
  graduate: { all: ['school'], named: ['occupation', 'education', 'user_type', ...AIMS] },
  get: { denied: ['vehicle', 'device', 'owns', 'pet'], named: AIMS },
  part_with: { named: THINGS, called: true },
  recover: { named: ['health', 'allergy'] },
  stop: { named: ENDABLE },
  cancel: { named: AIMS, unnamed: AIMS },
  finish: { named: AIMS, learnt: ['skill', 'language'] },
  change: { named: ENDABLE },
  reschedule: { named: AIMS, unnamed: AIMS },
  become: {},
  // Who is called what: see people.ts.
  rename: {},
  same: {},
  other: {},
}
