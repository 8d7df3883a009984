import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { MAKERS } from '../../lexicon/things/things.ts'
import { alt, rx, wordAnchors } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'
import { deviceFacet, isVehicle } from '../../text/device.ts'

const LOOKS =
  '(?:(?:old|new|work|trusty|beloved|ancient|refurbished|second-?hand|own|poor|little|beat[- ]up|cracked|first|current|daily|stupid|personal|gaming|white|black|silver|red|blue|green|grey|gray|yellow|brand new|19\\d\\d|20\\d\\d) ){0,3}'
const BRANDS =
  'iphone|ipad|macbook(?: air| pro)?|imac|mac mini|mac studio|airpods(?: pro| max)?|apple watch|(?:google )?pixel(?= \\d)|(?:samsung )?galaxy(?= [a-z]?\\d| (?:tab|watch|fold|note))|kindle(?: paperwhite)?|kobo|thinkpad|chromebook|steam deck|ps[345]|playstation(?: \\d)?|xbox(?: series [xs]| one)?|nintendo (?:switch|ds)|gopro|fitbit|garmin|oura ring|echo dot|google home|roomba|surface (?:pro|go|laptop)|dell xps|raspberry pi|(?:meta |oculus )?quest \\d|oculus|oneplus|fairphone|xiaomi|redmi|huawei|zenbook|ideapad|alienware'
const MODEL =
  '(?: (?:\\d{1,4}[a-z]?|pro|max|plus|ultra|mini|air|se|xl|[a-z]\\d{1,3}|note|fold|flip|lite|oled)(?![a-z0-9])){0,3}'
const ASIDE =
  '(?! (?:case|charger|cable|app|game|games|screen protector|repair|deal|contract|controller|number|dealer|fan|user|strap)s?\\b)'

/** "My steam deck has ruined my sleep", "our Kindle died": gadgets by name, mentioned in passing. */
const gadget = defineRule({
  id: 'en/device.mine',
  priority: 60,
  confidence: 0.92,
  anchors: ['my ', 'our '],
  pattern: rx(`\\b(?:my|our) ${LOOKS}(?<what>(?:${BRANDS})${MODEL})(?![a-z0-9-])${ASIDE}`),
  draft: (match) => {
    const what = match.capture('what')
    const facet = what && deviceFacet(what.text)
    const gone =
      /\b(?:sold|lost|returned|gave away|stole|smashed|replaced|dropped|ditched|if i had|want) $/u.test(
        match.before,
      )
    return what && facet && !gone ? { slot: 'device', value: what, facet } : null
  },
  examples: [
    {
      text: 'my steam deck has ruined my sleep',
      cards: [{ slot: 'device', value: 'steam deck', facet: 'console' }],
    },
  ],
  counterExamples: ['is your Kindle charged?', 'I need a new iphone case', 'his xbox is broken'],
})

const CARS = alt(
  [...MAKERS].filter(
    (maker) =>
      !/^(?:seat|mini|triumph|hero|tata|bajaj|indian|nio|leaf|rover|ram|smart|lotus|genesis|lucid|focus)$/u.test(
        maker,
      ),
  ),
)

/** "My car, a 2012 Honda Fit, rattles", "our Subaru needs tyres": what one drives, mentioned in passing. */
const car = defineRule({
  id: 'en/vehicle.mine',
  priority: 60,
  confidence: 0.92,
  anchors: [...wordAnchors(MAKERS), 'car', 'bike', 'truck', 'van', 'ride', 'motor', 'suv', 'scooter'],
  pattern: rx(
    `\\b(?:my|our) ${LOOKS}(?:(?<what>(?:${CARS})(?: [a-z0-9][a-z0-9-]{0,12}){0,2}?)(?=$|,|['’]s\\b| (?:is|has|was|won'?t|will|keeps|needs|makes|broke|got|died|just|started|on|in|for|to|and|but|with|at|after|because|when|since|every)\\b)|(?:car|bike|truck|van|ride|motorbike|motorcycle|suv|scooter)(?:,| is| which is|\\s?\\(|'s)? ?(?:just |only )?(?:an?|the) (?<app>[a-z0-9][a-z0-9 -]{2,30}?)(?=$|,|\\)| (?:and|but|that|which|with|from|has|is|makes|won'?t|needs|so)\\b))`,
  ),
  draft: (match) => {
    const said = match.capture('what') ?? match.capture('app')
    const what = said && stripLead(said, /^(?:old|new|used|second-?hand|little|trusty|beat[- ]up) /iu)
    const gone =
      /\b(?:sold|traded in|returned|gave away|stole|crashed|totaled|totalled|scrapped|if i had|want|buy|dream) (?:of )?$/u.test(
        match.before,
      )
    if (
      !what ||
      gone ||
      /\b(?:dealer|mechanic|repair|key|keys|insurance|loan|payment)\b/u.test(keyOf(what.text))
    )
      return null
    return isVehicle(what.text) || MAKERS.has(keyOf(what.text))
      ? { slot: 'vehicle', value: what, facet: 'car' }
      : null
  },
  examples: [
    {
      text: 'my car, a 2012 Honda Fit, rattles',
      cards: [{ slot: 'vehicle', value: '2012 Honda Fit', facet: 'car' }],
    },
    { text: 'our Subaru needs new tyres', cards: [{ slot: 'vehicle', value: 'Subaru', facet: 'car' }] },
  ],
  counterExamples: ['his Subaru needs tyres', 'is your car a Honda?', 'my car is a mess'],
})

export const thingsMine: readonly ExtractionRule[] = [gadget, car]
