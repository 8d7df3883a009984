import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, rx } from '../../text/patterns.ts'

const MONEY =
  '(?:[$€£¥₹]\\s?\\d[\\d,.]*\\s?(?:k|m|million|thousand|grand)?|\\d[\\d,.]*\\s?(?:k|grand|dollars|euros|pounds|bucks|usd|eur|thousand|million)\\b|\\d{2,3},\\d{3}|six figures|minimum wage|the minimum|\\d{1,3},\\d{3}(?= (?:a|per|an) )|\\d{1,3}(?:\\.\\d{2})?k?(?= ?(?:an hour|per hour|/ ?hr|/ ?hour|ph\\b|lpa\\b|lakhs?\\b|a week|per week|a shift|a day|per day|a month|per month))|(?<=\\b(?:about|around|like|only) )\\d{2,6}(?= a (?:week|month|day|shift|year))|\\d{3,6}(?= ?(?:a|per|/) ? (?:year|month|week|mo|yr)))'

/** "I earn $75,000", "my salary is 3k", "earning around 40k". */
export const income: ExtractionRule = defineRule({
  id: 'en/income.earn',
  priority: 96,
  confidence: 0.96,
  anchors: [
    'earn',
    'make',
    'salary',
    'income',
    'paid',
    'wage',
    'pay is',
    "i'm on",
    'im on',
    'am on',
    'six figures',
  ],
  pattern: rx(
    `(?:${DOES}(?:earns?|makes?|gets? paid)|(?:\\bi(?:'m| am|m)|^|\\band|,) ?(?:currently |now |only )?(?:earning|making|getting paid)|\\bi(?:'m| am|m) on(?= (?:about |around |roughly |only |just )*(?:[$€£¥₹]|\\d[\\d,.]*\\s?(?:k|grand)|minimum wage|six figures))|\\bmy (?:annual |monthly |yearly |current |new |base |hourly )*(?:salary|income|pay|wage|take[- ]home(?: pay)?|ctc)(?: is|'s| was|:)) (?:about |around |roughly |approximately |over |only |just |almost |nearly |close to |now |up to |like |maybe |barely |a measly |a little over |a bit over |under |at most |somewhere around )*(?<sum>${MONEY})`,
  ),
  draft: (match) => (match.raw('pron') === 'it' ? null : state(match, 'income', match.capture('sum'))),
  examples: [
    { text: 'I earn $52,000 a year', cards: [{ slot: 'income', value: '$52,000' }] },
    { text: 'my salary is 4k', cards: [{ slot: 'income', value: '4k' }] },
  ],
  counterExamples: ['how much do you earn?', 'it makes $5 a day', 'he earns 90k'],
})
