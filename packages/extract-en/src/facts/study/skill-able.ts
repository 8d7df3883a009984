import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { ABLE, HANDICRAFT } from '../../lexicon/study/abilities.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'
import { SKILL_END as END } from '../../text/skill.ts'

const NEG = { polarity: 'negative' as const }
const TO_SAVE =
  ' (?:to save (?:my|his|her) life|for toffee|for the life of (?:me|him|her)|for shit|at all|to save myself|whatsoever|worth a damn|for beans)'

/** Words that make the rest a wish, a question or a purpose. */
const GOVERNED =
  /\b(?:can|could|should|will|would|'ll|to|if|did|how|want to|why|where|that|so|which|help me) $/u
const POINTS = /\b(?:you|it|this|that|them|him|her|me|these|those|your)\b/u

/** What one learned or knows "how to" do: any verb after "never learned", else one of a hand or a head. */
const isCraft = (match: RuleMatch, key: string): boolean =>
  (/never|taught|teaching/u.test(match.raw('nohow') ?? match.raw('how') ?? '') || HANDICRAFT.test(key)) &&
  !POINTS.test(key)

function ability(match: RuleMatch): Proposal | null {
  if (match.raw('pron') === 'it' || GOVERNED.test(match.before)) return null
  const open = match.capture('yes') ?? match.capture('no')
  const listed = match.capture('able') ?? match.capture('able2')
  const what = open ?? listed ?? match.capture('save')
  const cut = what && cutAt(what, END)
  if (!cut) return null
  const rest = match.clause.text.slice(match.clause.text.indexOf(keyOf(what.text)) + what.text.length)
  const key = keyOf(cut.text)
  // "Can't work out how to …" is puzzled.
  if (key === 'work out' && /^ (?:how|what|why|where|if|who|which|whether)\b/u.test(rest)) return null
  if (VAGUE_SKILL.test(key) || (listed && REST.test(rest)) || (open && !isCraft(match, key))) return null
  const cannot = match.raw('yes') === undefined && match.raw('able') === undefined
  // "I can't lie to you", "can't fix it".
  if (
    match.raw('able2') !== undefined &&
    /^(?:lie|spell|fish|program|shoot|box|cook|bake|fix)/u.test(key) &&
    / (?:about|to|it|on|for me|me)\b/u.test(rest)
  )
    return null
  return state(match, 'skill', cut, cannot || denialOf(match) !== undefined ? NEG : {})
}

/** "I can touch type", "I can't cook to save my life", "I never learned to swim", "I know how to change a tyre". */
const can = defineRule({
  id: 'en/skill.can',
  priority: 86,
  confidence: 0.97,
  anchors: [
    'never been able',
    'can ',
    "can't",
    'cant ',
    'cannot',
    'learn',
    'know how',
    'knows how',
    'no idea how',
    'no clue how',
    'able to',
    'could never',
    "couldn't",
    'taught',
    'teach',
    'dunno how',
    'capable of',
    'figured out how',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|ve|'m|'s| have| has| am| is)? ?|^${LEADS})(?:also |really |actually |still |even |just |always |honestly |recently |finally |now |never |basically |literally |genuinely ){0,2}?(?:(?<can>can|(?:am |are |is )?able to)(?: also| actually| even| already| totally| sort of| kinda| really| just about| now| still| easily)? (?<able>${ABLE})|(?<cant>can'?t|cannot|can not|couldn'?t|could never|am unable to|not able to)(?: really| even| actually| properly| for the life of me| fucking| bloody| still| yet)? (?:(?<able2>${ABLE})|(?<save>[a-z][a-z' ]{2,25}?)(?=${TO_SAVE}))|(?<nohow>(?:don'?t|do not|doesn'?t|never|didn'?t|have no (?:idea|clue)|has no (?:idea|clue)|dunno|not sure|still don'?t) ?(?:even |really )?(?:know |learn(?:ed|t)? |knew |figured out )?how to|never (?:ever |really |actually |properly )?(?:(?:learn(?:ed|t)|managed) to|been able to)|(?:haven'?t|have not|hasn'?t|didn'?t|did not) (?:ever |yet |really )?learn(?:ed|t)?(?: how)? to) (?<no>[a-z][^,.;:!?()"\\n]{2,40})|(?<how>knows? how to|(?:have |has )?(?:learn(?:ed|t)|figured out|mastered)(?: how)? to|taught (?:myself|himself|herself|themselves)(?: how)?(?: to)?|(?:is |am |been )?teaching (?:myself|himself|herself)(?: how)?(?: to)?|know my way around|got the hang of|mastered) (?<yes>[a-z][^,.;:!?()"\\n]{2,40}))`,
  ),
  draft: ability,
  examples: [
    { text: 'I can touch type', cards: [{ slot: 'skill', value: 'touch type' }] },
    { text: "i can't cook to save my life", cards: [{ slot: 'skill', value: 'cook', polarity: 'negative' }] },
    { text: 'I never learned how to swim', cards: [{ slot: 'skill', value: 'swim', polarity: 'negative' }] },
    { text: 'I know how to change a tyre', cards: [{ slot: 'skill', value: 'change a tyre' }] },
    { text: 'I taught myself to sew', cards: [{ slot: 'skill', value: 'sew' }] },
  ],
  counterExamples: [
    'can you swim?',
    "I can't drive today",
    "I don't know how to do that",
    'I can cook dinner tonight',
    "I don't know how to tell her",
    'he can juggle',
  ],
})

const REST =
  /^ (?:it|that|this|you|me|him|her|them|here|there|my way|today|tonight|now|tomorrow|right now|until|till|because of|over|in this|at the moment|anymore|any more|yet because|with you|for you|to you|the|some|for us|us|home|them|if|so|your|dinner|lunch|to the|to work|myself to|in the (?:back|car|front|rain|dark)[a-z]*|is)\b/u
const VAGUE_SKILL =
  /^(?:do (?:it|this|that|so|anything|what|something|things)|say|tell|feel|explain|respond|help|be|get|handle|deal|make (?:it|this|that|them|her|him|me|sure|friends|people|ends)|put|start|go|fix (?:this|it|that)|use (?:it|this|that)|think|thank|react|proceed|describe|phrase|word|reply|answer|ask|approach|find|stop|work (?:it|this)|live|love|cope|appreciate|let|accept|act|trust|forgive|move on|take|keep|have|not|never|lie to|come|give|spell (?:it|that|this)|want|like|enjoy|hate|value|really|express|not|a lot|about|from|english to|wait|listen|focus|balance|stay|set|implement|solve (?:this|it|that)|turn|change (?:it|this|that|my mind)|open|close|access|install|log|connect|[a-z]+ (?:it|this|that|them|her|him|you)$)\b/u

/** "My nan taught me to knit": the skill is the speaker's. */
const taughtMe = defineRule({
  id: 'en/skill.taught-me',
  priority: 94,
  confidence: 0.77,
  anchors: ['taught me'],
  pattern: rx(`\\btaught me (?:how )?to (?<what>[a-z][^,.;:!?()"\\n]{2,40})`),
  draft: (match) => {
    const what = match.capture('what')
    const cut = what && cutAt(what, END)
    const key = cut ? keyOf(cut.text) : ''
    return cut &&
      HANDICRAFT.test(key) &&
      !POINTS.test(key) &&
      !/\b(?:never|n't|not) (?:[a-z]+ )?$/u.test(match.before)
      ? { slot: 'skill', value: cut }
      : null
  },
  examples: [{ text: 'my nan taught me to knit', cards: [{ slot: 'skill', value: 'knit' }] }],
  counterExamples: [
    'that taught me to be patient',
    'nobody ever taught me to trust',
    'who taught you to knit?',
  ],
})

export const skillAble: readonly ExtractionRule[] = [can, taughtMe]
