import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { LEADS, rx } from '../../text/patterns.ts'
import { cutAt } from '../../text/capture.ts'

/**
 * Words after which it still is what one has gone back to for good. All others stay in the value: "Acme on Monday" is not what the memory
 * held, and nothing is kept.
 */
const END =
  /\s(?:because|but|since|so|now|(?:full|part)[- ]time|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|(?:last|this) (?:month|year|spring|summer|autumn|fall|winter))\b/iu

/** What one went back for makes it a visit; before a colon it is only the beginning of a line. */
const VISIT = /\s(?:and|to|for|with|about|next)\b/iu
const GOES_ON = /^,? ?(?::|(?:and|to|for|with|about)\b)/u
const goesOn = ({ clause, after }: RuleMatch): boolean =>
  GOES_ON.test((after + clause.sentence.text.slice(clause.end - clause.sentence.start)).trimStart())

/** One works at a company and is on a topic, on a diet or on a system. */
const ON = /^(?:android|ios|windows|linux|mac ?os|keto|(?:a )?(?:vegan|vegetarian|keto) diet)$/iu

/** "I went back to Acme", "back on Android": what was left and is taken up again, if the memory knows it. */
export const backTo: ExtractionRule = defineRule({
  id: 'en/back-to',
  priority: 50,
  confidence: 0.92,
  anchors: [' back to ', ' back at ', ' back on ', 'back at ', 'back on ', 'returned to '],
  pattern: rx(
    `(?:\\bi(?:'ve|'m|ve|m| have| am)? (?:just |recently |now |actually |finally |ended up )*(?:(?:went|gone|switched|changed|swapped|moved|came|come) back to|returned to)|(?:\\bi(?:'m|m| am) |^${LEADS}(?:so )?)(?:now |finally )?back (?:at|(?<on>on))) (?:work(?:ing)? (?:at|for) |my old (?:job|place) at |the |an? |my )?(?<what>[^,.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const value = what && cutAt(what, END)
    if (
      !value ||
      VISIT.test(value.text) ||
      goesOn(match) ||
      (match.raw('on') !== undefined && !ON.test(value.text))
    )
      return null
    if (/^(?:you|me|him|her|it|them|sleep|work|bed|school|normal|square)\b/iu.test(value.text)) return null
    return { slot: 'generic', value, relation: 'updates', known: true }
  },
  examples: [
    { text: 'I went back to Brightwater Labs', cards: [{ slot: 'generic', value: 'Brightwater Labs' }] },
    { text: "I'm back on Android", cards: [{ slot: 'generic', value: 'Android', relation: 'updates' }] },
  ],
  counterExamples: [
    'I went back to bed',
    'will I go back to Acme?',
    'he went back to Acme',
    'I want to go back to Acme',
    'I got back to Acme about the invoice',
    "we're back on Acme's proposal",
    "I'm back with Acme news",
    'we went back to the Acme contract',
    'back to Acme: the bug is open',
    'I am going back to Acme next year maybe',
    'going back to vegan recipes',
    'I went back to Acme and picked up my stuff',
    'I went back to Acme to pick up my stuff',
    'I went back to Acme for a visit',
    'I switched back to red for the logo',
    'I returned to Acme with my lawyer',
    "I'm back on Acme",
    'we went back to Acme',
  ],
})
