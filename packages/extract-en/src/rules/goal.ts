import { defineRule } from '@recollect/core'
import type { ExtractionRule, RuleMatch } from '@recollect/core'
import { state } from '../frames.ts'
import { rx } from '../patterns.ts'
import { FUTURE_TIME } from '../lexicon/time.ts'
import { keyOf } from '../text/capture.ts'

/** What one wants in earnest. Wishes of the moment (a drink, to chat, to go now) are not here. */
const AIM =
  '(?:become|be an?|be the|be able to|be (?:rich|famous|healthy|happy|fluent|free|fit|more [a-z]+)|learn|study|travel|visit|move|buy (?:an?|my)|get (?:an?|my|into|married|in shape|fit|back in shape|pregnant|better at|out of debt|promoted|healthier|back into)|start (?:an?|my|writing|doing|working|exercising|learning)|open|own|have (?:an?|kids|children|my own|two|three|more kids)|adopt|marry|raise|live (?:in|on|by|near|abroad|alone|off)|go to (?!bed|sleep|the (?:bathroom|store|shop|toilet)|work\\b|school today|home)|go back to (?:school|college|university|[A-Z])|lose weight|lose (?:some|\\d+|ten|twenty)|gain weight|quit|stop (?:smoking|drinking|procrastinating|eating)|write (?:an?|my|novels|songs|books)|publish|run (?:an?|my|marathons)|climb|save (?:up|money|for|enough|\\$)|retire|graduate|finish (?:my|school|college|university)|complete my|improve my|change (?:my )?(?:jobs?|careers?|life|major)|find (?:an?|my|love|true)|pursue|work (?:as|at|for|with|in)|keep working|teach|build (?:an?|my)|create (?:my own|an? [a-z]+ (?:business|company|brand|family))|make (?:a difference|music|movies|games|it big|films)|help (?:people|others|animals|kids|the)|earn|win|master|see the|experience|join|contribute|publish|fly|sail|settle down|play (?:professionally|in|for)|compete|perform|record|invest|explore (?:the world|space|[A-Z])|try (?:skydiving|surfing|skiing|scuba|rock)|take up|do (?:my|a (?:phd|master))|major in|apply (?:to|for)|expand|speak [a-z]+ fluently|grow my)'
const END = '[^,.;:!?()"\\n]{0,70}'

const WANT =
  "(?:(?:would|'d|d) (?:really |also |very much |absolutely |just |one day |someday )*(?:like|love) to|(?:really |also |always |just |still |only |desperately |definitely |actually |now |do |'ve always |have always |have been )*(?:want|wanna|wanted|hope|wish|aspire|intend|wanting|hoping|aim|dream of becoming|long|mean)(?: to| (?=be\\b))?|(?:'m|am|'ve been|have been|ve been|m) (?:really |also |just |still |always |currently |recently )*(?:hoping|wanting|aiming|dying|aspiring|working|looking|striving|determined|saving up|training|preparing)(?: hard)? (?:to|towards|toward)|(?:'m|am) ready to)"

/** "I want to become a poet", "I'd like to visit Kyoto", "I hope to retire early". */
const want = defineRule({
  id: 'en/goal.want',
  priority: 86,
  confidence: 0.82,
  anchors: [
    'want',
    'wanna',
    'like to',
    'love to',
    'hope to',
    'hoping to',
    'wish to',
    'aspire',
    'aiming',
    'aim to',
    'intend',
    'dying to',
    'determined to',
    'striving',
    'ready to',
    'working to',
    'long to',
    'looking to',
    'saving up to',
    'training to',
    'preparing to',
  ],
  pattern: rx(
    `(?:\\b(?<self>i|we) ?|^(?:really |still |just |also |and |but )*(?=would (?:like|love) |want |wanna |hoping |hope ))${WANT} (?:(?:some ?day|one day|eventually|also|really|maybe) )?(?<goal>${AIM}\\b${END})`,
  ),
  draft: (match) => goalOf(match),
  examples: [
    { text: 'I want to become a glassblower', cards: [{ slot: 'goal', value: 'become a glassblower' }] },
    { text: "I'd love to visit Iceland", cards: [{ slot: 'goal', value: 'visit Iceland' }] },
  ],
  counterExamples: [
    'I want to know more',
    "I'd like to have soup as a starter",
    'do you want to become a star?',
    'he wants to be a vet',
  ],
})

const MEAL =
  /\b(?:have (?:an? )?(?:cake|coffee|tea|drink|bottle|bite|beer|word|chat|look|conversation|glass|cup|idea|question|seat|talk|nap|break|piece|clear|better understanding|steak|table|list|good understanding|solid)|be an? (?:good|part|bit|little|better (?:friend|listener|person) to you)|visit you|learn (?:more|about you|how to use|from you|what|why|it|that)|work (?:on (?:this|that|it)|with you|in this)|get (?:a (?:better|sense|feel|clear|good|quick|hold|refund|list|recommendation|bit|general)|an? (?:idea|overview|answer))|start (?:a (?:conversation|new chat|chat)|an?y)|create an? [a-z]+ (?:list|table|file)|build a (?:function|script|query|table|list)|write a (?:function|script|query|test|code|program|short|letter|prompt|email|message|response)|help (?:people )?(?:you|the user)|improve my (?:code|query|prompt|function|script)|find (?:a (?:way|solution|good way|balance|function)|an? (?:answer|easy))|quit\b$|^(?:visit|have|get|join|win|create|master|experience|teach|record|perform)$|change my mind|be able to (?:see|say|do (?:that|this|it)|help|use|filter|run|call|add|show|make this)|go to (?:you|that|there)|try it|go to(?: and|$)|go to and|see the (?:world cup|picture|photo|pic|movie))\b/u

function goalOf(match: RuleMatch) {
  const goal = match.capture('goal')
  if (!goal || MEAL.test(keyOf(goal.text)) || /\b(?:not|n't|never|no longer|didn't) $/u.test(match.before))
    return null
  const past = /\bwanted\b/u.test(match.text) && !/always wanted/u.test(match.text)
  return state(match, 'goal', goal, past ? { tense: 'past' } : {})
}

/** "My goal is to run a marathon", "my dream car is a Rolls Royce", "it's been a dream to adopt". */
const mine = defineRule({
  id: 'en/goal.mine',
  priority: 94,
  confidence: 0.88,
  anchors: ['goal', 'dream', 'ambition', 'aspiration', 'aim is', 'bucket list', 'resolution'],
  pattern: rx(
    `\\bmy (?:(?:main|biggest|ultimate|only|big|new|current|next|lifelong|life|career|long-term|long term|short-term|secret|number one|fitness|greatest|new year's|first) )*(?:goal|dream|ambition|aspiration|aim|resolution)s?(?: (?<kind>car|job|house|home|vacation|career|trip|school|college|wedding|bike|destination))?(?: in life| for this year| this year| right now| is| are| was| has always been| would be)+ (?:to (?:be able to )?|that i |becoming |an? |the )?(?<goal>(?!not|still|dead|about|over|too|very|so|coming)[a-z0-9]${END})|\\b(?:it'?s|it has|it's always)? ?(?:been|is|was) (?:a |my )(?:lifelong |big |real |childhood )?dream (?:of mine )?to (?<been>[a-z]${END})|\\b(?:dream(?:ing)? of|my dream of) (?<ing>(?:becoming|being|owning|opening|living|moving|having|traveling|visiting|running|starting|writing|going|working)\\b${END})`,
  ),
  draft: (match) => {
    const goal = match.capture('goal') ?? match.capture('been') ?? match.capture('ing')
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
  confidence: 0.88,
  anchors: [
    'looking for',
    'searching for',
    'hunting',
    'on the hunt',
    'seeking',
    'in search of',
    'shopping for',
    'applying',
    'job hunting',
    'finding a',
  ],
  pattern: rx(
    '\\b(?:(?:i|we)(?:\'m| am|\'re| are|\'ve been| have been|m)? ?|^)(?:(?:currently|now|still|actively|also|just|desperately|actually|really|been|am|always) )*(?<goal>(?:looking|searching|hunting|shopping) for (?:an? |my |some |new |another |part-time |full-time |better )*(?:[a-z-]+ ){0,2}(?:jobs?|work|apartment|house|home|place|flat|roommate|girlfriend|boyfriend|partner|wife|husband|relationship|love|internship|position|role|career|car|dog|puppy|cat|spot|mentor|investor|publisher|agent|co-?founder|school|college|gym|band|therapist|doctor|soulmate|opportunit(?:y|ies)|employment|community|church|team)(?: [^,.;:!?()"\\n]{2,30})?|on the hunt for [^,.;:!?()"\\n]{3,40}|job hunting|applying (?:for|to) [^,.;:!?()"\\n]{3,40}|seeking (?:employment|an? [a-z ]{3,30}))',
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

/** "i study to become a vet", "i quit my job to pursue music". */
const purpose = defineRule({
  id: 'en/goal.purpose',
  priority: 72,
  confidence: 0.8,
  anchors: ['to become', 'to be a', 'to pursue'],
  pattern: rx(
    '\\b(?:i|i\'m|im|we)\\b[^,.;:!?\\n]{2,40}? (?<verb>to become|to pursue|(?:college|school|university|studying|training|working hard) to be) (?:an? |my )?(?<goal>[^,.;:!?()"\\n]{3,40})',
  ),
  draft: (match) => {
    if (
      /\b(?:want|wanna|like|love|hop(?:e|ing)|went|wish|dream|used|decided|plan\w*|have|had|need|got a|aspire\w*|job|if|not|n't)\b/u.test(
        match.text,
      )
    ) {
      if (!/\bquit\b/u.test(match.text)) return null
    }
    return state(match, 'goal', match.capture('goal'))
  },
  examples: [
    { text: "I'm taking night classes to become a plumber", cards: [{ slot: 'goal', value: 'plumber' }] },
  ],
  counterExamples: ['how do I get to become a member?', 'you need to become stronger'],
})

/** "I plan to stay home tomorrow", "I'm flying to Porto on June 1", "getting married in June". */
const plan = defineRule({
  id: 'en/plan.will',
  priority: 87,
  confidence: 0.8,
  anchors: [
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
    `\\b(?<self>i|we|my [a-z]{3,10} and i)(?:'m| am|'re| are|m)? (?:also |now |actually |just |currently |still |already |think i |think we |really |all |tentatively |both )*(?:(?:have |had )?(?:plan|plans|planning|planned|intend|intending)(?: on)?(?: to)? (?<plan>(?!on\\b|to\\b|for\\b|my (?:day|next)|world|a trip\\?|is|are|was)[a-z]+[^,.;:!?()"\\n]{2,60})|(?:going to|gonna|will|'ll) (?:be )?(?<will>(?!go all out|be able|be fine|be ok|try|see|let|tell|keep|help|do that|do it|check|look|think|remember|go now|give it|take your|make sure|ask|say|never|not|bed|sleep|use|miss|come visit|recover)[a-z]+ [^,.;:!?()"\\n]{0,50}?\\b${FUTURE_TIME})|(?<ing>(?:moving|flying|getting married|leaving|starting|travell?ing|visiting|separating|going|heading|opening|retiring|having|hosting|running|taking|attending|adopting|graduating|expecting|celebrating|performing|running)\\b[^,.;:!?()"\\n]{0,50}?\\b(?:${FUTURE_TIME}|(?:on |in )(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{1,2})?)))`,
  ),
  draft: (match) => {
    const value = match.capture('plan') ?? match.capture('will') ?? match.capture('ing')
    const key = keyOf(value?.text ?? '')
    if (
      /\b(?:it|that|this|there)$/u.test(key) ||
      /\b(?:i am (?:good|fine|ok)|good luck)\b/u.test(key) ||
      /\b(?:not|never) (?:planning|going)/u.test(match.text)
    )
      return null
    return state(match, 'plan', value, { facet: value && destination(value.text) })
  },
  examples: [
    { text: "I'm flying to Oslo next week", cards: [{ slot: 'plan', value: 'flying to Oslo next week' }] },
    { text: 'I plan to repaint the kitchen', cards: [{ slot: 'plan', value: 'repaint the kitchen' }] },
  ],
  counterExamples: ['what are you going to do tomorrow?', "I'm going to bed", 'will you come tomorrow?'],
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
  confidence: 0.78,
  anchors: [
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
    `\\b(?:my|our|the official) (?<value>(?:[a-z]+ ){0,2}?(?:(?:job )?interview|wedding|surgery|exam|flight|appointment|game|concert|trip|presentation|opening night|opening|graduation|marathon|finals|vacation|honeymoon|recital|audition|due date)(?<rest>\\b[^;:!?()"\\n]{0,60}?\\b(?:${FUTURE_TIME}|(?:on |to )(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2})))`,
  ),
  draft: (match) => (/\b(?:was|went|had|were)\b/u.test(match.raw('rest') ?? '') ? null : dated(match)),
  examples: [
    { text: 'my graduation is next month', cards: [{ slot: 'plan', value: 'graduation is next month' }] },
  ],
  counterExamples: ['when is my interview next week?', 'the game next month is cancelled'],
})

/** "I gave up on YouTube": a goal let go. */
const given = defineRule({
  id: 'en/goal.given-up',
  priority: 92,
  confidence: 0.82,
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

export const goal: readonly ExtractionRule[] = [mine, given, looking, plan, want, appointment, purpose]
