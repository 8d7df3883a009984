import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { SIZED } from '../../lexicon/self/sizes.ts'
import { alt, MY_KIN, rx } from '../../text/patterns.ts'

const THING = alt(SIZED.keys())
const LETTER =
  '(?:[2-6] ?x ?l|x{0,3}[sl]|m|xx-?large|x-?large|x-?small|extra[- ](?:large|small)|small|medium|large|petite|tall|plus size)'
const WORD =
  '(?:(?:twenty|thirty|forty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen)(?: and a half)?(?: wide| narrow)?'
const NUMBER = '\\d{1,2}(?:[.,]5|½| ?1/2)?(?: ?(?:uk|us|eu|eur|wide|narrow|long|short|regular))?(?:/\\d{2})?'
const SIZE = `(?:(?:uk|us|eu) )?(?:${NUMBER}|${LETTER}|${WORD}|\\d{2}[a-h]{1,2})`
const NEW = /\b(?:now|changed|gone up|gone down)\b/u

function sized(match: RuleMatch, thing: string | undefined): Proposal | null {
  const facet = thing === undefined ? 'clothes' : SIZED.get(thing)
  const value = match.capture('size') ?? match.capture('worn') ?? match.capture('in')
  return facet === undefined
    ? null
    : state(match, 'size', value, { facet, relation: NEW.test(match.text) ? 'updates' : 'sets' })
}

/** "My ring size is 7", "my wife's shoe size is 38", "shoe size: 9". */
const is = defineRule({
  id: 'en/size.is',
  priority: 106,
  confidence: 0.96,
  anchors: ['size'],
  pattern: rx(
    `(?:${MY_KIN}'?s? |\\bmy (?:new )?|^)(?<thing>${THING}) size(?:'s| is| has changed to| changed to|:| =)? ?(?:now |about |around |usually |an? )?(?<size>${SIZE})(?![\\p{L}\\p{N}])`,
  ),
  draft: (match) => sized(match, match.raw('thing')),
  examples: [
    { text: 'my ring size is 7', cards: [{ slot: 'size', value: '7', facet: 'ring' }] },
    { text: 'shoe size: 42', cards: [{ slot: 'size', value: '42', facet: 'shoe' }] },
    {
      text: "my wife's shoe size is 38",
      cards: [{ slot: 'size', value: '38', facet: 'shoe', entity: 'user.wife' }],
    },
  ],
  counterExamples: [
    'what is my shoe size?',
    'the shoe size is 42',
    'my shirt size is wrong',
    'screen size: 27',
  ],
})

/** "I'm a shoe size 9", "I'm a size 10 in shoes", "I wear a medium", "I take a 34 waist". */
const am = defineRule({
  id: 'en/size.wear',
  priority: 106,
  confidence: 0.94,
  anchors: [' size', ' wear', ' take', "i'm a ", 'im a ', 'i am a '],
  pattern: rx(
    `\\b(?:i(?:'m| am|m)(?: usually| normally| now| about)? (?:an? )?(?:(?<a>${THING}) size|size) (?<size>${SIZE})(?: (?:in|for) (?:[a-z]+ )?(?<b>${THING}))?|i(?:'m| am|m)(?: usually| normally| now| about| just)? an? (?<in>${SIZE}) (?:in|for) (?:(?:my|most|all|men's|women's|mens|womens) )?(?<f>${THING})|i (?:usually |normally |mostly |now )?(?:wear|take|need) (?:an? )?(?:(?<c>${THING}) )?(?<w>size )?(?<worn>${SIZE})(?: (?:in|for) (?<d>${THING})| (?<e>${THING}))?)(?=$|[ ,.!;)])(?! (?:cup|coffee|pizza|fries|bag|dose|dog|house|family|amount|pill|mg|ml|break|nap|bath|tablets|classes|hours|minutes|days))`,
  ),
  draft: (match) => {
    const thing = ['a', 'b', 'c', 'd', 'e', 'f']
      .map((group) => match.raw(group))
      .find((word) => word !== undefined)
    const worn = match.raw('worn')
    // "I wear 3 rings" counts them.
    if (
      worn !== undefined &&
      /^\d$/u.test(worn) &&
      match.raw('e') !== undefined &&
      match.raw('w') === undefined
    )
      return null
    // "I take a 34" names no clothes; "I wear a medium" does.
    if (
      worn !== undefined &&
      thing === undefined &&
      match.raw('w') === undefined &&
      (/^\d/u.test(worn) || !match.text.includes('wear'))
    )
      return null
    return sized(match, thing)
  },
  examples: [
    { text: "I'm a shoe size 9", cards: [{ slot: 'size', value: '9', facet: 'shoe' }] },
    { text: 'I wear a medium', cards: [{ slot: 'size', value: 'medium', facet: 'clothes' }] },
    { text: 'I take a 34 waist', cards: [{ slot: 'size', value: '34', facet: 'waist' }] },
    { text: 'I wear size 12 jeans', cards: [{ slot: 'size', value: '12', facet: 'trousers' }] },
  ],
  counterExamples: [
    'I take a large coffee',
    'I take 2 tablets',
    'do I wear a medium?',
    'I wear 3 rings',
    "I'm a 9",
    'I take a small break',
    'she wears a medium',
  ],
})

/** "11.5 US for sneakers, that's what I wear", "medium in shirts for me". */
const bare = defineRule({
  id: 'en/size.bare',
  priority: 106,
  confidence: 0.9,
  anchors: [' for ', ' in '],
  pattern: rx(
    `^(?:size |i wear |i take )?(?<size>${SIZE}) (?:for|in) (?:my )?(?<thing>${THING})(?=,? (?:that's|thats|is) (?:what i|my size|me\\b)|,? for me\\b|,? (?:i wear|usually fits me|fits me))`,
  ),
  draft: (match) => sized(match, match.raw('thing')),
  examples: [
    {
      text: "11.5 us for sneakers that's what i wear",
      cards: [{ slot: 'size', value: '11.5 us', facet: 'shoe' }],
    },
  ],
  counterExamples: [
    '11.5 for sneakers is cheap',
    'size 10 in boots please',
    'medium in shirts',
    '40 for shoes is a bargain',
  ],
})

export const size: readonly ExtractionRule[] = [is, am, bare]
