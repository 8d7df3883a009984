import { defineRule } from '@recollect/core/language-pack'
import type { Capture, ExtractionRule } from '@recollect/core'
import { beRule, some } from '../be-rule.ts'
import { state } from '../frames.ts'
import { ETHNICITIES, NATIONALITIES } from '../lexicon/nationalities.ts'
import { rx } from '../patterns.ts'
import { keyOf, part, splitBy } from '../text/capture.ts'

const isPeople = (word: string): boolean => NATIONALITIES.has(word) || ETHNICITIES.has(word)

const SHARES =
  /^(?:(?:one |a )?(?:half|part|quarter|third|eighth)[- ](?<first>[a-z]{3,14})(?:(?:, ?| and | & | ?\/ ?| )(?:(?:half|part|quarter)[- ])?(?<second>[a-z]{3,14}))?)/iu

/** "I'm half Irish half Nigerian", "my dad is part Cherokee". */
const shares = beRule({
  id: 'en/ethnicity.shares',
  priority: 93,
  confidence: 0.93,
  anchors: ['half', 'part ', 'quarter'],
  read: (match, np) => {
    const found = SHARES.exec(np.text)
    const { first = '', second = '' } = found?.groups ?? {}
    if (!found || !isPeople(keyOf(first))) return null
    const end = isPeople(keyOf(second)) ? found[0].length : found[0].indexOf(first) + first.length
    return state(match, 'ethnicity', part(np, 0, end))
  },
  examples: [
    {
      text: "I'm half Danish, half Ghanaian",
      cards: [{ slot: 'ethnicity', value: 'half Danish, half Ghanaian' }],
    },
    {
      text: 'my wife is part Maori',
      cards: [{ slot: 'ethnicity', value: 'part Maori', entity: 'user.wife' }],
    },
  ],
  counterExamples: ["I'm half asleep", "I'm part of a choir", 'he is half Greek', "I'm a quarter done"],
})

const people = (capture: Capture | undefined): readonly Capture[] =>
  capture
    ? splitBy(capture, /\s?(?:,|&|\/|-|\band\b)\s?/giu).filter((piece) => isPeople(keyOf(piece.text)))
    : []

/** "My family is Vietnamese", "I'm of Korean descent", "my parents are from Ghana" says where they are from, not this. */
const roots = defineRule({
  id: 'en/ethnicity.roots',
  priority: 92,
  confidence: 0.92,
  anchors: [
    'family',
    'parents',
    'heritage',
    'descent',
    'background',
    'roots',
    'ancestry',
    'extraction',
    'origin',
    'household',
  ],
  pattern: rx(
    "\\b(?:i(?:'m| am|m)|i come|we come|i was born) (?:from|into) (?:an? )?(?:very |strict |big |traditional |large |conservative )*(?<from>[a-z]{4,14}(?:-[a-z]{4,14})?) (?:family|background|household)|\\bmy (?:whole )?(?:family|parents|folks|heritage|background|ancestry|roots)(?: is| are|'s|'re) (?:originally |mostly |all |both |actually )*(?<is>[a-z]{4,14}(?:(?: and | & |\\/|-)[a-z]{4,14})?)(?=$|[ ,.])(?! (?:food|restaurant|language|citizens?|speaking))|\\b(?:i(?:'m| am|m)|we(?:'re| are)) of (?:mixed )?(?<of>[a-z]{4,14}(?:(?: and | & |\\/|-)[a-z]{4,14})?) (?:descent|origin|heritage|ancestry|extraction|background)|\\bi have (?<have>[a-z]{4,14}(?:(?: and | & |\\/|-)[a-z]{4,14})?) (?:roots|heritage|ancestry|ancestors|blood in me)",
  ),
  draft: (match) => {
    const said = match.capture('from') ?? match.capture('is') ?? match.capture('of') ?? match.capture('have')
    return some(people(said).map((piece) => ({ slot: 'ethnicity', value: piece })))
  },
  examples: [
    { text: 'my family is Lebanese', cards: [{ slot: 'ethnicity', value: 'Lebanese' }] },
    { text: "I'm of Welsh descent", cards: [{ slot: 'ethnicity', value: 'Welsh' }] },
  ],
  counterExamples: [
    'my family is huge',
    'my parents are strict',
    'a dish of Greek origin',
    'his family is Thai',
  ],
})

/** "I have dual citizenship, Canadian and French." */
const dual = defineRule({
  id: 'en/nationality.dual',
  priority: 92,
  confidence: 0.92,
  anchors: ['dual '],
  pattern: rx(
    "\\bi(?:'m| am|m| have| hold|'ve got|ve got) (?:an? )?dual (?:citizenship|nationality|citizen|national)[,:]? (?:of |in |with )?(?:the )?(?<what>[^.;:!?()\"\\n]{4,40})",
  ),
  draft: (match) =>
    some(people(match.capture('what')).map((piece) => ({ slot: 'nationality', value: piece }))),
  examples: [
    {
      text: 'I have dual citizenship, Irish and Polish',
      cards: [
        { slot: 'nationality', value: 'Irish' },
        { slot: 'nationality', value: 'Polish' },
      ],
    },
  ],
  counterExamples: ['how do I get dual citizenship?', 'a dual core machine', 'I have dual citizenship'],
})

export const heritage: readonly ExtractionRule[] = [shares, dual, roots]
