import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { denialOf, state } from '../frames.ts'
import { PASTIMES } from '../lexicon/pastimes.ts'
import { TECH } from '../lexicon/tools.ts'
import { LEADS, rx, SUBJECT, unnamed } from '../patterns.ts'
import { cutAt, keyOf } from '../text/capture.ts'
import { felt, SO, THING } from '../text/felt.ts'

const NEG = { polarity: 'negative' as const }
const NOT_AT =
  /^(?:it|that|this|what|my job|being|making|all|home|least|heart|the moment|person|me|you|him|her|them|keeping (?:it|that)|the (?:end|time|same)|times|first|best|work|school|stuff|things|everything|anything|nothing|the gym)\b/u
const GOOD =
  'good|great|decent|skilled|proficient|excellent|amazing|brilliant|fantastic|awesome|handy|talented|a natural|a pro|an expert|ace|wicked|fab|strong|alright|okay|ok|quick|not bad|not too bad|not half bad|a beast|a wizard|a whizz|a whiz|gifted|competent|experienced|pretty handy|unbeatable|killer|sick|solid'
const BAD =
  'bad|terrible|horrible|awful|rubbish|crap|shit|hopeless|useless|pants|lousy|atrocious|dreadful|abysmal|no good|clueless|weak|clumsy|not (?:very |that |so |too |really |much |particularly |any |at all |the )?(?:good|great|best|talented|skilled|gifted)|trash|garbage|rusty|a disaster|appalling|not much cop|incompetent|inept'

const FIELD =
  /^(?:maths?|math|science|physics|chemistry|biology|history|english|french|spanish|german|geography|art|sports?|pe|the kitchen|cooking|singing|drawing|computers?|music|guitar|piano|drums|bass|skis|skates|camera|public speaking|sales|negotiations?)\b/u
const HANDLED =
  /^(?:kids?|children|numbers|animals|people|words|money|computers?|directions?|names|faces|my hands|his hands|her hands|technology|tech|tools|an? [a-z]+(?: [a-z]+)?$|dogs|cats|horses|plants|languages|cars|dates|spreadsheets|heights|babies|the elderly|colou?rs?|hair|makeup|machines)\b/u

/** Whether one is good "in" or "with" a thing as with a skill: not "good in bed", not "good with that". */
function fits(prep: string | undefined, key: string): boolean {
  if (prep === 'with') return HANDLED.test(key)
  return (prep !== 'in' && prep !== 'on') || PASTIMES.has(key) || TECH.has(key) || FIELD.test(key)
}

/** "My sister is brilliant at chess", "no good at maths", "handy with a soldering iron", "I suck at parking", "I have a knack for plants". */
const good = defineRule({
  id: 'en/skill.good-at',
  priority: 87,
  confidence: 0.94,
  anchors: [
    ' at ',
    ' with ',
    ' in ',
    'knack for',
    'talent for',
    'gift for',
    'ear for',
    'eye for',
    'flair for',
    'suck',
    'green thumb',
    'excel at',
    'excels at',
    'nail ',
    'struggle with',
    'black belt',
    'green fingers',
  ],
  pattern: rx(
    `(?:(?:${SUBJECT}(?:'m|m|'s|'re| am| is| are| was|'ve (?:always )?been| have (?:always )?been|'ve gotten| got|'m getting) |^${LEADS})(?:really |very |quite |pretty |so |also |just |fairly |actually |rather |not gonna lie |a bit |kinda |super |absolutely |totally |reasonably |still |always |damn |honestly |getting |always been |surprisingly |weirdly |completely |utterly ){0,3}(?:(?<bad>${BAD})|(?<good>${GOOD})) (?<prep>at|with|in|when it comes to|on)|(?:${unnamed(SUBJECT)} |^${LEADS})(?:really |kinda |absolutely |totally |still |just |always )?(?<verb>sucks?|excels?|(?<gift>have|has|got|have got|has got) (?:a |an |such a |a real |a good |a great |an? [a-z]+ )?(?:knack|talent|gift|ear|flair|eye|good hand|(?:black|brown|blue|purple|green) belt)) (?<prep2>at|for|in|with)) (?<what>[a-z][^.;:!?()"\\n]{1,50})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const cut =
      what &&
      cutAt(
        what,
        /\s(?:but|because|since|so|and (?:i|my|it|am|have|love|he|she)|tho|though|lol|tbh|these days|anymore|any more|now|too|if|when|than|as|unless|compared|in general|haha|right|apparently|which)\b/iu,
      )
    if (!cut || NOT_AT.test(keyOf(cut.text)) || match.raw('pron') === 'it') return null
    const verb = match.raw('verb')
    // "Got a gift in the mail".
    if (match.raw('gift') !== undefined && match.raw('prep2') !== 'for' && !/ belt\b/u.test(match.text))
      return null
    if (verb !== undefined && !/^(?:i|we|me)\b/u.test(match.text)) return null
    if (!fits(match.raw('prep'), keyOf(cut.text))) return null
    // "I'm okay with a trade" agrees to one.
    if (match.raw('prep') === 'with' && /^(?:ok|okay|alright|cool|fine)$/u.test(match.raw('good') ?? ''))
      return null
    if (
      match.raw('self') === undefined &&
      match.raw('kin') === undefined &&
      match.raw('pron') === undefined &&
      verb === undefined &&
      !/^(?:[a-z]+,? ){0,4}?(?:terrible|useless|rubbish|hopeless|awful|not|pretty|really|decent|crap|quite|no good|lousy|fairly|surprisingly|great|good|bad|horrible|shit)/u.test(
        match.text,
      )
    )
      return null
    const negative =
      (match.raw('bad') !== undefined || /^suck/u.test(verb ?? '')) !== (denialOf(match) !== undefined)
    return state(match, 'skill', cut, { polarity: negative ? 'negative' : 'positive' })
  },
  examples: [
    {
      text: 'my sister is brilliant at chess',
      cards: [{ slot: 'skill', value: 'chess', entity: 'user.sister' }],
    },
    { text: "I'm no good at maths", cards: [{ slot: 'skill', value: 'maths', polarity: 'negative' }] },
    { text: 'I have a knack for fixing clocks', cards: [{ slot: 'skill', value: 'fixing clocks' }] },
    { text: 'I suck at parking', cards: [{ slot: 'skill', value: 'parking', polarity: 'negative' }] },
  ],
  counterExamples: [
    "I'm good at it",
    'are you good with kids?',
    'you are great at this',
    'he is good at chess',
  ],
})

const DOERS =
  'cook|baker|driver|swimmer|singer|dancer|writer|typist|liar|listener|public speaker|speller|skier|chess player|poker player|dart player|guitarist|pianist|drummer|shot|barista|gardener|mechanic|artist|photographer|negotiator|navigator|climber|runner|surfer|sewer|knitter|bowler|goalkeeper|striker|storyteller|programmer|coder'

/** "I'm a terrible cook", "decent swimmer", "maths is not my strong suit", "languages come easily to me". */
const doer = defineRule({
  id: 'en/skill.doer',
  priority: 98,
  confidence: 0.92,
  anchors: DOERS.split('|').map((word) => ` ${word}`),
  pattern: rx(
    `${SUBJECT}(?:'m|m|'s|'re| am| is| are| was|'ve always been) (?:not |n't )?(?:actually |really |quite |also |just |honestly |such |still |always been |generally )*(?:an? )?(?:very |pretty |really |fairly |absolutely |rather |total |self[- ]taught )*(?:the )?(?<how>worst|best|good|great|decent|amazing|brilliant|excellent|fantastic|fast|strong|confident|skilled|talented|pretty good|solid|self-taught|terrible|horrible|awful|bad|lousy|hopeless|rubbish|dreadful|slow|shit|crap|nervous|mediocre|weak) (?<what>${DOERS})\\b`,
  ),
  draft: (match) => {
    const bad =
      /^(?:worst|terrible|horrible|awful|bad|lousy|hopeless|rubbish|dreadful|shit|crap|weak|mediocre|slow|nervous)$/u.test(
        match.raw('how') ?? '',
      )
    const denied = / not |n't /u.test(match.text)
    return match.raw('pron') === 'it' || match.raw('what') === 'listener'
      ? null
      : state(match, 'skill', match.capture('what'), { polarity: bad !== denied ? 'negative' : 'positive' })
  },
  examples: [
    { text: "I'm a terrible cook", cards: [{ slot: 'skill', value: 'cook', polarity: 'negative' }] },
  ],
  counterExamples: ['are you a good cook?', "he's a terrible driver", 'you are a great writer'],
})

const suits = defineRule({
  id: 'en/skill.suits',
  priority: 80,
  confidence: 0.92,
  anchors: [
    'strong suit',
    'strong point',
    'strength',
    'forte',
    'to me',
    'weak spot',
    'weak point',
    'my weakness',
    'second nature',
    'superpower',
    'speciality',
    'specialty',
    'signature dish',
    'wheelhouse',
  ],
  pattern: rx(
    `${THING} ${SO}(?:(?<no>(?:is|are|was|were)(?:n'?t| not|nt| never)) ${SO}(?:really )?(?:my (?:strong (?:suit|point)|forte|strength|speciality)|something i'm good at|in my wheelhouse)|comes? (?:naturally|easily|easy) to me|(?:is|are) ${SO}(?:second nature (?:to|for) me|(?:one of )?my (?:superpower|strong (?:suit|point)|forte|strengths?|speciality|specialty|biggest strength)|something i'm (?:really |very |pretty )?good at|(?<weak>my (?:weak (?:spot|point)))))`,
  ),
  draft: (match) =>
    felt(match, 'skill', match.raw('no') === undefined && match.raw('weak') === undefined ? {} : NEG),
  examples: [
    {
      text: 'mental maths is not my strong suit',
      cards: [{ slot: 'skill', value: 'mental maths', polarity: 'negative' }],
    },
    { text: 'languages come easily to me', cards: [{ slot: 'skill', value: 'languages' }] },
  ],
  counterExamples: ['is maths your strong suit?', "it's not my forte", 'that comes naturally to me'],
})

/** "My handwriting is awful", "my spanish is decent". */
const mine = defineRule({
  id: 'en/skill.mine',
  priority: 80,
  confidence: 0.92,
  anchors: [
    'my cook',
    'my bak',
    'my sing',
    'my danc',
    'my draw',
    'my handw',
    'my spell',
    'my driv',
    'my park',
    'my math',
    'my sense',
    'my memory',
    'my cod',
    'my public',
    'my swim',
    'my typ',
    'my guitar',
    'my piano',
    'my poker',
    'my time',
    'my people',
    'my computer',
  ],
  pattern: rx(
    `\\bmy (?<what>cooking|baking|singing|dancing|drawing|handwriting|spelling|driving|parking|maths?|singing voice|sense of direction|memory for [a-z]+|coding|public speaking|swimming|typing|guitar playing|piano playing|poker face|time management|people skills|cooking skills|computer skills) (?:is|are) (?:really |pretty |so |absolutely |just |quite |honestly |still |a bit |very ){0,2}(?:(?<bad>terrible|awful|horrible|bad|atrocious|shocking|rubbish|non-?existent|crap|shit|poor|weak|rusty|illegible|hopeless|abysmal|not (?:great|good|the best))|good|great|decent|excellent|amazing|solid|strong|brilliant|not bad)\\b`,
  ),
  draft: (match) => state(match, 'skill', match.capture('what'), match.raw('bad') === undefined ? {} : NEG),
  examples: [
    {
      text: 'my handwriting is awful',
      cards: [{ slot: 'skill', value: 'handwriting', polarity: 'negative' }],
    },
  ],
  counterExamples: ['is my handwriting awful?', 'his singing is great', 'my driving test is tomorrow'],
})

export const skillGoodAt: readonly ExtractionRule[] = [doer, good, mine, suits]
