import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { CLOCK, LEADS, rx } from '../../text/patterns.ts'
import { cutAt } from '../../text/capture.ts'
import { EVENT_END, verbOf } from '../../text/event.ts'
import { kindOfHappening } from '../../text/happening.ts'

const REST = `[^,;:!?()"\\n]{0,60}${CLOCK}?`
const WORK =
  '(?:novel|book|poem|story|short story|article|essay|song|single|ep|paper|album|film|short film|documentary|photo|photograph|painting|artwork|recipe|app|game|startup|start-up|company|team|band|choir|squad|robot|design|project|thesis|dissertation|manuscript|screenplay|script|play|podcast|channel|video|letter|comic|quilt|cake|dog|horse|kid|class|business|shop|proposal|abstract|patent|grant|visa|application|mortgage|loan|offer|appeal|scholarship|transfer|citizenship|green card|cover|reel|tweet|post|tiktok|blog)'
const FARED =
  '(?:got |was |were |has been |just got |finally got |is being |been )(?:published|accepted|featured|shortlisted|longlisted|selected|nominated|awarded|printed|exhibited|signed|picked|approved|rejected|granted|denied|turned down|funded|acquired|bought|patented|screened|performed|crowned|named|graded|sold|optioned|relegated|promoted|knocked out|adopted)|(?:came|finished|placed) (?:out|first|second|third|last|fourth|1st|2nd|3rd|\\d+th|top)|won|went viral|made it (?:to|into|onto)|made the (?:cut|team|front page|finals?|shortlist|playoffs|charts|news)|hit (?:\\d|number|the (?:charts|front page|shelves|top)|a million)|reached (?:\\d|number|the (?:finals?|semi|quarter|top)|a (?:million|hundred))|qualified|launched|failed|passed|came through|premiered|played (?:its|our|their) (?:first|last|debut|biggest) (?:gig|show|concert|set|festival)|debuted|dropped|raised|charted|beat|tied|lost (?:to|the|in|\\d)'

/** "My poem got published", "our team came third": what one made or belongs to. */
const work = defineRule({
  id: 'en/event-achievement.work',
  priority: 68,
  confidence: 0.93,
  anchors: [
    'publish',
    'accept',
    'featur',
    'listed',
    'select',
    'nominat',
    'award',
    'print',
    'exhibit',
    'signed',
    'picked',
    'approv',
    'reject',
    'grant',
    'denied',
    'turned down',
    'funded',
    'acquired',
    'came',
    'finish',
    'placed',
    ' won',
    'viral',
    'made ',
    ' hit ',
    'reached',
    'qualif',
    'launch',
    'passed',
    'premier',
    'debut',
    'played its',
    'played our',
    'played their',
    'dropped',
    'raised',
    'sold',
    'lost',
    'promoted',
    'relegated',
    'knocked',
    'screened',
    'performed',
    'named',
    'bought',
    'adopted',
    'beat',
    'failed',
    'crowned',
    'patented',
    'graded',
    'optioned',
    'charted',
    ' tied',
  ],
  pattern: rx(
    `(?<what>\\b(?:my|our) (?:[a-z'0-9-]{2,12} ){0,3}?${WORK} (?:just |finally |recently |actually |also )?(?:${FARED})(?![\\p{L}])${REST})`,
  ),
  // A dog that passed took no exam.
  draft: (match) =>
    /\b(?:dog|horse|kid)s? (?:[a-z]+ )?passed\b/u.test(match.text) ? null : thing(match, 'event_achievement'),
  examples: [
    {
      text: 'my haiku poem got published',
      cards: [{ slot: 'event_achievement', value: 'my haiku poem got published' }],
    },
  ],
  counterExamples: ['has my paper been accepted?', 'his book came out', 'the team won'],
})

/** "They gave me the job", "my boss offered me a promotion". */
const given = defineRule({
  id: 'en/event-work.given',
  priority: 68,
  confidence: 0.92,
  anchors: [
    'gave me',
    'offered me',
    'gave us',
    'offered us',
    'promoted me',
    'fired me',
    'laid me off',
    'let me go',
    'hired me',
    'sacked me',
    'accepted me',
    'diagnosed me',
    'arrested me',
    'proposed to me',
    'broke up with me',
    'dumped me',
    'left me',
    'cheated on me',
    'kicked me out',
    'rejected me',
    'disowned me',
    'robbed me',
    'mugged me',
    'attacked me',
    'bit me',
    'hit me with',
    'awarded me',
    'asked me to marry',
    'picked me',
    'chose me',
    'selected me',
  ],
  pattern: rx(
    `(?:(?:^${LEADS}|\\b)(?:they|(?:my|the|our) (?:[a-z'-]+ ){0,2}?[a-z'-]+|[a-z]{3,12})) (?:just |finally |actually |also |recently )?(?<what>(?:gave|offered) (?:me|us) (?:an?|the|my|our) (?:[a-z-]+ ){0,3}(?:job|position|role|promotion|raise|pay rise|contract|part|lead|scholarship|place|spot|internship|award|visa|mortgage|loan|bonus|all[- ]clear|fine|ticket|warning|offer|discharge|medal|prize|grant|diagnosis)|promoted me|fired me|laid me off|let me go(?=$|[,.!]| (?:after|because|last|on|from my|due|yesterday|today|this)\\b)|hired me|sacked me|accepted me|diagnosed me with [a-z0-9 ]{2,30}|arrested me|proposed to me|broke up with me|dumped me|left me (?:for|last|after|when|at the altar)|cheated on me|kicked me out|rejected me|disowned me|robbed me|mugged me|attacked me|awarded me|asked me to marry (?:him|her|them)|(?:picked|chose|selected) me (?:for|to|as))(?![\\p{L}])${REST}`,
  ),
  draft: (match) =>
    thing(match, KIND.find(([words]) => words.test(match.raw('what') ?? ''))?.[1] ?? 'event_work'),
  examples: [{ text: 'they gave me the job!', cards: [{ slot: 'event_work', value: 'gave me the job' }] }],
  counterExamples: ['would they give me the job?', 'they gave me a look', 'did they fire me?'],
})

const KIND: readonly (readonly [RegExp, string])[] = [
  [/proposed|broke up|dumped|left me|cheated|marry/u, 'event_relationship'],
  [/diagnos|all[- ]clear/u, 'event_health'],
  [/arrest|robbed|mugged|attacked|kicked|disowned|fine|ticket|mortgage|loan|visa/u, 'event_other'],
  [/award|medal|prize|scholarship|grant/u, 'event_achievement'],
]

const ASIDE = /\b(?:if|when|who|would|almost|nearly|never|not|n't|until|whether|he|she|you|his|her|your) $/u
const OTHERS = /^(?:if|when|would|could|did|has|have|was|is|will)\b/u

function thing(match: RuleMatch, slot: string) {
  const what = match.capture('what')
  const cut = what && cutAt(what, EVENT_END)
  if (!cut || ASIDE.test(match.before) || OTHERS.test(match.clause.text)) return null
  return { slot, value: cut.text, at: verbOf(cut) }
}

/** "Yesterday was my last day at the bank", "my husband and I met at a rave". */
const turning = defineRule({
  id: 'en/event-other.turning',
  priority: 68,
  confidence: 0.92,
  anchors: ['first day', 'last day', 'last shift', 'first shift', ' and i ', ' and me '],
  pattern: rx(
    `\\b(?:today|yesterday|friday|monday|tuesday|wednesday|thursday|saturday|sunday|last week)(?:'s| is| was) my (?<what>(?:very )?(?:first|last) (?:day|shift|week) (?:at|of|in|as|with|on) (?!holiday|vacation|the (?:sofa|couch))[a-z]${REST})|\\bmy (?:wife|husband|partner|fianc[eé]e?|boyfriend|girlfriend|bf|gf|ex|hubby) and (?:i|me) (?:first |actually |both |just )?(?<met>(?:met|matched|got together|got engaged|got married|broke up|split up|separated|divorced|eloped|started dating|moved in together|bought|adopted|had|moved|welcomed|opened|lost) ?${REST})`,
  ),
  draft: (match) => {
    const own = match.raw('what') === undefined
    if (!own) return thing(match, 'event_work')
    const met = match.capture('met')
    const cut = met && cutAt(met, EVENT_END)
    const slot =
      cut &&
      (/^(?:met|matched)/u.test(cut.text.toLowerCase()) ? 'event_relationship' : kindOfHappening(cut.text))
    return cut && slot && !ASIDE.test(match.before) ? { slot, value: cut.text, at: verbOf(cut) } : null
  },
  examples: [
    {
      text: 'today was my last day at the bank',
      cards: [{ slot: 'event_work', value: 'last day at the bank' }],
    },
    {
      text: 'my wife and I met in a queue',
      cards: [{ slot: 'event_relationship', value: 'met in a queue' }],
    },
  ],
  counterExamples: ['was yesterday your last day?', 'my boss and I met on Monday'],
})

/** "Our baby girl arrived on Monday." */
const arrival = defineRule({
  id: 'en/event-family.arrival',
  priority: 68,
  confidence: 0.92,
  anchors: [
    'arrived',
    'was born',
    'were born',
    'is here',
    'are here',
    'into the world',
    'appearance',
    'entrance',
  ],
  pattern: rx(
    `\\b(?:my|our) (?<what>(?:(?:little|baby|beautiful|second|third|first|new|tiny) ){0,3}(?:girl|boy|son|daughter|twins|twin girls|twin boys|baby|grandson|granddaughter|grandbaby|nephew|niece) (?:has |have )?(?:just |finally )?(?:arrived|was born|were born|is here|are here|came into the world|made (?:his|her|an|their) (?:appearance|entrance))(?! (?:at (?:school|nursery|home)|to pick|late|early for|for the))${REST})`,
  ),
  draft: (match) => thing(match, 'event_family'),
  examples: [
    { text: 'our little girl arrived', cards: [{ slot: 'event_family', value: 'little girl arrived' }] },
  ],
  counterExamples: ['has your baby arrived?', 'his son was born in May', 'my parcel arrived'],
})

export const eventThing: readonly ExtractionRule[] = [work, given, turning, arrival]
