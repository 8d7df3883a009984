import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { FUTURE_TIME } from '../../lexicon/grammar/time.ts'
import { CLOCK, LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

/** Said in one word they are plans all the same. */
const LIFE =
  /^(?:retir|mov|graduat|marry|quit|resign|enlist|emigrat|propos|divorc|separat|relocat|leaving|adopt|volunteer|travel|camp|hik)/u

/** "I plan to stay home tomorrow", "I'm flying to Porto on June 1", "getting married in June". */
const plan = defineRule({
  id: 'en/plan.will',
  priority: 87,
  confidence: 0.98,
  anchors: [
    'intend',
    'getting a',
    'getting our',
    'getting my',
    'going on',
    'hosting',
    'off to',
    'plan',
    'going to',
    'gonna',
    'moving',
    'flying',
    'getting married',
    'leaving',
    'starting',
    'traveling',
    'travelling',
    'visiting',
    'separating',
    'will ',
    'heading',
    'expecting',
    "i'll",
    'opening',
    'allocated',
    'scheduled',
    'interview',
    'wedding',
    'retir',
  ],
  pattern: rx(
    `(?:\\b(?<self>i|we|my [a-z]{3,10} and i)(?:'m| am|'re| are|m)? |^${LEADS}(?=(?:moving|flying|getting|gonna|leaving|starting|travell?ing|visiting|heading|opening|retiring|graduating|expecting|planning|off|going) ))(?:also |now |actually |just |currently |still |already |think i |think we |really |all |tentatively |both )*(?:(?:(?:have |'ve )?(?:plan|plans|planning|planned|intend|intending) (?:on|to)|planning|have planned|'ve planned|plan(?= (?:an?|our|my) (?:[a-z]+ )?(?:trip|wedding|holiday|vacation|move|party|visit|honeymoon|journey|tour)\\b)) (?<plan>(?!on\\b|to\\b|for\\b|my (?:day|next)|together|something|anything|everything|nothing|ahead|world|a trip\\?|is|are|was)[a-z]+[^,.;:!?()"\\n]{2,60}${CLOCK}?)|(?:going to|gonna|will|'ll) (?:be )?(?<will>(?!promise|pay\\b|checking (?:in|out)|run out|end up|die\\b|regret|freak|starve|freeze|go with|go ahead|stick with|pass on|hold off|keep|go all out|be able|be fine|be ok|try|see|let|tell|keep|help|do that|do it|check|look|think|remember|go now|give it|take your|make sure|ask|say|never|not|bed|sleep|use|miss|come visit|recover|need|have it|have (?:an? )?(?:great|good|nice|fun|lovely)|get back|call|email|text|send|let|wait|want|like|love|update|talk|see)[a-z]+ [^,.;:!?()"\\n]{0,50}?${CLOCK}??\\b${FUTURE_TIME})|(?<ing>(?:getting (?:an?|my|our|the) |off to|moving|flying|getting married|leaving|starting|travell?ing|visiting|separating|going(?! to (?:call|try|do|be|get|have|see|ask|check|make|say|tell|talk|use|need|take|put|let|give|find|look|think|want|work|send|write|read|eat|cook|clean|sleep|bed|the (?:shop|store|gym|bank|doctor|dentist))\\b)|heading|opening|retiring|having|hosting|running|taking|attending|adopting|graduating|expecting|celebrating|performing|running)\\b[^,.;:!?()"\\n]{0,50}?${CLOCK}??\\b(?:${FUTURE_TIME}|(?:on |in )(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{1,2})?)))`,
  ),
  draft: (match) => {
    const value = match.capture('plan') ?? match.capture('will') ?? match.capture('ing')
    const key = keyOf(value?.text ?? '')
    if (
      /\b(?:it|that|this|there)$/u.test(key) ||
      (!key.includes(' ') && !LIFE.test(key)) ||
      /\b(?:i am (?:good|fine|ok)|good luck)\b/u.test(key) ||
      /\b(?:not|never) (?:planning|going)/u.test(match.text) ||
      /\bin (?:an?|\d{1,2}|five|ten|two|a few) (?:mins?|minutes?|secs?|hours?)\b/u.test(match.text)
    )
      return null
    return state(match, 'plan', value, { facet: value && destination(value.text) })
  },
  examples: [
    { text: "I'm flying to Oslo next week", cards: [{ slot: 'plan', value: 'flying to Oslo' }] },
    { text: 'I plan to repaint the kitchen', cards: [{ slot: 'plan', value: 'repaint the kitchen' }] },
  ],
  counterExamples: [
    'I will have a good day tomorrow',
    'what are you going to do tomorrow?',
    "I'm going to bed",
    'will you come tomorrow?',
  ],
})

const CAPITAL = /(?<=\s)\p{Lu}\p{Ll}{2,}/u

/** The place or name a plan is about: a flight that is moved replaces the flight to the same city. */
function destination(text: string): string | undefined {
  const months = text.replaceAll(
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/gu,
    '',
  )
  return CAPITAL.exec(` ${months}`)?.[0].toLowerCase()
}

function dated(match: RuleMatch) {
  const value = match.capture('value')
  if (!value) return null
  const moved = /\b(?:moved|pushed|rescheduled|postponed|now)\b/u.test(match.text)
  return {
    slot: 'plan',
    value,
    facet: destination(value.text),
    relation: moved ? ('updates' as const) : ('sets' as const),
  }
}

/** "My interview with X is on May 12", "my game there next month", "the opening night is tomorrow". */
const appointment = defineRule({
  id: 'en/plan.appointment',
  priority: 84,
  confidence: 0.84,
  anchors: [
    'driving test',
    'resit',
    'audition',
    'recital',
    'scan',
    'check',
    'viva',
    ' do ',
    'operation',
    'interview',
    'wedding',
    'surgery',
    'exam',
    'flight',
    'appointment',
    'game',
    'concert',
    'trip',
    'deadline',
    'presentation',
    'opening',
    'graduation',
    'marathon',
    'finals',
    'vacation',
    'honeymoon',
  ],
  pattern: rx(
    `(?:\\b(?:my|our|the official)|\\b(?:i|we)(?:'ve| have|ve)(?: got)? an?) (?<value>(?:[a-z]+ ){0,2}?(?:(?:job )?interview|wedding|surgery|exam|flight|appointment|game|concert|trip|presentation|opening night|opening|graduation|marathon|finals|vacation|honeymoon|recital|audition|due date|resit|driving test|scan|check-?up|viva|hen do|stag do|operation|op\\b)(?!'s )(?<rest>\\b[^;:!?()"\\n]{0,60}?${CLOCK}??\\b(?:${FUTURE_TIME}|(?:on |to )(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2})))`,
  ),
  draft: (match) =>
    /\b(?:was|went|had|were)\b/u.test(match.raw('rest') ?? '') ||
    /\b(?:went|was|had|been|did|ran|passed|failed|aced|flunked|won|finished|completed|survived|missed|cancelled|at|after|from|attended|since|enjoyed|loved|missed|during)\b[^,;]{0,30}$/u.test(
      match.before,
    )
      ? null
      : dated(match),
  examples: [{ text: 'my graduation is next month', cards: [{ slot: 'plan', value: 'graduation' }] }],
  counterExamples: ['when is my interview next week?', 'the game next month is cancelled'],
})

export const plans: readonly ExtractionRule[] = [plan, appointment]
