import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { PLACES } from '../../lexicon/home/places.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { isPerson, kindOf, looksLike, ofOneKind, OOPS } from '../../text/mistake.ts'
import { beforeOf, proposal, SOLID, STATED, VALUE } from '../../text/said-wrong.ts'

const NAMED = /\bname(?:'s| is) [^,;!?]{1,40}$|\b(?:called|named) [^,;!?]{1,40}$/u
const CHINESE = /我[^,。!?]{0,8}(?:住|在|叫|喜欢|用|学|养)[^,。!?]{1,20}$/u

/** These say much else besides: "no, really", "actually Tom told me". */
const WEAK = /^[,.;–— -]{0,3}(?:no|nope|actually)\b(?!,? (?:wait|sorry))/u
const NAME = /^(?:\p{Lu}\S*(?: \p{Lu}\S*){0,2}|\d[\d.:-]*)$/u
const isNamed = (value: string): boolean => NAME.test(value) || PLACES.has(keyOf(value))

/** Whether the last words may be a slip for a value: a statement came before, and nobody is spoken to. */
function isStated(said: string, value: string): boolean {
  if (NAMED.test(said)) return true
  return !isPerson(keyOf(value)) && (STATED.test(said) || CHINESE.test(said))
}

/** "My name is Jon, sorry, John", "I'm 18, no wait, 19", "I live in Boston — no wait, Austin". */
export const slip: ExtractionRule = defineRule({
  id: 'en/correction.slip',
  priority: 56,
  confidence: 0.92,
  anchors: [
    'sorry',
    'wait',
    'oops',
    'whoops',
    'scratch',
    'scrap',
    'strike',
    'typo',
    'correction',
    'make that',
    'no, ',
    'no ',
    'nope',
    'actually ',
    'actually,',
  ],
  pattern: rx(
    `(?:^|[,.;–—-] ?)(?:oh |ah |um |ugh |er )?(?:(?:${OOPS}|nope|no|actually)[,:. ]{1,3}){1,3}(?:make that |that's |it's )?(?:at |on |in )?${VALUE}\\.?$`,
  ),
  draft(match) {
    const value = match.capture('value')?.text ?? ''
    const said = beforeOf(match).replace(/[\s,.;–—-]{1,6}$/u, '')
    const last = said
      .split(/ |(?<=\p{Script=Han})(?=\p{Script=Latin})/u)
      .slice(-value.split(' ').length)
      .join(' ')
    if (last === '' || !ofOneKind(value, last)) return null
    const strong = /scratch|scrap|strike|typo|correction|oops|wait/u.test(match.text)
    const kind = kindOf(value)
    const solid = SOLID.test(value) || PLACES.has(keyOf(value))
    if (kind === 'word' && !(solid && (strong || looksLike(value, last) || isStated(said, value))))
      return null
    if (WEAK.test(match.text) && !(isStated(said, value) && isNamed(value))) return null
    return proposal(match, last)
  },
  examples: [
    {
      text: 'I live in Bruges, sorry, Ghent',
      cards: [{ slot: 'location', value: 'Ghent', corrects: 'Bruges' }],
    },
    { text: 'My name is Jon, sorry, John', cards: [{ slot: 'name', value: 'John', corrects: 'Jon' }] },
  ],
  counterExamples: [
    "I can't make it tonight, sorry, Tom",
    'I lost the key, oops, my bad',
    "I'm off to Rome, wait, what",
    'sorry, Tom',
    'I love Rome, sorry, Tom',
    'I like it, no, really',
    'I went to Rome, no, kidding',
  ],
})
