import type { EventDate } from '@recollect/core'
import type { Scene } from '../scene.ts'
import { isGlued, markAt, matchAt, wordAt } from '../scene.ts'
import type { AgeSide } from '../lexicon/ages.ts'
import { AGES, STAGE_OF_LIFE, STAGE_STARTS } from '../lexicon/ages.ts'
import type { Form } from './form.ts'

/** Nobody here knows the year of birth: some time up to now, or from now on. */
function dateOf({ now, lean }: Scene, side: AgeSide, isCounted: boolean): EventDate {
  const isAhead = side === 'future' || (side === 'lean' && lean === 'future')
  const precision = isCounted ? 'year' : 'vague'
  return { from: isAhead ? now : null, to: isAhead ? null : now, precision, ambiguous: true }
}

/** After a number these make it no age: "when I was 6 feet tall", "at 9 months". */
const MEASURED = new Set(
  'feet foot ft cm kg pounds lbs months month weeks week days hours minutes mins miles km st nd rd th percent of dollars bucks stone inches'.split(
    ' ',
  ),
)
/** "Young" and "little" end what is said, or the next statement begins: "when I was little help". */
const AFTER_YOUNG = new Set(
  'i we my our and but he she they it in at because so the mom mum dad you people there'.split(' '),
)

/** "I'm in college" tells what one does now. */
function isCurrent({ tokens, lean }: Scene, at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  return (
    lean !== 'past' &&
    /^(?:am|is|are|i['’]?m|(?:he|she)['’]s|(?:we|they)['’]re|still|currently|now)$/u.test(before)
  )
}

function isAge(scene: Scene, next: number, groups: Readonly<Record<string, string | undefined>>): boolean {
  const word = wordAt(scene, next)
  if (groups['young'] !== undefined) return word === '' || AFTER_YOUNG.has(word)
  if (groups['years'] === undefined) return true
  return !MEASURED.has(word) && !(isGlued(scene, next) && /^[%:/'"]$/u.test(markAt(scene, next)))
}

/** "When I was 12", "as a kid", "in college", "at the age of thirty". */
export const age: Form = {
  starts: AGES.flatMap(({ starts }) => starts.split(' ')),
  read(scene, at) {
    const start = wordAt(scene, at)
    if (start === 'in' && isCurrent(scene, at)) return null
    for (const { pattern, side, starts } of AGES) {
      const found = starts.includes(start) ? matchAt(scene, at, pattern) : null
      const groups = found?.match.groups ?? {}
      if (found && isAge(scene, found.next, groups))
        return { date: dateOf(scene, side, groups['years'] !== undefined), next: found.next }
    }
    return null
  },
}

const GROWING = /^(?:when|while|back|me|us|kid|i|and)$/u
/** "Growing up I had a pony", not "my girls growing up with a pony". */
export const growingUp: Form = {
  starts: ['growing'],
  read(scene, at) {
    const before = wordAt(scene, at - 1)
    const isOpening = at === 0 || markAt(scene, at - 1) !== '' || GROWING.test(before)
    const isUp =
      wordAt(scene, at + 1) === 'up' && !/^(?:is|and|was|to|fast|with)$/u.test(wordAt(scene, at + 2))
    return isOpening && isUp ? { date: dateOf(scene, 'past', false), next: at + 2 } : null
  },
}

/** After "since" and "until": "since high school", "until I was 25". */
export const stageOfLife: Form = {
  starts: STAGE_STARTS,
  read(scene, at, licence) {
    const found = licence === 'any' ? matchAt(scene, at, STAGE_OF_LIFE) : null
    const groups = found?.match.groups ?? {}
    if (!found || !isAge(scene, found.next, groups)) return null
    return { date: dateOf(scene, 'lean', (groups['years'] ?? groups['at']) !== undefined), next: found.next }
  },
}
