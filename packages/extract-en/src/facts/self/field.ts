import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { inLexicon } from '../../text/state.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { rx } from '../../text/patterns.ts'
import { readName } from '../../text/names.ts'
import { placeIn } from '../../text/place.ts'

const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d{1,4}[-/.]\d{1,2}/iu

const capital = (capture: Capture | null) => (capture && /^\p{Lu}/u.test(capture.text) ? capture : null)
const only = (capture: Capture, pattern: RegExp) => (pattern.test(capture.text) ? capture : null)

/** Field of a form → its slot, and its value if the words can be one. */
const FIELDS: Names<readonly [string, (value: Capture) => Capture | null]> = byName({
  name: ['name', (value) => capital(readName(value))],
  location: ['location', (value) => capital(placeIn(value))],
  city: ['location', (value) => capital(placeIn(value))],
  age: ['age', (value) => only(value, /^\d{1,3}$/u)],
  birthday: ['birthday', (value) => only(value, MONTH)],
  job: ['occupation', (value) => (inLexicon(OCCUPATIONS, value.text) ? value : null)],
  occupation: ['occupation', (value) => (inLexicon(OCCUPATIONS, value.text) ? value : null)],
})

/** "Name: Anna", "Age: 30": a form filled in, one field a line. */
export const field: ExtractionRule = defineRule({
  id: 'en/identity.field',
  priority: 84,
  confidence: 0.92,
  anchors: Object.keys(FIELDS).map((name) => `${name}:`),
  pattern: rx(
    `^(?:my )?(?<field>${Object.keys(FIELDS).join('|')}): (?<value>[\\p{L}\\p{N}][^;:!?()"\\n]{0,50})$`,
  ),
  draft: (match) => {
    const [slot, read] = FIELDS[match.raw('field') ?? ''] ?? []
    const capture = match.capture('value')
    const value = read && capture && read(capture)
    return slot !== undefined && value ? { slot, value } : null
  },
  examples: [
    { text: 'Name: Wiebke', cards: [{ slot: 'name', value: 'Wiebke' }] },
    { text: 'Location: Tromsø', cards: [{ slot: 'location', value: 'Tromsø' }] },
    { text: 'Age: 34', cards: [{ slot: 'age', value: '34' }] },
    { text: 'Job: carpenter', cards: [{ slot: 'occupation', value: 'carpenter' }] },
  ],
  counterExamples: ['name: required', 'Name: what is it?', 'age: unknown', 'job: done', 'file name: Report'],
})
