import { ANYONE } from '@recollect/core/extraction'
import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { GOT } from '../lexicon/changes/value-now.ts'
import { DEVICES } from '../lexicon/things/things.ts'
import { alt } from '../text/patterns.ts'
import { deviceFacet } from '../text/device.ts'
import { whoseIn } from './whose.ts'

/** "Phone" names none. */
const KINDS =
  /^(?:.* )?(?:phone|smartphone|mobile|computer|laptop|pc|desktop|workstation|tablet|e-reader|smartwatch|fitness tracker|smart watch|console|camera|drone|headphones|earbuds|headset|rig|switch|mac|dslr|machine|predator|legion|latitude|yoga|surface|dell|lenovo|asus)$/u
const MAKES = [...DEVICES.values()].flatMap((names) => [...names].filter((name) => !KINDS.test(name)))
const MODEL =
  '(?: (?:\\d{1,4}[a-z]?|pro|max|plus|ultra|mini|air|se|xl|fold|flip|edge|lite|fe|5g|oled|note|[a-z]\\d{1,3}[a-z]?)(?![\\p{L}\\p{N}]))'
const AFTER =
  /^(?: (?:now|today|already|yesterday|this|last|on|in|with|from|lol|and|but|so|because|since|cos|bc|it|which|(?:finally |just )?(?:came|arrived|showed up|turned up|is here|got here|landed)|for myself|over)\b|[,.!;)](?!\d)|\s[–—-] |\s*$)/u
const NEW = new RegExp(`\\b(?:${alt(GOT)})\\b`, 'u')
const NOT_HAD =
  /[$£€]\s?\d|\b(?:costs?|price|priced|reviews?|compared?|cases?|versus|vs|rather|should|considering|thinking|want|wanted|wish|if|nearly|almost|would|could|didn't|not|never|returned|sent back|tempted|looking at|saw|seen|borrowed?|tried|friend|dream|game|ad|advert|(?:for|to) (?:my|his|her|our|the)|used to|years ago|back in|first|which|or)\b|'d\b/u

function read({ value, before, after, earlier, message }: FoundValue): NewValue | null {
  const facet = deviceFacet(value)
  const near = earlier.slice(-160) + before
  if (facet === null || !AFTER.test(after) || !NEW.test(message) || NOT_HAD.test(message)) return null
  const whose = whoseIn(near)
  return whose === null ? null : { whose: whose === ANYONE ? 'user' : whose, facet }
}

/** "Caved and joined the blue bubble people. iPhone 16". */
export const device: ValueType = {
  slot: 'device',
  anchors: [...new Set(MAKES.map((name) => name.slice(0, 6)))],
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}'-])(?<value>(?:${alt(MAKES)})${MODEL}{0,4})(?![\\p{L}\\p{N}])`,
    'gu',
  ),
  read,
}
