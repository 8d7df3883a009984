import { directionAt } from './direction.ts'
import { away, durationAt, lasting, reaching } from './durations.ts'
import type { Duration } from './durations.ts'
import type { Prefix } from './prefix.ts'
import type { Expression } from './said.ts'
import { nothing, said } from './said.ts'
import type { Scene } from './scene.ts'
import { wordAt } from './scene.ts'

/** "For five years", "for the last two months". What is planned for so long has not begun, what was done for so long is over. */
export function lastingFor(scene: Scene, { does, next, raw }: Prefix): Expression | null {
  if (does !== 'for') return null
  const direction = directionAt(scene, next)
  const isBack = direction?.direction === 'last' || direction?.direction === 'past'
  if (direction && !isBack) return null
  const from = direction?.next ?? raw
  const duration = durationAt(scene, from) ?? (isBack ? oneUnit(scene, from) : null)
  if (!duration || !isLasting(scene, duration)) return duration && nothing(duration.next)
  const isNow = /^(?:now|already|straight)$/u.test(wordAt(scene, duration.next))
  const end = isNow ? duration.next + 1 : duration.next
  if (!isBack && !isNow && !stillHolds(scene, raw - 1)) return nothing(end)
  return said('for', lasting(scene, duration), end)
}

const UNITS = ['day', 'week', 'month', 'quarter', 'year', 'decade'] as const

/** "For the past year". */
function oneUnit(scene: Scene, at: number): Duration | null {
  const unit = UNITS.find((name) => name === wordAt(scene, at))
  return unit ? { low: 1, high: 1, kind: 'exact', unit, next: at + 1 } : null
}

/** "Wait for a minute", "for 5 year old kids", "for 2 weeks of work": no time that has passed. */
function isLasting(scene: Scene, { unit, low, next }: Duration): boolean {
  const isMoment = (unit === 'second' || unit === 'minute') && low === 1
  return !isMoment && !/^(?:old|olds|of|worth|per|a|each)$/u.test(wordAt(scene, next))
}

const DID =
  /^(?:lost|ran|read|wrote|learnt|built|made|did|got|went|left|saw|gained|won|drove|took|was|were|had|paid|sold|spent|grew|beat|swam|rode|flew|came|met|sat|stood|slept|told|[a-z]{2,12}[^aeiou]ed)$/u
const NOT_YET = /^(?:haven't|hasn't|hadn't|first|most|best|never|not|didn't|ever)$/u
const HAS =
  /^(?:have|has|been|being|am|is|are|(?:i|we|you|they)'ve|ive|i'm|im|(?:he|she|it)'s|(?:we|they)'re|haven't|hasn't)$/u
const WILL =
  /^(?:will|gonna|going|[a-z]{1,4}'ll|shall|plan|planning|hope|hoping|want|wanna|would|[a-z]{1,4}'d|need|can|could|should|must|let's)$/u
/** How many words before a time are looked at for what was done. */
const SEEN = 10

/** Back to the last mark: what stands before it is another statement. */
function wordsBefore({ tokens }: Scene, at: number): readonly string[] {
  const before: string[] = []
  for (let step = at - 1; step >= Math.max(0, at - SEEN); step -= 1) {
    const token = tokens[step]
    if (token?.kind === 'mark' && /^[.,;!?]$/u.test(token.text)) break
    before.push(token?.text ?? '')
  }
  return before
}

/** Whether something that has lasted so long holds today: nothing before it is over or still to come. */
function stillHolds(scene: Scene, at: number): boolean {
  if (scene.lean === 'future') return false
  if (scene.lean === 'past') return true
  const before = wordsBefore(scene, at)
  return before.some((word) => HAS.test(word)) || !before.some((word) => DID.test(word) || WILL.test(word))
}

/** "In two weeks" lies ahead; in talk of what was done it is how long that took. */
export function reachingFor(scene: Scene, { does, raw }: Prefix): Expression | null {
  if (does === 'for') return null
  const duration = durationAt(scene, raw)
  if (!duration) return null
  const time = wordAt(scene, duration.next) === 'time' ? duration.next + 1 : duration.next
  if (/^(?:of|per|old|flat)$/u.test(wordAt(scene, time)) || wordAt(scene, raw) === 'one') return nothing(time)
  if (scene.lean === 'past' || (scene.lean === null && !isAhead(scene, raw - 1, duration)))
    return nothing(time)
  return said('at', does === 'within' ? reaching(scene, duration, 1) : away(scene, duration, 1), time)
}

/** Whether "in two weeks" can lie ahead though the text does not say so: nothing before it was done, and no record of minutes. */
function isAhead(scene: Scene, at: number, { unit }: Duration): boolean {
  const before = wordsBefore(scene, at)
  if (before.some((word) => NOT_YET.test(word))) return false
  if (before.some((word) => WILL.test(word))) return true
  const isShort = unit === 'second' || unit === 'minute' || unit === 'hour'
  if (isShort && before.length > 0)
    return /^(?:starts?|begins?|leaves?|leaving|due|meeting|back|is|ends?)$/u.test(before[0] ?? '')
  return !before.some((word) => DID.test(word))
}
