import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { isFirst, state } from '../../text/state.ts'
import { DOES, rx } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const END =
  /\s(?:at|for|but|because|bc|cos|cuz|since|when|so|now|instead|last|this|in (?=\d|my|the)|from|after|and (?=i|my|it|am|want)|halfway|mid|midway|with)\b/iu
const NO_FIELD = /^(?:to|something|anything|it|that|this|the|an?|my|another|one|part|full|online)\b/u

/** "I switched my major to physics", "my daughter changed her major from art to law": another field than before. */
export const majorChanged: ExtractionRule = defineRule({
  id: 'en/major.changed',
  priority: 98,
  confidence: 0.93,
  anchors: ['major', 'course', 'degree', 'field of study'],
  pattern: rx(
    `(?:${DOES}(?:just |recently |finally |ended up )*(?:chang|switch|swapp?|mov|transferr?)(?:ed|ing) (?:(?:(?<mine>my)|(?<theirs>his|her|their)) (?:college |university )?(?:major|degree|course|field of study)|majors)|\\bmy (?:college |university )?major (?:has )?(?:changed|switched))(?: from [^,.;:!?()"\\n]{2,40}?)?(?: over)? to(?: be)? (?<to>[^,.;:!?()"\\n]{3,50})|\\bmy (?:new major is|major is now) (?<is>[^,.;:!?()"\\n]{3,50})`,
  ),
  draft: (match) => {
    const what = match.capture('to') ?? match.capture('is')
    const field = what && cutAt(what, END)
    // "I changed her major to law" is of her.
    const own =
      match.raw('self') !== undefined || (match.raw('headless') !== undefined && isFirst(match.clause))
    if (match.raw(own ? 'theirs' : 'mine') !== undefined) return null
    if (!field || NO_FIELD.test(keyOf(field.text)) || field.text.split(' ').length > 5) return null
    return state(match, 'major', field, { relation: 'updates' })
  },
  examples: [
    {
      text: 'I switched my major to oceanography',
      cards: [{ slot: 'major', value: 'oceanography', relation: 'updates' }],
    },
    {
      text: 'my sister changed her major from art to law',
      cards: [{ slot: 'major', value: 'law', entity: 'user.sister', relation: 'updates' }],
    },
    { text: 'switched my major to econ', cards: [{ slot: 'major', value: 'econ', relation: 'updates' }] },
    { text: 'my major is now statistics', cards: [{ slot: 'major', value: 'statistics' }] },
  ],
  counterExamples: [
    'should I change my major to law?',
    'he changed his major to law',
    'I changed my major last year',
    'we changed course to the north?',
    'We changed the course to French',
    'We moved the degree to celsius',
    'I changed the field of study to "biology" in the form',
    'I changed my field of study to "biology" in the form',
    'they switched the major to law',
    'I changed her major to law',
    'we switched their degree to law',
    'my dad changed my major to law',
    'I switched the degree to radians',
  ],
})
