import type { Section } from '../../quality/sections.ts'
import type { FloorFigures } from '../floor/floor.ts'
import type { OrientationFigures } from '../floor/round-trip.ts'
import type { Plans } from '../plans.ts'

const NOTES = [
  'Milliseconds. The statements are those the store sends for this very work, on a connection of their own and from the same state, each ' +
    'prepared once, beginning and commit among them. "In turn": each waits for the answer to the one before, as code does that awaits every ' +
    'call. "As sent": in the same messages as the store sends them in. Library and both kinds take turns.',
]

export function floorSection(
  calls: Readonly<Record<'remember' | 'recall', FloorFigures>>,
  roundTrips: readonly OrientationFigures[],
  plans: Plans,
): Section {
  const title = `in a scope of ${plans.remember.messages} messages`
  return {
    title: 'Against the bare statements',
    head: [
      title,
      'p50',
      'p95',
      'in turn p50',
      'in turn p95',
      'as sent p50',
      'as sent p95',
      'ratio to in turn',
      'ratio to as sent',
      'statements',
      'messages',
    ],
    rows: [
      ...Object.entries(calls).map(([name, f]) => [
        name,
        f.p50,
        f.p95,
        f.inTurnP50,
        f.inTurnP95,
        f.asSentP50,
        f.asSentP95,
        f.ratioInTurn,
        f.ratioAsSent,
        f.statementsPerCall,
        f.messagesPerCall,
      ]),
      ...roundTrips.map(({ what, p50, p95 }) => [what, p50, p95, '', '', '', '', '', '', 1, 1]),
    ],
    notes: ['To reach: remember at most 2 times its bare transaction at the median.', ...NOTES],
  }
}
