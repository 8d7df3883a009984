import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { ROUTINES, ROUTINES_THIRD } from '../../lexicon/habits/routines.ts'
import { FREQUENCY } from '../../lexicon/grammar/time.ts'
import { alt, CLOCK, LEADS, MY_KIN, rx, SUBJECT } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { namesNoRoutine } from '../../text/routine.ts'

const VERB = `(?:${alt([...ROUTINES, ...ROUTINES_THIRD])})(?![a-z'-])`
/** Objects that make a routine verb a passing act, a state or a figure of speech. */
const IDLE =
  /^(?:do(?:es)? (?:that|it|this|so|anything|well|what|the same|my best)|ha(?:ve|s) (?:to|been|time|enough|any|the (?:time|energy|money|chance|heart|luxury)|problems?|trouble|issues|a (?:problem|chance|clue|reason|choice))|go(?:es)? (?:an? |down|up|there|wrong|back|anymore|away|near|through|unnoticed|against)|make(?:s)? (?:it|sense|that|me|fun|time|sure|mistakes)|take(?:s)? (?:it|that|this|anything|the time|advantage|no for)|see |use(?:s)? (?:it|that|this|them|the word)|put |keep(?:s)? (?:it|that|in|up|getting|going|doing|on|[a-z]+ing)|get |call(?:s)? (?:it|me|you|him|her|that|back)|meet(?:s)? (?:anyone|people|someone)|talk to (?:you|him|her|me|anyone|them)|visit(?:s)? (?:you|him|her|them|it)|play(?:s)? (?:games with|dumb|safe|it)|set|plan|follow|share|serve|move|bring(?:s)? (?:it|that|up)|check(?:s)? (?:it|this|that)|read(?:s)? (?:it|that|this)|write(?:s)? (?:it|that|this|to you)|pay(?:s)? (?:attention|for (?:it|that))|leave)/u
const POINTING = /\b(?:you|it|that|this|him|her|them|there|these|those|your)$/u
const NEVER =
  "never ever|never|rarely|seldom|hardly ever|hardly|barely ever|almost never|don'?t (?:usually|normally|often|generally|typically)|(?:usually|normally|generally|typically) (?:don'?t|do not)"

/** "I never skip breakfast", "my dad rarely drives at night", "I usually don't eat lunch". */
const never = defineRule({
  id: 'en/habit.never',
  priority: 78,
  confidence: 0.92,
  anchors: [
    "don't ",
    'dont ',
    'do not ',
    "doesn't ",
    'never',
    'rarely',
    'seldom',
    'hardly',
    'barely',
    'usually',
    'normally',
    'generally',
    'typically',
    "don't often",
    'dont often',
    'only drink',
    'only eat',
    'only wear',
    'only buy',
    'only listen',
    'only watch',
    'only read',
    'only shop',
  ],
  pattern: rx(
    `(?:(?:\\b(?<self>i|we)|${MY_KIN})|^${LEADS}) ?(?:also |just |almost |still )?(?:(?<not>${NEVER}|(?:don'?t|do not|doesn'?t)(?= (?:eat|drink|work|go out|leave|cook|drive|sleep|shop|watch|check|answer|use my phone|look at)s? (?:[a-z]+ ){0,3}(?:after|before|past|until|during|on (?:week|[a-z]+days)|at night|in the)\\b))|(?<but>only|almost always|nearly always)) (?:ever )?(?<what>(?:leave(?:s)? the house|sleep in|say no|lie|go to bed|cook|miss(?:es)?(?= (?:an? |the |my |our )?(?:[a-z]+ ){0,2}(?:mass|church|class|practice|game|match|episode|workout|session|training|call|meal|breakfast|appointment|gym|service|meeting|shift|dose|prayers?))|(?:${VERB})) ?[^,;:!?()"\\n]{2,50}${CLOCK}?)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what) return null
    const key = keyOf(what.text)
    if (IDLE.test(key) || namesNoRoutine(key) || POINTING.test(key) || !/ /u.test(key)) return null
    if (
      match.raw('self') === undefined &&
      match.raw('kin') === undefined &&
      !/^(?:[a-z]+,? ){0,3}?never (?:skip|leave the house without)/u.test(match.text)
    )
      return null
    if (
      match.raw('but') === 'only' &&
      !/\b(?:on|at|when|with|before|after|once|twice|socially)\b|^(?:drink|eat|wear|buy|read|listen|watch|shop)s? [a-z]/u.test(
        key,
      )
    )
      return null
    return state(match, 'habit', what, match.raw('not') === undefined ? {} : { polarity: 'negative' })
  },
  examples: [
    {
      text: 'I never skip breakfast',
      cards: [{ slot: 'habit', value: 'skip breakfast', polarity: 'negative' }],
    },
    {
      text: 'my dad rarely drives at night',
      cards: [{ slot: 'habit', value: 'drives at night', entity: 'user.father' }],
    },
  ],
  counterExamples: [
    'I never have time for that',
    'I never see you',
    'do you never cook at home?',
    'never mind',
  ],
})

const TIMES =
  "when(?:ever)? (?:i'm|im|i am|i get|i feel|i can't|i have|i|it's|it|we|the|my|he's|she's) ?[a-z' ]{2,30}|while (?:i|i'm|watching|cooking|driving|commuting|working|cleaning|walking|running|reading|getting ready|studying) ?[a-z' ]{0,30}|before (?:bed|work|sleep|sleeping|breakfast|school|going to (?:bed|sleep|work)|every [a-z]+|i (?:go to|start|leave|sleep)[a-z ]{0,20})|first thing(?: in the morning)?|(?:on|during) my (?:lunch break|commute|break|way to (?:work|school)|days? off)|after (?:dinner|work|school|lunch|breakfast|class|every [a-z]+|a (?:workout|run|shower)|my (?:shift|run|workout))|at night|in the mornings?|in the evenings?|at (?:dawn|sunrise|lunchtime|midnight)|(?:around|at|by|before|until|till) (?:noon|midnight|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|a\\.m|p\\.m)?)|with (?:every|each|my) (?:meal|breakfast|dinner|lunch)|during (?:ramadan|lent|winter|summer|the (?:week|day|winter|summer|holidays)|lunch)|to (?:fall asleep|wake up|stay awake|get to sleep)"

/** "I bite my nails when I'm nervous", "I read comics before bed". */
const times = defineRule({
  id: 'en/habit.times',
  priority: 76,
  confidence: 0.92,
  anchors: [
    'when',
    'while ',
    'before ',
    'first thing',
    ' my lunch',
    ' my commute',
    ' my break',
    ' my way',
    ' my day',
    'after ',
    'at night',
    'in the morning',
    'in the evening',
    'at dawn',
    'midnight',
    'for breakfast',
    'for lunch',
    'noon',
    'with every',
    'with each',
    ' at ',
    ' around ',
    ' by ',
    'fall asleep',
    'until',
    'till',
    'stay awake',
    'sunrise',
    'every ',
    'during ',
  ],
  pattern: rx(
    `(?:\\b(?<self>i|we)|${MY_KIN}) (?:also |just |always |usually |often |still |mostly |normally |generally |sometimes ){0,2}(?<what>(?:bite|bites|stress eat|doomscroll|overthink|talk in|grind|chew|crack|pick|twirl|pace|hum|listen|sleep|sleeps|wake|wakes|get up|gets up|go to bed|goes to bed|go to sleep|fall asleep|${VERB})(?= )[^,.;:!?()"\\n]{0,50}? (?:${TIMES}))(?=$|[,.;!]| (?:and|but|because|so|every|on|most|too|lol|or|usually|even)\\b)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (
      !what ||
      IDLE.test(keyOf(what.text)) ||
      namesNoRoutine(keyOf(what.text)) ||
      /\b(?:you|it|that|this|him|her|them|tomorrow|today|tonight)\b/u.test(keyOf(what.text))
    )
      return null
    if (
      /\b(?:will|'ll|can|could|to|let's|should|would|must|might|gonna|if|when|where|as|did|what|until|before|after|while|time|how) $/u.test(
        match.before,
      )
    )
      return null
    if (
      /^(?:see|have|make|take|move|put|get|set|call|go|buy|keep|leave|bring|meet|do|plan)(?:s|es)? /u.test(
        keyOf(what.text),
      ) &&
      !/\b(?:breakfast|lunch|bed|before bed|at night|mornings?|evenings?|after work|after dinner|first thing)\b/u.test(
        keyOf(what.text),
      )
    )
      return null
    if (
      /\b(?:at|around|by|before|until|till) (?:noon|midnight|\d)/u.test(keyOf(what.text)) &&
      !/^(?:sleep|wake|get up|gets up|go to bed|goes to bed|go to sleep|fall asleep|eat|finish|start|work out|walk|run)/u.test(
        keyOf(what.text),
      )
    )
      return null
    return state(match, 'habit', what)
  },
  examples: [
    {
      text: "i bite my nails when i'm nervous",
      cards: [{ slot: 'habit', value: "bite my nails when i'm nervous" }],
    },
    { text: 'I read comics before bed', cards: [{ slot: 'habit', value: 'read comics before bed' }] },
  ],
  counterExamples: [
    'I will call you after work',
    'do you read before bed?',
    'he sleeps at night',
    'I go when you go',
  ],
})

/** "My morning routine is yoga and tea", "I start my day with a swim", "journaling is part of my routine", "I have a habit of humming". */
const routine = defineRule({
  id: 'en/habit.routine',
  priority: 88,
  confidence: 0.77,
  anchors: [
    'routine',
    'alarm',
    'bedtime',
    'days ',
    'day is',
    'ritual',
    'habit',
    'start',
    'begin',
    'end my',
    'finish my',
    'make a point',
    'a rule to',
    'a rule of',
    'make sure to',
    'tend to',
    'try to',
    'first thing',
    'my alarm',
    'every',
    'tradition',
    'part of my',
    'without',
    'always been',
    'sane',
    'non-negotiable',
    'daily',
  ],
  pattern: rx(
    `\\bmy (?<g>(?:usual )?bedtime is [a-z0-9:]{1,8}(?: ?[ap]m)?|alarm (?:goes off|is set (?:for|to)|rings) [^.;!?()"\\n]{2,40})|^${LEADS}(?<h>(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:nights? )?(?:is|are|means?) (?:always |our |my |usually )?[a-z' ]{2,25}(?:night|day|club|practice|class|league|dinner|lunch|roast|brunch|training))(?=$|,| for (?:me|us)| in our| at ours| with)|\\bmy (?:daily |usual |whole |little |new |current )?(?:morning|evening|night|nightly|bedtime|daily|weekly|sunday|saturday|friday|weekend|workout|skincare|weekday|usual)(?: night)? (?:routine|ritual|habit|tradition)(?:'s| is| includes| consists of| involves|:) (?<a>[^.;:!?()"\\n]{3,70})|\\b(?<s1>i|we) (?:always |usually |like to |try to |typically )?(?:start|begin|end|finish|kick off|wind down) (?:my|the|our|every|each|most) (?:days?|mornings?|evenings?|nights?|weeks?|weekends?) (?:with|by) (?<b>[^.;:!?()"\\n]{3,60})|\\b(?<s2>i|we)(?:'ve| have)? (?:also |still )?(?:have|got|had|have got|(?:have )?made|make|am in|developed|got into)?(?:(?<=i)'m in)? ?(?:an? |the |it an? )?(?:bad |weird |terrible |daily |nervous |strange |old |really bad |good )*(?:habit|point|rule)(?: of mine)? (?:of|to) (?<c>[^.;:!?()"\\n]{3,60})|\\bmy (?:worst |one |only |biggest |bad |most annoying |weirdest )*(?:bad )?habits?(?:'s| is| are|:) (?<d>[a-z][^.;:!?()"\\n]{3,60})|^${LEADS}(?<e>[a-z]{3,12}ing\\b[^.;:!?()"\\n]{0,40}?|(?:a|an|my) (?:[a-z]+ ){1,4}?|[a-z]+) (?:is|are|has become|has been|have become) (?:a (?:big |huge |daily |key )?)?(?:part of my (?:[a-z]+ )?(?:routine|day|morning|ritual|life)|my (?:daily|nightly|morning|evening|weekly|sunday|saturday) (?:ritual|habit|routine|tradition)|non-?negotiable for me)|\\b(?<s3>i|we) (?:always |do |also )?(?:try to|make sure to|make sure i|aim to|like to) (?<f>(?:${VERB})(?= )[^,.;:!?()"\\n]{0,50}?\\b${FREQUENCY})`,
  ),
  draft: (match) => {
    const what = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => match.capture(name)).find(Boolean)
    if (!what || denialOf(match) !== undefined) return null
    const key = keyOf(what.text)
    return /^(?:it|that|this|what|you|which|not|the (?:same|following)|be|get (?:it|that)|make it|gone|back|so|too|being (?:told|asked)|something|one|they|these|here|there)\b/u.test(
      key,
    )
      ? null
      : { slot: 'habit', value: what }
  },
  examples: [
    {
      text: 'my morning routine is yoga and green tea',
      cards: [{ slot: 'habit', value: 'yoga and green tea' }],
    },
    { text: 'I start my day with a cold shower', cards: [{ slot: 'habit', value: 'cold shower' }] },
    {
      text: 'I have a bad habit of cracking my knuckles',
      cards: [{ slot: 'habit', value: 'cracking my knuckles' }],
    },
  ],
  counterExamples: ['what is your morning routine?', 'I start my day off', 'it is part of my routine'],
})

/** "I've been running every morning", "up at 5 every day", "in bed by ten", "running every morning keeps me sane". */
const ongoing = defineRule({
  id: 'en/habit.ongoing',
  priority: 82,
  confidence: 0.92,
  anchors: [
    'every',
    'daily',
    'weekly',
    'twice',
    'once',
    'times',
    'on ',
    'most ',
    ' up at',
    ' up by',
    'in bed by',
    'asleep by',
    'out the door by',
    'awake by',
    'each ',
    'weekend',
    'in bed at',
    'in the gym by',
    'mornings',
    'evenings',
    'all the time',
    'at my desk',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|ve|'m|m|'s|'re| have| has| am| is| are)(?: been)? (?:now |always |still |usually )?|^${LEADS}(?:been |still |currently |now |mostly |usually ))(?<a>(?:volunteering|running|jogging|swimming|cycling|walking|biking|meditating|journaling|journalling|reading|writing|exercising|working out|going|doing|practi[cs]ing|eating|drinking|cooking|visiting|calling|taking|attending|playing|stretching|lifting|hiking|skipping|waking up|getting up|listening|tutoring|babysitting|coaching|fasting|praying|sleeping|commuting|cleaning|baking|smoking|vaping|gardening)(?= )[^,.;:!?()"\\n]{0,50}?\\b${FREQUENCY})|^${LEADS}(?:${FREQUENCY}|daily (?:morning|evening|night)s?|all days) ?,? (?:i(?:'m|m| am)|we(?:'re| are)) (?:always |usually )?(?<c>[a-z]{2,12}ing [^,.;:!?()"\\n]{2,40}?)(?: only)?(?=$|[,.;!]| (?:and|but|because|so|before|after|without fail)\\b)|(?:\\bi(?:'m|m| am)|^${LEADS}) ?(?:usually |always |normally |generally |typically |mostly |often ){0,2}(?<b>(?:up|awake|in bed|asleep|out the door|out of bed|in the gym|at the gym|at my desk|back home|in the pool) (?:and about )?(?:at|by|before|around) (?:around )?(?:noon|midnight|dawn|sunrise|[a-z]{3,6}|\\d{1,2})(?::\\d\\d)?(?: ?(?:am|pm|ish))?(?: (?:every [a-z]+|most [a-z]+|on (?:weekdays|weekends|[a-z]+days)|daily|sharp|latest))?)(?=$|[,.;!]| (?:and|but|because|so|to|for|even|no matter|every)\\b)`,
  ),
  draft: (match) => {
    const a = match.capture('a') ?? match.capture('c')
    if (a)
      return match.raw('pron') === 'it' || /\b(?:you|it|that|this)\b/u.test(keyOf(a.text))
        ? null
        : state(match, 'habit', a)
    const b = match.capture('b')
    const steady =
      /\b(?:usually|always|normally|generally|typically|often|every|most|weekdays|weekends|daily|days)\b/u.test(
        match.clause.text,
      )
    const when =
      /\b(?:noon|midnight|dawn|sunrise|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}(?::\d\d)?)\b/u.test(
        b?.text ?? '',
      )
    return b && steady && when ? { slot: 'habit', value: b } : null
  },
  examples: [
    {
      text: "I've been running 5k every morning",
      cards: [{ slot: 'habit', value: 'running 5k every morning' }],
    },
    { text: "i'm usually in bed by ten", cards: [{ slot: 'habit', value: 'in bed by ten' }] },
  ],
  counterExamples: ["I'm up at the front", 'are you in bed by ten?', "I've been thinking about it every day"],
})

export const habitRoutines: readonly ExtractionRule[] = [routine, ongoing, never, times]
