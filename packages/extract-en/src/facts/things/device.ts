import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DEVICES, MAKERS, SYSTEMS } from '../../lexicon/things/things.ts'
import { DOES, LEADS, rx } from '../../text/patterns.ts'
import { cutAt, keyOf, nounKey, stripLead } from '../../text/capture.ts'
import { deviceFacet, isVehicle, platformOf } from '../../text/device.ts'

const WHAT = '(?<what>[^;:!?()"\\n]{2,70})'
const CUT =
  /\s?(?:,|\.(?=\s)|\s(?:for|to|with|at|in|on|off|because|but|and (?:sold|scrapped|returned|ditched|gave|got|traded|binned|donated|i|it|my|we|am|love|every|the|now|can|have|get|when|want|need|just|also)|as|so|now|every|when|since|most|instead|from|last|this|today|yesterday|over|all|while|that|which|too|daily|right|recently|a lot|after|these|if|by|lol|haha|myself|rather|who|btw|tbh|lah|liao|though|tho|rn|finally|anyway|i))\b|,|\.(?=\s)/iu
const LEAD =
  /^(?:an?|the|my|our|this|some|brand new|new|old|nice|shiny|used|latest|newer|red|blue|black|white|silver|little|trusty|second-hand|secondhand|really|just) /iu

const SYSTEM_TAIL = / (?:machine|box|desktop|server|laptop|phone|user|as my (?:main|daily) (?:os|driver))$/u

/** "Ubuntu 22.04", "macOS Sonoma": the system without its version. */
const VERSION =
  / (?:v?\d[\d.]*(?: ?(?:lts|pro|home|ltsc|enterprise))?|lts|pro|home|sonoma|ventura|monterey|big sur|sequoia|catalina|jammy|noble|bookworm|silverblue|mint|xp|vista)$/u

function clean(capture: Capture | undefined): Capture | null {
  if (
    capture &&
    /^(?:that|this|these|those|your|his|her|it|one|on|off|in|into|out|onto|to|from|up|back|over|through|home|(?:the |my |our )?(?:car|phone|laptop|bike|bicycle|truck|van|computer)s? (?:out|in|off|up|back|ready|fixed|repaired|washed|serviced|started|stolen|towed)|[a-z]+ (?:an?|the|some|his|her|their) |(?:some |one |any |all |most |more |another )?of )\b/iu.test(
      capture.text,
    )
  )
    return null
  let value = capture ? cutAt(capture, CUT) : null
  for (let i = 0; i < 3 && value; i++) value = stripLead(value, LEAD)
  return value
}

/** What a product is: a gadget, a system, a car, or some other thing used. */
function asCard(match: RuleMatch, value: Capture | null, extra: Partial<Proposal>): Proposal | null {
  if (!value || keyOf(value.text).split(' ').length > 6 || /['’]s\b/u.test(value.text)) return null
  const key = nounKey(value.text).replace(SYSTEM_TAIL, '')
  if (SYSTEMS.has(key) || SYSTEMS.has(key.replace(VERSION, ''))) return state(match, 'os', value, extra)
  const facet = deviceFacet(value.text)
  if (facet !== null) return state(match, 'device', value, { ...extra, facet })
  return isVehicle(value.text) ? state(match, 'vehicle', value, { ...extra, facet: 'car' }) : null
}

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

/** "I use a Pixel 6", "I run Linux", "my phone is an iPhone 15". */
const use = defineRule({
  id: 'en/device.use',
  priority: 91,
  confidence: 0.95,
  anchors: [
    'use',
    'using',
    'rock',
    'run',
    'my phone',
    'my laptop',
    'my computer',
    'my car',
    'my pc',
    'my tablet',
    'my watch',
    'my os',
    'operating system',
    ' on ',
  ],
  pattern: rx(
    `(?:${DOES}(?:use|uses|rock|run|runs|carry)|\\bi(?:'m| am|m|'ve been| have been|) (?:currently |still |now |mainly |also )?(?:using|running|rocking)|\\bi(?:'m| am|m) (?:still |now |currently )?on(?= (?:an? |the |my )?[a-z0-9])|^${LEADS}(?:currently |still |now |mainly |also )?(?:using|running|rocking|on)(?= (?:an? |the |my )?(?:[a-z]+ )?[a-z0-9]+\\b)|\\bmy (?:(?<fresh>new|current|main|work|old|daily) )*(?:phone|cell|laptop|computer|car|pc|tablet|watch|os|operating system|ride|vehicle|truck|bike)(?: model)?(?: is|'s)(?: now)?) (?:an? |the |my )?${WHAT}`,
  ),
  draft: (match) =>
    match.raw('pron') === 'it'
      ? null
      : asCard(
          match,
          clean(match.capture('what')),
          match.raw('fresh') === 'new' ? { relation: 'updates' } : {},
        ),
  examples: [
    { text: 'I use a Galaxy S21', cards: [{ slot: 'device', value: 'Galaxy S21', facet: 'phone' }] },
    { text: 'i run debian at home', cards: [{ slot: 'os', value: 'debian' }] },
  ],
  counterExamples: ['which phone do you use?', 'he uses a ThinkPad', 'can I use a phone here?'],
})

const PLATFORM = /^(?:android|iphone|ios|windows|mac|macos|linux)$/iu

/** "Bought a Pixel for my dad". */
const FOR_OTHERS = / for (?:my|our|his|her|their|the) (?!trip|commute|drive|road|winter|summer|job|work)/u

/** "I switched to iPhone", "just upgraded to a Fairphone 5", "bought a new laptop", "sold the Golf, got a Volvo V60". */
const change = defineRule({
  id: 'en/device.change',
  priority: 99,
  confidence: 0.8,
  anchors: [
    'traded',
    'swapped',
    'exchanged',
    'ditched',
    'left ',
    'switched',
    'upgraded',
    'changed',
    'moved to',
    'migrated',
    'bought',
    ' got ',
    'got ',
    'replaced',
    'purchased',
    'ordered',
    'converted',
    'hands on',
    'picked up',
    'treated myself',
    'splurged',
    'invested in',
    'snagged',
    'copped',
    'inherited',
    ' won ',
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve| have|ve|'m| am)? |^|\\band |, |\\bmy (?:phone|laptop|computer|car|pc|tablet|watch) (?:was |is |got |has been )?)(?:just |finally |recently |also |now |then |yesterday |today |so |and |oh |have )*(?<verb>switched(?: over| back)?(?: from [a-z0-9 ]{2,20})? to|upgraded(?: from [a-z0-9 ]{2,20})? to|changed(?: my (?:phone|laptop|computer|car|pc|os|tablet|watch))?(?: from [a-z0-9 ]{2,20})? to|moved(?: from [a-z0-9 ]{2,20})? to|migrated to|converted to|upgraded|replaced (?:my|the|it) ?[a-z0-9 ]{0,20} (?:with|by)|(?:traded(?: in)?|swapped|exchanged|ditched|left) (?:my |the |our )?[a-z0-9 ]{2,25} for|bought|got(?! rid\\b)(?: my hands on)?|purchased|ordered|picked up(?= (?:an?|some|two|myself|another)\\b)|treated myself to|splurged on|invested in|snagged|copped|inherited|won) (?:myself |me )?(?:an? |the |my )?${WHAT}`,
  ),
  draft: (match) => {
    const value = clean(match.capture('what'))
    // "I've got a boat" is had, "I've just got one" is new.
    if (/(?:'ve|ve| have) got /u.test(match.text) || FOR_OTHERS.test(match.raw('what') ?? '')) return null
    const card = asCard(match, value, { relation: 'updates' })
    const facet =
      value && /^switched/u.test(match.raw('verb') ?? '') && PLATFORM.test(value.text)
        ? platformOf(value.text)
        : undefined
    if (!card || !value || facet === undefined) return card
    return [card, { slot: 'user_type', value, relation: 'updates', facet }]
  },
  examples: [
    {
      text: 'just upgraded to a Fairphone 5',
      cards: [{ slot: 'device', value: 'Fairphone 5', relation: 'updates', facet: 'phone' }],
    },
    { text: 'I switched to Linux', cards: [{ slot: 'os', value: 'Linux', relation: 'updates' }] },
    { text: 'I bought a Mazda', cards: [{ slot: 'vehicle', value: 'Mazda', relation: 'updates' }] },
  ],
  counterExamples: ['should I switch to Linux?', 'she bought a car', 'I switched to decaf'],
})

/** "I drive a Honda." */
const drive = defineRule({
  id: 'en/vehicle.drive',
  priority: 88,
  confidence: 0.96,
  anchors: ['drove', 'ride ', 'drive', 'driving', 'ride a', 'rides a'],
  pattern: rx(
    `(?:${DOES}(?:drives?|rides? an?)|\\bi(?:'m| am) (?:currently |now )?driving) (?:an? |the |my |our )?${WHAT}`,
  ),
  draft: (match) => {
    const value = clean(match.capture('what'))
    if (
      !value ||
      /['’]s\b/u.test(value.text) ||
      !(isVehicle(value.text) || MAKERS.has(keyOf(value.text))) ||
      // "I can't ride a bike" is about a skill.
      /^(?:can|could)/u.test(match.raw('neg') ?? '') ||
      /^car$|(?:^|\s)(?:taxi|bus|truck|cab|lorry|tram|train)$/u.test(keyOf(value.text))
    )
      return null
    return state(match, 'vehicle', value, { facet: 'car' })
  },
  examples: [{ text: 'I drive a green Volvo', cards: [{ slot: 'vehicle', value: 'green Volvo' }] }],
  counterExamples: ['do you drive a Tesla?', 'I drive people crazy'],
})

/** "I sold the Civic", "I don't own a car anymore". */
const sold = defineRule({
  id: 'en/owns.sold',
  priority: 96,
  confidence: 0.95,
  anchors: ['sold', 'to sell', 'up selling', 'got rid of', 'gave ', 'traded in', 'donated'],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve| have)? |^|\\band )(?:just |finally |recently |already )*(?:sold|(?:had to|decided to) sell|ended up selling|got rid of|gave away|traded in|donated|gave(?= (?:my|our) [a-z0-9 ]{2,25} (?:to|away)\\b)) (?:my|the|our) (?:old |beloved |trusty )?${WHAT}`,
  ),
  draft: (match) => {
    const value = clean(match.capture('what'))
    return (
      asCard(match, value, { relation: 'retracts' }) ??
      (value &&
      /^(?:house|apartment|condo|boat|guitar|piano|bike|business|company|shop|store|farm)$/u.test(
        keyOf(value.text),
      )
        ? state(match, 'owns', value, { relation: 'retracts' })
        : null)
    )
  },
  examples: [
    { text: 'we sold the minivan', cards: [{ slot: 'vehicle', value: 'minivan', relation: 'retracts' }] },
  ],
  counterExamples: ['they sold the car', 'have you sold the house?'],
})

export const device: readonly ExtractionRule[] = [change, sold, onDevice, use, drive]
