import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { cutAt, keyOf, stripTail } from '../../text/capture.ts'
import { I_HAVE, overIn, thingOf } from '../../text/over.ts'

const TAIL = /(?:'s)? (?:trip|plans?|visit|holiday|vacation|getaway|thing|idea|appointment|getting)$/iu
/** What is done at it, in the words in which it was planned. */
const ALSO: Names<readonly string[]> = byName({
  wedding: ['wedding', 'married'],
  op: ['op', 'operation', 'surgery'],
})

function planned(words: Parameters<typeof thingOf>[0]): readonly string[] {
  const thing = thingOf(words)
  const place = thing && stripTail(thing, TAIL)
  if (!place) return []
  return ALSO[keyOf(place.text)] ?? [place.text]
}

const OFF =
  "(?:(?:'s| is| are|'re)(?: now| all| completely| officially| sadly| totally)* (?:off|cancell?ed|called off|not happening|scrapped)|(?:'s been| was| got| has been| have been)(?: sadly)? (?:cancell?ed|called off|scrapped)| fell through)"

/** "Lisbon's off", "we called off the trip", "not going to Lisbon after all": planned no longer. */
const cancelled = defineRule({
  id: 'en/over.plan-off',
  priority: 50,
  confidence: 0.92,
  anchors: [' off', 'cancel', 'not happening', 'scrapped', 'fell through', 'after all'],
  pattern: rx(
    `^(?:(?:so|well|sadly|ugh|and|but|update|ok|turns out|unfortunately),? )*(?:the |my |our )?(?<what>[a-z][^,.;:!?()"\\n]{1,28}?)${OFF}(?=$|[,.!]| (?:now|because|so|after|due|thanks|cos|since|for)\\b)|${I_HAVE}(?:cancell?ed|called off|had to cancel|had to call off|scrapped) (?:the |my |our )?(?<our>[^,.;:!?()"\\n]{2,40})|(?:\\b(?:i'm|we're|i am|we are|im) |^)not (?:going|doing|moving|flying|having|getting)(?: to| a| the| my)? (?<not>[^,.;:!?()"\\n]{2,30}?) (?:after all|any ?more)`,
  ),
  draft: (match) => {
    const words = ['what', 'our', 'not'].map((group) => match.capture(group)).find(Boolean)
    const over: Proposal[] = planned(words).flatMap((value) => overIn(['plan', 'goal'], value, words) ?? [])
    return over.length > 0 ? over : null
  },
  examples: [
    {
      text: "Lisbon's off, the flights are too dear",
      cards: [{ slot: 'plan', value: 'Lisbon', relation: 'retracts' }],
    },
    { text: 'we called off the trip', cards: [{ slot: 'plan', value: 'trip', relation: 'retracts' }] },
  ],
  counterExamples: [
    'is Lisbon off?',
    'if the wedding is called off I will cry',
    'they called off the trip',
    'my mum hopes we called off the trip',
    "we're not going to Lisbon",
  ],
})

const WHEN_END = /\s?(?:,|\s(?:because|bc|so|but|and|since|due|instead|now|thanks|as|cos|for)\b)/iu

/** "The wedding's been moved to next April": planned as before, for another day. */
const moved = defineRule({
  id: 'en/over.plan-moved',
  priority: 50,
  confidence: 0.92,
  anchors: ['moved', 'pushed', 'postponed', 'rescheduled', 'brought forward', 'put back', 'delayed'],
  pattern: rx(
    `(?:^(?:so |well |and |but |ugh |update )?|\\b(?:the|my|our) |[a-z] (?:the|so the) )(?<what>[a-z][^,.;:!?()"\\n]{1,24}?)(?:'s been| is| was| got| has been|'s)(?: now| been)? (?:moved|pushed(?: back)?|postponed|rescheduled|brought forward|put back|delayed)(?: up)? (?:to|until|till|for) (?<when>[^.;:!?()"\\n]{2,40})|(?:\\b(?:they|we|i)(?:'ve|ve| have)? |^)(?:had to |just )?(?:moved?|push(?:ed)?|postponed?|rescheduled?|put) (?:the|my|our) (?<our>[^,.;:!?()"\\n]{2,24}?)(?: back| forward)? (?:to|until|till|for) (?<then>[^.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const words = match.capture('what') ?? match.capture('our')
    const time = match.capture('when') ?? match.capture('then')
    const when = time && cutAt(time, WHEN_END)
    if (!when || ![TIME, ON, IN].some((form) => form.test(keyOf(when.text)))) return null
    const of = {
      relation: 'updates',
      known: true,
      when: timeWords(when.text),
      ...(words && { at: words }),
    } as const
    const drafts = planned(words).map((value) => ({ slot: 'plan', value, ...of }))
    return drafts.length > 0 ? drafts : null
  },
  examples: [
    {
      text: "the wedding's been moved to next April",
      cards: [{ slot: 'plan', value: 'wedding', relation: 'updates' }],
    },
    {
      text: 'they pushed my surgery back to Friday',
      cards: [{ slot: 'plan', value: 'surgery', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'has the wedding been moved to April?',
    'if the wedding was moved to April',
    'his wedding was moved to April',
    'the sofa was moved to the hall',
    'I wish they moved my surgery to Friday',
  ],
})

/** As the plan would have told it: "moved to May" is planned in May. */
function timeWords(words: string): string {
  if (ON.test(keyOf(words))) return `on ${words}`
  return IN.test(keyOf(words)) ? `in ${words}` : words
}
const ON = /^(?:the \d|\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/u
const IN =
  /^(?:(?:early|mid|late) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)/u

const TIME = /^(?:next|this|the (?:end|start|following|new year)|tomorrow|easter|christmas)/u

export const overPlan: readonly ExtractionRule[] = [cancelled, moved]
