import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { beRule, some } from '../../text/be-rule.ts'
import { state } from '../../text/state.ts'
import { ETHNICITIES, NATIONALITIES } from '../../lexicon/self/nationalities.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf, part, splitBy } from '../../text/capture.ts'

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

export const heritage: readonly ExtractionRule[] = [shares, dual]
