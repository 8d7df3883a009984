import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { state } from '../frames.ts'
import { DEVICES } from '../lexicon/things.ts'
import { LEADS, rx } from '../patterns.ts'
import { keyOf, stripLead } from '../text/capture.ts'
import { deviceFacet } from '../text/device.ts'

const END = '(?=$|,| (?:and|but|so|because|now|lol|btw|every|for|since|at|when|while|with|all)\\b)'
const KINDS =
  'phone|laptop|computer|tablet|console|camera|headphones|earbuds|smart ?watch|watch|monitor|router|speaker|printer|e-reader|keyboard|pc'

/** "Typing this on my old MacBook", "I game on a PS5", "my smartwatch is a Garmin". */
const onDevice = defineRule({
  id: 'en/device.on',
  priority: 91,
  confidence: 0.93,
  anchors: [
    ' on my ',
    ' on an',
    ' on a ',
    'from my ',
    ...KINDS.split('|').map((kind) => kind.slice(0, 5)),
    'smart',
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'m| am)? |^${LEADS})(?:mostly |mainly |usually |still |only )?(?:game|gaming|play|playing|type|typing|read|reading|write|writing|edit|editing|code|coding|work|working|post|posting|message|messaging|text|texting|browse|browsing|stream|streaming|draw|drawing)(?: this| everything| games| all day| books)? (?:on|from) (?:an? |my |our )(?<on>[a-z0-9][^,.;:!?()"\\n]{1,30}?)${END}|\\bmy (?:${KINDS}) ?(?:is|'s) (?:an? |the |just an? )?(?<is>[a-z0-9][^,.;:!?()"\\n]{1,30}?)(?=$|,| (?:from|and|but|which|that|so|brick|with)\\b)`,
  ),
  draft: (match) => {
    const said = match.capture('on') ?? match.capture('is')
    let value: Capture | null = said ?? null
    for (let i = 0; i < 2 && value; i++)
      value = stripLead(
        value,
        /^(?:old|new|trusty|ancient|work|cheap|little|second-hand|ageing|aging|beloved|an?|the) /iu,
      )
    const facet = value && deviceFacet(value.text)
    const bare =
      value &&
      DEVICES.get('phone')?.has(keyOf(value.text)) === true &&
      /^(?:phone|mobile|cell|cellphone)/iu.test(value.text)
    return value && facet && !bare ? state(match, 'device', value, { facet }) : null
  },
  examples: [
    { text: 'typing this on my old ThinkPad', cards: [{ slot: 'device', value: 'ThinkPad' }] },
    { text: 'I mostly game on an Xbox', cards: [{ slot: 'device', value: 'Xbox' }] },
  ],
  counterExamples: [
    'I work on a farm',
    'my phone is dead',
    'reading on the train',
    'are you typing on a phone?',
  ],
})

export const thingsInUse: readonly ExtractionRule[] = [onDevice]
