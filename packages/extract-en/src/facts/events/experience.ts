import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { COUNT } from '../../lexicon/grammar/time.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const VAGUE_END =
  /^(?:(?:seen|heard|had|done|thought|felt|met|known|been|tried|played|read)(?:$| (?:that|it|this|of (?:it|that|him|her|them)|about (?:it|that)|of|so|such|anything|anyone|an? (?:clue|chance|problem|reason|doubt|idea|issue|good|bad|better|more|day|moment|choice|thought|conversation|man|guy|girl|woman|person|friend|book|movie|song|thing|time)|one|like|nothin|nothing|before|there|happier|better|more|really|you|him|her|them)\b)|(?:used|watched|visited|left|owned)(?:$| (?:to|that|it|this|those|these|you|him|her|me)\b)|had any (?:reason|idea|doubt|trouble|problem|issue|luck|clue|interest|desire|intention)|forget|forgotten|been (?:so|better|happier|more|able|good|one|the|a)\b|understood|told|said|asked|given|wanted|liked|noticed|mentioned|thought|really)(?! to [a-z])/u

/** "I've never been to Alaska", "I haven't been to Edinburgh yet", "I've never used Zotero". */
const never = defineRule({
  id: 'en/experience.never',
  priority: 89,
  confidence: 0.87,
  anchors: ['never', 'nvr', 'neva', "haven't", 'have not', 'havent'],
  pattern: rx(
    `(?:${SUBJECT}(?=[ '’v])|^${LEADS}(?=never|haven|not ever))(?:(?:'ve|ve| have|'s| has)? ?(?:never|nvr|neva|not ever) (?:actually |really |even |once )?(?:been to (?<place>[^,.;:!?()"\\n]{2,40})|(?<done>(?:used|tried|flown|driven|swum|skied|surfed|traveled|travelled|left|owned|ridden|visited|watched|met|worked|lived|married|eaten|broken|played|written|completed|camped|climbed|had (?:a|an|any)|seen (?:the|a|an|snow)|been (?:married|abroad|overseas|camping|skiing|skydiving|on (?:a|an)|outside|out of|in (?:love|a))|gone)\\b[^,.;:!?()"\\n]{0,50}))|(?: ?haven'?t| have not|'ve not| hasn'?t) (?:ever |actually )?(?:been to (?<place2>[^,.;:!?()"\\n]{2,40}?)(?: yet| before)?$|(?<done2>(?:visited|tried|flown|used|eaten|owned|driven|smoked|drunk|touched) [^,.;:!?()"\\n]{2,40})))`,
  ),
  draft: (match) => {
    const place = match.capture('place') ?? match.capture('place2')
    const what = place ?? match.capture('done') ?? match.capture('done2')
    const cut =
      what &&
      cutAt(what, /\s(?:but|yet|before|not|in my life|and|so|because|though|either|like|until|who|that)\b/iu)
    // "Haven't been to the gym in months": one has been there.
    if (
      place &&
      / (?:in|for) (?:a (?:while|year|month)|ages|[a-z\d ]{0,10}(?:weeks|months|years))$/u.test(
        keyOf(place.text),
      )
    )
      return null
    if (
      !cut ||
      (place === undefined && VAGUE_END.test(keyOf(cut.text))) ||
      /^(?:a|one|that|it|there|this|more|better|so)\b/u.test(place ? keyOf(cut.text) : '')
    )
      return null
    return state(match, 'experience', cut, { polarity: 'negative' })
  },
  examples: [
    {
      text: "I've never been to Lapland",
      cards: [{ slot: 'experience', value: 'Lapland', polarity: 'negative' }],
    },
  ],
  counterExamples: [
    "I've never seen that",
    "I haven't been to Porto in years",
    "haven't been to the gym in a while",
    'have you never been to Rome?',
    'I will never understand this',
  ],
})

/** "I used to be in the army", "I have worked as an editor", "I escaped genocide". */
const past = defineRule({
  id: 'en/experience.past',
  priority: 80,
  confidence: 0.87,
  anchors: [
    'worked ',
    'bullied',
    'lived in',
    'have worked',
    "'ve worked",
    'have lived',
    "'ve lived",
    'escaped',
    'survived',
    'served ',
    'been to ',
    'spent ',
    "'ve ",
    'have ',
    'ive ',
    'traveled',
    'travelled',
    "'ve played",
    'have played',
    "'ve been a",
    'grew up on',
    'have performed',
    "'ve performed",
    'was raised by',
    'was adopted',
    'was homeless',
    'used to work',
    'was in the',
    'once met',
    'once ',
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve| have|ve)? |^${LEADS}(?=(?:served|spent|survived|grew up) ))(?:once |also |even |actually )*(?<what>(?:grew up (?:in (?:foster care|care|an orphanage|a (?:cult|commune|trailer park|council house|children'?s home|one[- ]parent family|single[- ]parent home))|on a [a-z ]{0,12}farm|without (?:a|my|any) [a-z]+|poor|bilingual|off[- ]grid)[^,.;:!?()"\\n]{0,20})|(?:(?<=\\bonce )(?:met|saw|swam|climbed|hiked|ran|flew|drove|cycled|walked|performed|acted|sang|rode|visited|lived|worked|shared|sat next to|shook hands with) [^,.;:!?()"\\n]{3,50}|worked (?:in|as|with|for) [^,.;:!?()"\\n]{3,40} (?:for|since) [^,.;:!?()"\\n]{2,25}|lived in (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) (?:different )?(?:countries|cities|places|continents|states|towns)|spent (?:\\d+|most of|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|over|half|some|several|many|my) [a-z ]{0,15}(?:years?|months|childhood|twenties|thirties|summers|career|life) (?:in|as|at|on|with|working|living|teaching|travell?ing|homeless|driving|studying) [^,.;:!?()"\\n]{2,40}|(?<=(?:'ve|have|i ve|ive) )(?:worked|taught|volunteered|performed|coached|competed|toured|acted|sung|written|published|directed|managed|built|raised|fostered|hosted|modell?ed|sailed|cycled|climbed|trained|visited|flown|swum|run|ridden|driven|owned|camped|backpacked|studied|lived) (?:on|in|at|for|to|alongside|across|around|over|\\d+|two|three|four|five|six|several|many|an?) (?!it\\b|this|that)[^,.;:!?()"\\n]{3,50}|been to (?:\\d+|over|about|almost|nearly|more than|two|three|four|five|six|seven|eight|nine|ten|most|every|all|dozens|both) [^,.;:!?()"\\n]{3,40}|escaped [^,.;:!?()"\\n]{3,40}|survived (?:a|an|the|cancer|war)[^,.;:!?()"\\n]{2,40}|served (?:in|with|on|as|\\d+|two|three|four|five|six|ten|overseas|time) ?[^,.;:!?()"\\n]{3,40}|(?:traveled|travelled) (?:all over|around|across|through) [^,.;:!?()"\\n]{3,40}|played professionally|performed (?:in|at|on|with) [^,.;:!?()"\\n]{3,40}|was (?:adopted|homeless|raised by [a-z ]{3,25}|bullied[a-z ]{0,20}|in (?:prison|jail|foster care|the (?:army|navy|military|marines|air force|peace corps)))))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    // Where one has lived since, one lives.
    if (what && /^lived .*\b(?:since|for|all|my whole)\b/u.test(keyOf(what.text))) return null
    return what && !/\b(?:it|that)$|\b(?:at|in|for|with) for\b/u.test(keyOf(what.text))
      ? state(match, 'experience', what)
      : null
  },
  examples: [
    {
      text: 'I served in the coast guard',
      cards: [{ slot: 'experience', value: 'served in the coast guard' }],
    },
  ],
  counterExamples: ['have you served in the army?', 'he escaped from prison'],
})

/** "I've lived in Tokyo since 1985", "I've been a nurse for ten years". */
const tenure = defineRule({
  id: 'en/tenure.for',
  priority: 58,
  confidence: 0.94,
  anchors: ['yrs', 'years', 'months', 'since 1', 'since 2', 'decades'],
  pattern: rx(
    `(?:(?:${SUBJECT}(?:'ve| have| has|'s|ve) |^${LEADS}(?=been |lived |worked |living |working ))(?:been (?:an? |at |in |with |here |[a-z]{2,12}ing )|lived |worked |taught |studied |living |working )(?:[a-z' ]{0,45}?)) ?(?:for (?:about |over |almost |nearly |more than |the (?:last|past) )?(?<len>(?:${COUNT}) (?:years|yrs|months|decades))|(?<since>since (?:19|20)\\d{2}))(?! old)|\\b(?:i|we)(?: have|'ve|ve| am having|'m having)(?: got)? (?:over |about |around |almost |nearly )?(?<exp>(?:${COUNT})\\+? ?(?:years?|yrs|months))(?:'|’)?(?: of)? (?:work(?:ing)? |teaching |total |relevant |professional |industry |hands-on )*(?:experience|exp)\\b`,
  ),
  draft: (match) => {
    if (
      /\b(?<!am )(?:not|never|n't|trying|feeling|wondering|thinking|waiting|wanting|stuck|sick|friends|single|retired|together|married|dating|looking|searching|going|having|getting|struggling|suffering|asking|saying|telling|talking|crying|arguing|begging|ignoring|fighting|hoping|sitting|sleeping|bleeding|hurting)\b/u.test(
        match.text,
      )
    )
      return null
    if (/^(?:many|some|several)\b/u.test(match.raw('len') ?? '')) return null
    return state(match, 'tenure', match.capture('len') ?? match.capture('since') ?? match.capture('exp'))
  },
  examples: [{ text: "I've worked in radio since 1998", cards: [{ slot: 'tenure', value: 'since 1998' }] }],
  counterExamples: ['have you lived here for ten years?', 'it lasted for two years'],
})

export const experience: readonly ExtractionRule[] = [never, past, tenure]
