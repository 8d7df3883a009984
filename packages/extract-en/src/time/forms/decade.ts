import type { Licence } from '../found.ts'
import { ambiguous } from '../found.ts'
import { TENS } from '../lexicon/calendar.ts'
import type { Scene } from '../scene.ts'
import { digitsAt, isGlued, markAt, wall, wordAt } from '../scene.ts'
import type { Form } from './form.ts'
import { found } from './form.ts'

/** "The 90s", "the 1990s", "the nineties", "the '60s". Without a century it wants the article or "early", "late": 80s also count. */
export const decade: Form = {
  starts: ['#', "'", '’', ...TENS.keys()],
  read(scene, at, licence) {
    const isCut = /^['’]$/u.test(markAt(scene, at))
    const from = isCut ? at + 1 : at
    const words = decadeDigits(scene, from) ?? decadeWord(scene, from)
    if (!words) return null
    const hasCentury = words.decade >= 100
    if (!hasCentury && !isCut && !isMarked(scene, at, licence)) return null
    const first = hasCentury ? words.decade : centuryOf(words.decade, scene)
    const isTwice = !hasCentury && words.decade > 0 && words.decade <= 20
    return found(ambiguous(wall.decade(first), isTwice), words.next)
  },
}

/** "In the low 70s" is a temperature and "my late 30s" an age; "the 90s", "the mid-90s" are not. */
function isMarked(scene: Scene, at: number, licence: Licence): boolean {
  const before = markAt(scene, at - 1) === '-' ? at - 2 : at - 1
  const article = /^(?:early|mid|late)$/u.test(wordAt(scene, before)) ? before - 1 : before
  if (wordAt(scene, article) === 'the') return licence !== 'at'
  return (
    article !== before && !/^(?:my|his|her|our|your|their)$/u.test(wordAt(scene, article)) && isOld(scene, at)
  )
}

/** "Early 80s" is a time, "early 20s" an age. */
const isOld = (scene: Scene, at: number): boolean =>
  /^[6-9]0$/u.test(digitsAt(scene, at)) || (TENS.get(wordAt(scene, at)) ?? 0) >= 60

interface DecadeWords {
  readonly decade: number
  readonly next: number
}

function decadeDigits(scene: Scene, at: number): DecadeWords | null {
  const digits = digitsAt(scene, at)
  if (!/^(?:(?:19|20)\d)?\d?0$/u.test(digits) || (digits.length !== 2 && digits.length !== 4)) return null
  const hasMark = /^['’]$/u.test(markAt(scene, at + 1))
  const sAt = hasMark ? at + 2 : at + 1
  const isPlural = wordAt(scene, sAt) === 's' && isGlued(scene, sAt) && isGlued(scene, at + 1)
  return isPlural ? { decade: Number(digits), next: sAt + 1 } : null
}

function decadeWord(scene: Scene, at: number): DecadeWords | null {
  const count = TENS.get(wordAt(scene, at))
  return count === undefined ? null : { decade: count, next: at + 1 }
}

/** The latest one that has begun. */
const centuryOf = (digits: number, { today }: Scene): number => {
  const century = Math.floor(today.year / 100) * 100
  return century + digits <= today.year ? century + digits : century - 100 + digits
}
