import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { readName } from '../../text/names.ts'

const NAME = "[\\p{L}][\\p{L}'. -]{0,40}"

/** "My name is Paula": said in so many words. */
const is = defineRule({
  id: 'en/name.is',
  priority: 110,
  confidence: 0.97,
  anchors: ['name'],
  pattern: rx(
    `(?:\\bmy (?:real |full |first |given |legal |actual |birth )?|^(?:the )?|[,.] )(?:sur|last |family |maiden |middle )?name(?:'s| is|s)? (?:actually |um,? |uh,? |spelled |spelt |(?<now>now ))*(?:is )?(?<name>${NAME})`,
  ),
  draft: (match) => {
    const name = readName(match.capture('name'))
    // "Name three countries" is a request.
    if (name && /^(?:the )?name [a-z]/u.test(match.text) && !/^\p{Lu}/u.test(name.text)) return null
    return name && { slot: 'name', value: name, relation: match.raw('now') ? 'updates' : 'sets' }
  },
  examples: [
    { text: 'hello, my name is Ottoline', cards: [{ slot: 'name', value: 'Ottoline' }] },
    {
      text: 'my full name is Tobias Reyes and I fix bikes',
      cards: [{ slot: 'name', value: 'Tobias Reyes' }],
    },
  ],
  counterExamples: ['my name is not important', 'what is your name?'],
})

/** "I changed my name to Robin." */
const change = defineRule({
  id: 'en/name.change',
  priority: 112,
  confidence: 0.92,
  anchors: ['name'],
  pattern: rx(
    `\\b(?:changed|changing|switched|updated) my (?<what>nick|user|display )?name (?:from [\\p{L}]{2,20} )?to (?<name>${NAME})`,
  ),
  draft: (match) => {
    const name = readName(match.capture('name'))
    return name && { slot: match.raw('what') ? 'nickname' : 'name', value: name, relation: 'updates' }
  },
  examples: [
    {
      text: 'I changed my name to Robinson',
      cards: [{ slot: 'name', value: 'Robinson', relation: 'updates' }],
    },
  ],
  counterExamples: ['should I change my name to something else?'],
})

export const nameIs: readonly ExtractionRule[] = [change, is]
