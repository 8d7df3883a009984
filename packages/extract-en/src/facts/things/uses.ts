import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'

const NO_TOOL =
  /^(?:it|that|this|these|those|them|you|your|to|my (?:own|time|brain|head|words|hands|imagination|phone)|the (?:same|word|term|bathroom|opportunity|following)|an?y|some (?:help|advice|work)|a (?:lot|bit|different|function|word|new approach)|more|less|one|both|as|for|in|all|what|up|either|public|their|his|her|something|nothing|so|too|now)\b/u

/** "I use Trello", "I've never used Zotero": products by name. */
export const uses: ExtractionRule = defineRule({
  id: 'en/uses.use',
  priority: 79,
  confidence: 0.92,
  anchors: ['use ', 'used ', 'using '],
  pattern: rx(
    `(?:${DOES}(?:use|uses)|\\bi(?:'m| am|'ve been| have been) (?:currently |also |now )?using|\\bi(?:'ve| have)? (?<neg2>never) used) (?:an? |the |my )?(?<what>[^,.;:!?()"\\n]{2,50})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const named = what && (/^(?:\p{Lu}|i\p{Lu})/u.test(what.text) || match.raw('neg2') !== undefined)
    if (
      !named ||
      NO_TOOL.test(keyOf(what.text).replace(/^any (?=\S+ \S)/u, '')) ||
      match.raw('pron') !== undefined
    )
      return null
    const bare = stripLead(what, /^(?:any|an?|the) /iu)
    return state(match, 'uses', bare, match.raw('neg2') === undefined ? {} : { polarity: 'negative' })
  },
  examples: [{ text: 'I use Trello for chores', cards: [{ slot: 'uses', value: 'Trello' }] }],
  counterExamples: ['can I use Excel here?', 'I use it daily', 'he uses Notion'],
})
