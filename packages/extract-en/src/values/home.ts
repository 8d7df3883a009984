import { ANYONE } from '@recollect/core/extraction'
import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { PLACES } from '../lexicon/home/places.ts'
import { DWELLINGS, MOVES } from '../lexicon/changes/value-now.ts'
import { alt } from '../text/patterns.ts'
import { whoseIn } from './whose.ts'

const PLACE = "[\\p{L}][\\p{L}'’.-]{1,20}(?: [\\p{L}][\\p{L}'’-]{1,20}){0,2}"
const DWELLING = `(?:${alt(DWELLINGS)})`
/** Of the one who got it: "my son got the keys to his place". */
const THEIRS = `(?:his|her|their) (?:(?:new|own|first) )?(?:${DWELLING} )?`
const POINTING_BACK = new RegExp(`${THEIRS}in $`, 'u')
/** What is new, before where it is. */
const BEHIND = [
  `\\bnew ${DWELLING}(?: is)?(?: over| up| down| out)? in (?:the )?`,
  `\\bkeys (?:to|for) (?:the|our|my|a) (?:new )?(?:${DWELLING} )?in `,
  `\\b(?:got|picked up|collected) (?:the |his |her |their )?keys (?:to|for) ${THEIRS}in `,
  `\\bclosed on (?:the|a|an|our|my|his|her) (?:new |little |small |nice )?${DWELLING} in `,
  '\\b(?:unpacked|settled|settling)(?: in)? (?:in|into|at) (?!(?:the|our|my|a)\\b)',
  `\\bfirst night (?:in|at) (?:the|our) (?=${PLACE} ${DWELLING})`,
].join('|')
const MOVED = new RegExp(`\\b(?:${alt(MOVES)})\\b`, 'u')
const NOT_SO =
  /\b(?:want|wish|if|might|maybe|looking|hoping|would|could|will|should|office|store|shop|branch|school|hotel|airbnb|hostel|holiday|vacation|next|soon|almost|nearly|until|used to|years ago|as a kid|for (?:him|her|them))\b|'ll\b/u
const TAIL =
  / (?:and|with|on|at|by|last|this|yesterday|today|now|finally|so|but|since|where|which|is|are|was|has|already|the|it)(?: .*)?$/u

const ENDING = new RegExp(` ${DWELLING}$`, 'u')

function read({ value, written, before, message, earlier }: FoundValue): NewValue | null {
  const place = value.replace(TAIL, '').replace(ENDING, '')
  const isPlace = PLACES.has(place) || /^\p{Lu}/u.test(written)
  if (!isPlace || !MOVED.test(message) || NOT_SO.test(before)) return null
  const whose = whoseIn(earlier.slice(-120) + before.replace(POINTING_BACK, ''))
  if (whose === null) return null
  return { whose: whose === ANYONE ? 'user' : whose, value: written.slice(0, place.length), told: true }
}

/** "Boxes unpacked. Dayton it is", "from our new house in Carrigaline". */
export const home: ValueType = {
  slot: 'location',
  anchors: ['new ', 'first night', 'keys ', 'closed on', 'unpacked', 'settl', 'moved', ' it is'],
  pattern: new RegExp(
    `(?:(?:${BEHIND})(?=${PLACE})|(?<![\\p{L}'-])(?=${PLACE} it is(?:$|[,.!])))(?<value>${PLACE})`,
    'gu',
  ),
  read,
}
