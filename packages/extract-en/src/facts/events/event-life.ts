import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'
import { EVENT_END, OBJECT, verbOf, WHO } from '../../text/event.ts'

/** Life events named by their verb: told once, worth keeping. */
const LIFE: readonly (readonly [string, string])[] = [
  [
    'event_work',
    '(?:got|landed|accepted|started|found|began|lost|quit|left|resigned from) (?:an? |my |the )?(?:new |dream |first |old |part-time |full-time |awesome )*(?:job|position|internship|gig|role|career)|(?:got|was|were|been|get) (?:a )?(?:just |recently |finally )?(?:fired|laid off|promoted|promotion|hired|let go|furloughed|raise)|quit working|retired from|(?:started|launched|opened|founded) (?:my|our|an?) (?:own |new |small |online )*(?:business|company|shop|store|restaurant|bakery|studio|startup|cafe|salon|practice|channel|blog|podcast)|signed (?:an?|my) (?:[a-z]+ )?(?:contract|deal)',
  ],
  [
    'event_education',
    "(?:graduated(?! (?:cylinder|income|tax|scale|payment|licen|lens|return))|dropped out of|got accepted (?:to|into)|was accepted (?:to|into)|enrolled in|signed up for|(?:failed|passed|flunked|finished|completed|did not pass|didn't pass)(?! (?:enough|some|another)\\b)(?= [a-z0-9' -]{0,40}\\b(?:class|course|exam|exams|test|chem(?:istry)?|maths?|physics|bio(?:logy)?|english|history|geography|calc(?:ulus)?|algebra|stats|statistics|econ(?:omics)?|driving|theory|gcses?|a[- ]?levels|resit|module|viva|bar|boards|degree|school|college|university|semester|certification|thesis|training|bootcamp|license|program|internship|finals)\\b))",
  ],
  [
    'event_achievement',
    '(?:won(?! (?:over|back|some|it))|earned (?:an?|my|the|first)|(?:received|got|was given|accepted) (?:an?|my|the|our) (?:[a-z]+ ){0,3}(?:award|medal|trophy|prize|degree|scholarship|certificate|diploma|honou?r|grant|recognition|fellowship)|was awarded|got awarded|was crowned|was elected|was selected|achieved (?:my|a|the|an)|reached (?:my|the (?:top|summit|final|finals|goal)|a (?:new|milestone|goal|personal)|level|\\d)|broke the record|(?:came|placed|finished|ranked|got) (?:joint )?(?:first|second|third|fourth|last|top|1st|2nd|3rd|\\dth)(?= (?:in|at|out|place|overall)|$)|took (?:home )?(?:first|second|third|gold|silver|bronze)|published (?:my|an?|our)|released (?:my|an?|our)|completed (?:a|my) (?:first )?(?:marathon|half marathon|triathlon|novel|book|album)|made the team|scored (?:in|on|an?|\\d|the|first|highest)|beat my)',
  ],
  [
    'event_social',
    '(?:hosted|threw|organized|organised) (?:an?|my|our|the) (?:[a-z-]+ ){0,3}(?:party|get-together|dinner|barbecue|bbq|wedding|event|tournament|fundraiser|celebration|reunion|picnic|shower)',
  ],
  [
    'event_family',
    '(?:had (?:a|our|my) (?:first |second |third )?(?:baby|child|son|daughter)|gave birth|became (?:a|an) (?:mom|dad|mother|father|parent|grandmother|grandfather|aunt|uncle)|adopted (?:a|an|our|my|two) (?:baby|child|son|daughter|boy|girl|kids|children)|were expecting|found out i was adopted)',
  ],
  [
    'event_purchase',
    '(?:bought|purchased|adopted|ordered|got|closed on|inherited|built) (?:myself |ourselves )?(?:an? |my |our |the |some |two |these )(?:first |new |used |brand new |beautiful |small |big |little |puppy |kitten )*(?:house|home|apartment|condo|flat(?! tire| tyre| white| screen| rate)|mansion|cabin|farm|boat|land|property|guitar|piano|camera|ring|telescope|tent|couch|sofa|bed|fridge|tv|dress|suit|bike|ticket|tickets|collars|painting|necklace|tattoo)',
  ],
  [
    'event_relationship',
    '(?:proposed(?= to |$)|eloped|cheated on (?:her|him|my [a-z]+)|met (?:my|the love)(?= (?:wife|husband|boyfriend|girlfriend|partner|of))|fell in love|went on (?:a|my|our) (?:[a-z]+ ){0,2}date|moved in with my (?:boyfriend|girlfriend|partner))',
  ],
]

const ANCHORS: Names<readonly string[]> = byName({
  event_work: [
    'job',
    'position',
    'internship',
    'gig',
    'role',
    'career',
    'fired',
    'laid off',
    'promot',
    'hired',
    'let go',
    'furlough',
    'raise',
    'quit working',
    'retired from',
    'business',
    'company',
    'shop',
    'store',
    'restaurant',
    'bakery',
    'studio',
    'startup',
    'cafe',
    'salon',
    'practice',
    'channel',
    'blog',
    'podcast',
    'contract',
    'deal',
  ],
  event_education: [
    'graduated',
    'dropped out',
    'accepted',
    'enrolled',
    'signed up',
    'failed',
    'passed',
    'flunked',
    'finished',
    'completed',
    'pass ',
  ],
  event_achievement: [
    'won',
    'earned',
    'received',
    'awarded',
    'crowned',
    'elected',
    'selected',
    'achieved',
    'reached',
    'record',
    'came ',
    'ranked',
    'got ',
    'placed',
    'finished',
    'took',
    'published',
    'released',
    'completed',
    'endorsement',
    'team',
    'scored',
    'beat my',
  ],
  event_social: ['hosted', 'threw', 'organi'],
  event_family: ['baby', 'child', 'gave birth', 'became', 'adopted', 'expecting', 'had '],
  event_purchase: ['bought', 'purchased', 'adopted', 'ordered', 'got ', 'closed on', 'inherited', 'built'],
  event_relationship: [
    'proposed',
    'eloped',
    'cheated',
    'met my',
    'met the love',
    'fell in love',
    'date',
    'moved in',
  ],
})
const EXAMPLES: Names<readonly [string, string]> = byName({
  event_work: ['I got promoted last week', 'got promoted'],
  event_education: ['I failed my driving test', 'failed my driving test'],
  event_achievement: ['we won the spelling bee', 'won the spelling bee'],
  event_social: ['we hosted a small reunion', 'hosted a small reunion'],
  event_family: ['we had a baby in May', 'had a baby'],
  event_purchase: ['I just bought a telescope', 'bought a telescope'],
  event_relationship: ['we eloped in Vegas', 'eloped in Vegas'],
})

export const eventLife: readonly ExtractionRule[] = LIFE.map(([slot, verb]) => {
  const [text, value] = EXAMPLES[slot] ?? ['', '']
  return defineRule({
    id: `en/${slot.replace('_', '-')}.life`,
    priority: 83,
    confidence: 0.8,
    anchors: ANCHORS[slot] ?? [slot],
    pattern: rx(`${WHO}(?<what>(?:${verb})(?![\\w'])(?:${OBJECT})?)`),
    draft: (match) => told(match, slot),
    examples: [{ text, cards: [{ slot, value }] }],
    counterExamples: ['did you win the lottery?', 'I wish I had bought a boat', 'Tom graduated'],
  })
})

/** What follows a comma is an aside, unless it is a name or a date. */
const ASIDE = /,\s(?!\p{Lu}|\d)/u

function told(match: RuleMatch, slot: string) {
  const what = match.capture('what')
  const phrase = what && cutAt(what, EVENT_END)
  const cut = phrase && cutAt(phrase, ASIDE)
  if (
    !cut ||
    /\b(?:you|it|that|this|them|him|her|one)$/u.test(keyOf(cut.text)) ||
    keyOf(cut.text) === 'won' ||
    /\b(?:he|she|they|you|tom|mary|almost|never|not|to|will|would|could|should|who|people|n't) $/u.test(
      match.before,
    )
  )
    return null
  return { slot, value: cut.text, at: verbOf(cut) }
}
