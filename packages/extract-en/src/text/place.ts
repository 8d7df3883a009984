import type { Capture } from '@recollect/core/extraction'
import { NOT_PLACES } from '../lexicon/home/places.ts'
import { cutAt, nounKey, stripLead } from './capture.ts'

/** Not where one lives: a state, a time, a pronoun. */
const NO_PLACE =
  /^(?:my|the moment|a world|(?:the |an? )?(?:same|different|separate|other|another|opposite) |(?:an?|my|the|our) (?:[a-z-]+,? ){0,4}(?:house|apartment|appartement|household|flat|condo|home|dorm|mobile|trailer|tent|van|multi|studio|mansion|bubble|dream|box|time|era|society|room|place|home|basement|building|complex|neighbou?rhood|area|county|region|district|suburb|way|manner|world|situation|environment|climate)$|(?:areas?|places?|cities|countries|regions?|neighbou?rhoods?|in|will|is|are|was|am|has|had|would|can|could|on|at|of|alone|together)\b|here|there|it|this|that|your|his|her|their|fear|peace|now|which|where|what|how|order|general|case|fact|love|trouble|need|pain|charge|one|with|because|since|for|alone|by|life|day|off|paycheck|and|to)\b/iu
const CUT =
  /\s(?:and|with|for|when|while|but|because|now|currently|right now|at the moment|since|as|where|that|which|until|so|too|these days|originally|until|last|next|this|near|my|together|alone|uh|um|in a|on a|after|before|all|from|to|(?<!\bor\s)not|rather than|instead of|i|usa today|has|have|had|is|was|were|made|would|will|lol|haha|btw|of course|anymore|any more)\b/iu
const LEAD =
  /^(?:a (?:small |big |little |quiet |nice |rural |tiny )?(?:town|city|village) (?:called|named) |the (?:city|state|town|country) of |downtown )/iu

/** "Constant fear", "complete silence": written small, and ending in a word for a state. */
const isState = (text: string) => {
  const last = text.split(' ').at(-1) ?? ''
  return /^\p{Ll}/u.test(last) && NOT_PLACES.has(last)
}

/** The place a capture begins with: at most "city, state". */
export function placeIn(capture: Capture | null | undefined): Capture | null {
  const led = capture && stripLead(capture, LEAD)
  const cut = led && cutAt(led, CUT)
  const bare = cut && /^\p{Lu}/u.test(cut.text) ? cutAt(cut, /,\s(?=\p{Ll})/u) : cut
  const two =
    bare &&
    !/^\d/u.test(bare.text) &&
    cutAt(
      bare,
      /,(?=[^,]*,)|,\s?(?:i|and|my|so|but|a|an|the|working|which|not|or|who|where|how|what|can|born|raised|moved|been|originally|formerly|about|just|right|will|in|on|near|with|living|lol|it)\b/iu,
    )
  if (
    !two ||
    NO_PLACE.test(two.text) ||
    NOT_PLACES.has(nounKey(two.text)) ||
    isState(two.text) ||
    two.text.split(' ').length > 6
  )
    return null
  return two
}
