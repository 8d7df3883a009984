import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { PASTIMES } from '../../lexicon/pastimes/pastimes.ts'
import { TECH } from '../../lexicon/study/tools.ts'
import { LEADS, rx, SUBJECT, unnamed } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'
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

/**
 * "My sister is brilliant at chess", "no good at maths", "handy with a soldering iron", "I suck at parking", "I have a knack for plants".
 */
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

export const skillGoodAt: readonly ExtractionRule[] = [good]
