import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { isFirst, state } from '../../text/state.ts'
import { CLOCK, LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const END = `[^,.;:!?()"\\n]{0,70}${CLOCK}?`

/** "My goal is to run a marathon", "my dream car is a Rolls Royce", "it's been a dream to adopt". */
const mine = defineRule({
  id: 'en/goal.mine',
  priority: 94,
  confidence: 0.96,
  anchors: [
    'goal',
    'all i ',
    'dream',
    'ambition',
    'aspiration',
    'aim is',
    'bucket list',
    'resolution',
    'my plan is',
    'intention',
    'mission',
    'hope is',
    'wish is',
  ],
  pattern: rx(
    `\\bmy (?:(?:main|biggest|ultimate|only|big|new|current|next|lifelong|life|career|long-term|long term|short-term|secret|number one|fitness|greatest|new year's|first) )*(?:goal|dream|ambition|aspiration|aim|resolution|plan(?= is to)|intention(?= is to)|mission|hope(?= is to)|wish(?= is to))s?(?: (?<kind>car|weight|time|score|body|uni|university|company|city|country|pace|job|house|home|vacation|career|trip|school|college|wedding|bike|destination))?(?: in life| (?:for|4) (?:this|dis|the|next) (?:year|yr|month|summer|season)| (?:for|4|in) 20\\d\\d| this (?:year|yr)| right now| is| are| was| has always been| would be)+ (?:(?:to|2) (?:be able to )?|that i |becoming |an? |the )?(?<goal>(?!(?:not|still|dead|offside|disallowed|ruled|scored|saved|about|over|too|very|so|coming)\\b)[a-z0-9]${END})|\\b(?:it'?s|it has|it's always|it'?s been|it is|it was) ?(?:been|is|was)? ?(?:always )?(?:been )?(?:a |my |our )(?:lifelong |life |big |biggest |real |childhood |secret )?(?:dream|goal|ambition|aim|plan|intention) (?:of mine )?to (?<been>[a-z]${END})|^${LEADS}(?:(?:the|biggest|main|ultimate|only|big|new|first|next|current|long[- ]term|life) ){0,2}(?:dream|goal|aim|ambition|resolution|hope) (?:is|was|has always been|for this year is|this year is|for \\d{4} is) to (?<bare>[a-z]${END})|^${LEADS}(?:(?:my|main|biggest|ultimate|big|new|current|life|career|fitness|financial|short[- ]term|long[- ]term|new year'?s?|personal) ){0,2}(?:goals?|dream|ambition|resolutions?|aim)(?: (?:for )?(?:this year|next year|20\\d\\d))? ?[:=] ?(?:to )?(?<field>[a-z]${END})|\\ball i(?:'ve| have)? (?:ever|really|always) (?:wanted|want) (?:is|was|has been) to (?<all>[a-z]${END})|\\b(?:dream(?:ing)? of|my dream of) (?<ing>(?:becoming|being|owning|opening|living|moving|having|traveling|visiting|running|starting|writing|going|working)\\b${END})`,
  ),
  draft: (match) => {
    const goal =
      match.capture('goal') ??
      match.capture('been') ??
      match.capture('bare') ??
      match.capture('all') ??
      match.capture('ing') ??
      match.capture('field')
    // "My girlfriend's (22F) dream is to …" is hers.
    const bare = match.raw('bare') ?? match.raw('field')
    if (bare !== undefined && !isFirst(match.clause)) return null
    return goal && !/\b(?:he|she|they|you|tom)(?:'s)? $/u.test(match.before)
      ? { slot: 'goal', value: goal }
      : null
  },
  examples: [
    { text: 'my dream job is lighthouse keeper', cards: [{ slot: 'goal', value: 'lighthouse keeper' }] },
    { text: 'my goal is to read fifty books', cards: [{ slot: 'goal', value: 'read fifty books' }] },
  ],
  counterExamples: ['what is your dream job?', 'my dream was about a whale?'],
})

/** "I'm looking for a new job", "searching for an apartment", "on the hunt for". */
const looking = defineRule({
  id: 'en/goal.looking-for',
  priority: 90,
  confidence: 0.97,
  anchors: [
    'looking for',
    "'m after a",
    'im after a',
    'i am after a',
    'searching for',
    'hunting',
    'on the hunt',
    'seeking',
    'in search of',
    'shopping for',
    'applying',
    'job hunting',
    'saving',
    'training for',
    'preparing for',
    'finding a',
    'aiming for',
    'shooting for',
    'gunning for',
    'striving for',
    'working toward',
    'pushing for',
    'fighting for',
    'trying for',
    'hoping for',
  ],
  pattern: rx(
    `\\b(?:(?:i|we)(?:'m| am|'re| are|'ve been| have been|m)? ?|^${LEADS})(?:(?:currently|now|still|actively|also|just|desperately|actually|really|been|am|always) )*(?<goal>after an? (?:new |second[- ]hand |used |cheap |decent |part[- ]time |full[- ]time )(?:[a-z-]+ ){0,2}[a-z]+|(?:looking|searching|hunting|shopping) for (?:an? |my |some |new |another |part-time |full-time |better )*(?:[a-z-]+ ){0,2}(?:jobs?|work|apartment|room|flatshare|house share|housemate|flatmate|house|home|place|flat|roommate|girlfriend|boyfriend|partner|wife|husband|relationship|love|internship|position|role|career|car|dog|puppy|cat|spot|mentor|investor|publisher|agent|co-?founder|school|college|gym|band|therapist|doctor|soulmate|opportunit(?:y|ies)|employment|community|church|team)(?: [^,.;:!?()"\\n]{2,30})?|sav(?:ing|e)(?: up)? for (?!(?:this|that|it|later|last|a (?:long|rainy)|me|you|the record)\\b)[^,.;:!?()"\\n]{3,40}|preparing for (?:(?:an?|my|the) )?(?:[a-z]+ ){0,2}(?:exams?|interviews?|marathon|boards|finals|competition|neet|jee|gre|gmat|ielts|toefl|upsc)|training for (?:an?|my|the) [^,.;:!?()"\\n]{3,40}|(?:aiming|shooting|gunning|striving|pushing|fighting|working) (?:for|towards?) [^,.;:!?()"\\n]{3,40}|(?:trying|hoping) for (?:an?|another|our|my) [^,.;:!?()"\\n]{3,40}|on the hunt for [^,.;:!?()"\\n]{3,40}|(?:job|house|flat|apartment|home|venue|wedding dress) hunting(?: in [^,.;:!?()"\\n]{2,25})?|applying (?:for|to) [^,.;:!?()"\\n]{3,40}|seeking (?:employment|(?:an? )?(?:[a-z]+ ){0,2}(?:job|work|position|role|internship|partner|relationship|career)))`,
  ),
  draft: (match) =>
    /\b(?:is|are|he|she|they|you|was|tom)(?:'s|'re)? $/u.test(match.before)
      ? null
      : state(match, 'goal', match.capture('goal')),
  examples: [
    {
      text: "I'm looking for a part-time job",
      cards: [{ slot: 'goal', value: 'looking for a part-time job' }],
    },
  ],
  counterExamples: ['are you looking for a job?', "I'm looking for the file", 'he is looking for work'],
})

/** "I gave up on YouTube": a goal let go. */
const given = defineRule({
  id: 'en/goal.given-up',
  priority: 92,
  confidence: 0.92,
  anchors: ['gave up', 'given up', 'no longer want', "don't want to be", 'changed my mind about'],
  pattern: rx(
    `\\bi(?:'ve| have)? (?:gave up|given up) on (?:becoming |being |my dream of )?(?:an? |the |my )?(?<what>[^,.;:!?()"\\n]{3,40})|\\bi(?: no longer| don'?t) (?:want|plan|hope) to (?<no>(?:be|become|go|move|study|buy|visit)\\b[^,.;:!?()"\\n]{2,40}?) any ?more`,
  ),
  draft: (match) => {
    const what = match.capture('what') ?? match.capture('no')
    return what && !/^(?:it|that|this|you|him|her|life|them|love|people)\b/u.test(keyOf(what.text))
      ? { slot: 'goal', value: what, relation: 'retracts' }
      : null
  },
  examples: [
    {
      text: 'I gave up on becoming a pilot',
      cards: [{ slot: 'goal', value: 'pilot', relation: 'retracts' }],
    },
  ],
  counterExamples: ['I gave up on him', 'never give up on your goals'],
})

export const goalMine: readonly ExtractionRule[] = [mine, given, looking]
