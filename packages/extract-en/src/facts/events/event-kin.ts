import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { MY_KIN, rx } from '../../text/patterns.ts'

/** "My aunt passed away in 2015", "my father retired at 65". */
export const eventKin: ExtractionRule = defineRule({
  id: 'en/event-family.kin',
  priority: 93,
  confidence: 0.97,
  anchors: [
    'passed',
    'died',
    'expired',
    'retired',
    'graduated',
    'got married',
    'gave birth',
    'was born',
    'adopted me',
    'took his first',
    'first steps',
    'divorced',
    'was killed',
    'moved out',
    'started',
    'is due',
    'met at',
    'met in',
    'met on',
    'met through',
    'met when',
    'met by',
    'met during',
  ],
  pattern: rx(
    `(?:${MY_KIN}|\\bmy (?<young>youngest|oldest|eldest)) (?:just |recently |has |have |sadly |had |both )*(?<what>(?<dead>passed away|passed(?! (?:his|her|the|my|our|their|an?|all|out|by|up|me|it|with|over|to|on (?:his|her|the|my)|[a-z]+ (?:tests?|exams?))(?![\\p{L}]))|died|expired|was killed)(?: in [a-z ]{3,20}| of [a-z ]{3,20}| from [a-z ]{3,20})?|retired(?: at the age of \\d+| at \\d+| last [a-z]+)?|graduated(?: from [a-z ]{3,30})?|got married|gave birth|was born(?= (?:last|on|yesterday|today|this|two|three|a|\\d)|$)|adopted me|met (?:at|in|on|through|when|by|during) [a-z0-9' ]{3,40}|took (?:her|his) first steps|(?:got |were |are )divorced|(?:just |has )?started (?:school|nursery|uni|university|college|kindergarten|secondary school|high school|primary school|reception|preschool))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what) return null
    if (match.raw('young')) return { slot: 'event_family', value: what, entity: 'user.child' }
    // "My parents met in Oslo"; whom others met is not said.
    if (what.text.startsWith('met '))
      return /^(?:parents|folks|grandparents|mom and dad|mum and dad)$/u.test(match.raw('kin') ?? '')
        ? state(match, 'event_relationship', what)
        : null
    if (/started /u.test(what.text)) return state(match, 'event_education', what)
    if (/adopted me/u.test(what.text)) return { slot: 'event_family', value: 'adopted' }
    const slot = match.raw('dead')
      ? 'event_death'
      : /retired/u.test(what.text)
        ? 'event_work'
        : 'event_family'
    return state(match, slot, what)
  },
  examples: [
    {
      text: 'my grandfather passed away in spring',
      cards: [{ slot: 'event_death', value: 'passed away', entity: 'user.grandfather' }],
    },
  ],
  counterExamples: ['did your mother die?', 'his father passed away', 'my phone died'],
})
