import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { LEADS, rx } from '../../text/patterns.ts'

const DAY =
  '(?:this |next )?(?:mon|tues?|wed|thur?s?|fri|sat|sun)(?:[a-z]{3,6}day|day)?|tomorrow|tmrw|tmr|tonight|the weekend|this weekend|next week(?:end)?|the \\d{1,2}(?:st|nd|rd|th)|then|it'
const DATE_WORDS =
  "(?:[a-z']+ ){0,3}?(?:wedding|baby shower|shower|birthday|bday|funeral|graduation|christening|appointment|appt|interview|exam|surgery|operation|flight|recital|game|match|rehearsal|gig|audition|reunion|hen do|stag do|party|anniversary|dinner|shift|class|meeting|check-?up|scan|lesson|practice|training|court|move|moving)"

/** "Can't make Tuesday, got a job interview", "can't make it sat, my cousin's wedding": what stands in the way is a plan. */
export const planBusy: ExtractionRule = defineRule({
  id: 'en/plan.busy',
  priority: 90,
  confidence: 0.93,
  anchors: [
    "can't do",
    'cant do',
    'cannot do',
    "can't make",
    'cant make',
    'cannot make',
    'busy ',
    'not free',
    "can't come",
    'cant come',
  ],
  pattern: rx(
    `^${LEADS}(?:sorry,? )?(?:i |we )?(?:can'?t|cannot|wont|won'?t|am|'m|im|i'm)? ?(?:do|make|come|be able to make|busy|not free) (?:on )?(?<day>${DAY})(?: (?:on )?(?<late>${DAY}))?(?:,| cos| cause| because| since| as| -)+ ?(?:i've |ive |i have |i |we've |we have |we |it's |its )?(?:got |have |at )?(?<what>(?:an? |my |our |the )?${DATE_WORDS})(?![a-z])`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what ? { slot: 'plan', value: what.text.replace(/^(?:an?|my|our|the) /iu, ''), at: what } : null
  },
  examples: [
    {
      text: "can't make Tuesday, got a job interview",
      cards: [{ slot: 'plan', value: 'job interview' }],
    },
  ],
  counterExamples: ["can't do it, sorry", "she can't make Friday, it's her wedding", "can't you do Friday?"],
})
