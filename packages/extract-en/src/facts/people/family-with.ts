import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { KIN } from '../../lexicon/people/kinship.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { slotOf } from '../../text/relation.ts'

const N = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten'
const MODS =
  '(?:(?:small|young|little|grown|grown-up|adult|teenage|lovely|beautiful|wonderful|great|amazing|tiny) )?'
const STATE = 'married|divorced|single|separated|widowed|engaged|retired'
const CHILDREN: Names<string> = byName({
  boys: 'son',
  girls: 'daughter',
  girl: 'daughter',
  boy: 'son',
})
const relationIn = (word: string) => CHILDREN[word] ?? KIN.get(word)

const OTHER = /\b(?:my|his|her|their|he|she|they|you|who|the|it)\b/u

/** "I'm divorced with no children", "divorced with two teenage girls". */
const status = defineRule({
  id: 'en/family.status-with',
  priority: 91,
  confidence: 0.77,
  anchors: ['married', 'divorced', 'single', 'separated', 'widowed', 'engaged', 'retired'],
  pattern: rx(
    `(?:\\b(?:i am|i'm|im|i m|we are|we're) (?:now |also |happily |currently |newly |recently |still )*|^${LEADS}(?:happily |newly |still )?|, )(?:${STATE})(?: (?:woman|man|mom|mum|dad|father|mother|guy|lady|for (?:${N}) years))?,? (?:with|w\\/|and(?: have)?)? ?(?:(?<none>no|zero|0) |(?<count>${N}) |(?<one>an?|one) )${MODS}(?<word>kids?|children|child|sons?|daughters?|boys?|girls?|siblings|grandkids|grandchildren)(?![a-z'-])`,
  ),
  draft: (match) => {
    const relation = relationIn(match.raw('word') ?? '')
    const at = match.capture('word')
    const count = match.capture('count')
    const { clause } = match
    const sooner = clause.sentence.text.slice(0, clause.start - clause.sentence.start) + match.before
    // Without "I'm" the note is of whoever was named before.
    if (relation === undefined || !at || (!/^(?:i|we)\b/u.test(match.text) && OTHER.test(sooner))) return null
    const slot = slotOf(relation)
    if (match.raw('none') !== undefined) return { slot, value: '0', polarity: 'negative', at }
    return count ? { slot, value: count, facet: 'count' } : { slot, value: '1', at, facet: 'count' }
  },
  examples: [
    {
      text: "I'm divorced with no children",
      cards: [{ slot: 'family.child', value: '0', polarity: 'negative' }],
    },
    { text: 'divorced with two teenage girls', cards: [{ slot: 'family.daughter', value: 'two' }] },
  ],
  counterExamples: [
    'are you married with kids?',
    'he is married with two kids',
    'single with no strings',
    'my boss is forty, divorced with two kids',
  ],
})

/** "We had twin girls", "I've got twin boys": two of them. */
const twins = defineRule({
  id: 'en/family.twins',
  priority: 92,
  confidence: 0.94,
  anchors: ['twin ', 'at home ', 'at-home '],
  pattern: rx(
    `\\b(?:i|we)(?:'ve|ve| have|'re raising| are raising| raise)?(?: just| also)? ?(?:got|had|have)? (?:beautiful |lovely |identical |\\d{1,2}[- ](?:year|month|week)[- ]old )*(?<what>twin (?<word>boys|girls|sons|daughters|brothers|sisters))(?![a-z'-])|\\b(?:mom|mum|mother|dad|father|parent|parents) (?:of|to) (?<of>twin (?<word2>boys|girls|sons|daughters))(?![a-z'-])|\\b(?:i am|i'm|im) an? stay[- ]at[- ]home (?:mom|mum|dad|father|mother|parent) (?:of|to) (?<home>${N}) (?<word3>boys|girls|sons|daughters|kids|children)(?![a-z'-])`,
  ),
  draft: (match) => {
    const relation = relationIn(match.raw('word') ?? match.raw('word2') ?? match.raw('word3') ?? '')
    const at = match.capture('what') ?? match.capture('of') ?? match.capture('home')
    if (relation === undefined || !at || /\b(?:he|she|they|you|if|wish) (?:[a-z]+ )?$/u.test(match.before))
      return null
    return { slot: slotOf(relation), value: at, facet: 'count' }
  },
  examples: [{ text: "we've got twin boys", cards: [{ slot: 'family.son', value: 'twin boys' }] }],
  counterExamples: ['she has twin girls', 'do you have twin boys?', 'I wish I had twin sisters'],
})

export const familyWith: readonly ExtractionRule[] = [status, twins]
