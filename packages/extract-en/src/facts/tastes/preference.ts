import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, LEADS, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'

const SIDE = '[^,.;:!?()"\\n]{2,50}?'

/** "I prefer Word over Google Docs", "I like tea better than juice", "I'd rather ski than swim". */
const prefer = defineRule({
  id: 'en/preference.over',
  priority: 96,
  confidence: 0.98,
  anchors: ['prefer', 'better than', 'more than', 'rather than', 'rather ', 'over '],
  pattern: rx(
    `${DOES}(?:tend to |tends to |would |generally )?(?:(?:prefer|prefers) (?<a>${SIDE}) (?:more |much more |better )?(?:over|to|rather than|instead of|than) (?<than>[a-z0-9])|(?:like|likes|love|loves|enjoy|enjoys) (?<b>${SIDE}) (?:better|more|much better|much more) than (?<than2>[a-z0-9]))|(?:\\bi(?:'d| would) |^${LEADS}would )(?:much )?rather (?<c>${SIDE}) than (?<than3>[a-z])|\\b(?:i|lol i) would chose? (?<d>${SIDE}) over`,
  ),
  draft: (match) => {
    const value = match.capture('a') ?? match.capture('b') ?? match.capture('c') ?? match.capture('d')
    const bare = value && stripLead(value, /^(?:using |to use |the |my )/iu)
    return bare && !/^(?:it|that|this|you|to be|not|anything|them)\b/u.test(keyOf(bare.text))
      ? state(match, 'preference', bare)
      : null
  },
  examples: [
    { text: 'I prefer trains over planes', cards: [{ slot: 'preference', value: 'trains' }] },
    { text: 'I like rain better than snow', cards: [{ slot: 'preference', value: 'rain' }] },
  ],
  counterExamples: ['do you prefer tea over coffee?', 'he prefers jazz to rock'],
})

/** "I prefer working at night", "I prefer to read paper books", "I prefer using Excel". */
const way = defineRule({
  id: 'en/preference.way',
  priority: 90,
  confidence: 0.92,
  anchors: ['prefer'],
  pattern: rx(
    `${DOES}(?:prefer|prefers) (?:to )?(?<a>(?:[a-z]+ing|be|read|work|eat|live|sleep|travel|write|use|have|stay|watch|play|drink|cook|walk|wear|listen|learn|keep|spend|do|go|get|buy|shop|study)\\b[^,.;:!?()"\\n]{0,50})`,
  ),
  draft: (match) => state(match, 'preference', match.capture('a')),
  examples: [
    { text: 'I prefer working at night', cards: [{ slot: 'preference', value: 'working at night' }] },
  ],
  counterExamples: ['which one do you prefer?', 'he prefers sleeping'],
})

export const preference: readonly ExtractionRule[] = [prefer, way]
