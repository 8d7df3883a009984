import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'

const NEEDED =
  '(?:names?|slogans?|taglines?|logos?|menus?|websites?|web ?page|flyers?|posters?|captions?|(?:business|marketing|social media|pricing) (?:plan|strategy|cards?|posts?)|ads?|adverts?|bio|mission statement|product descriptions?|press release|newsletter|sign|domain|brand|branding|packaging|landing page|instagram posts?)'
const BUSINESS =
  'studio|shop|store|bakery|restaurant|cafe|café|salon|barber ?shop|business|company|startup|start-up|boutique|food truck|farm|brewery|winery|gallery|agency|consultancy|practice|clinic|gym|b&b|guest ?house|podcast|channel|youtube channel|blog|newsletter|label|brand|bookshop|bookstore|florist|deli|stall|market stall|nursery|etsy shop|garage|kennel|workshop'

/** "I need a logo for my candle shop", "write a slogan for our bakery": whoever asks has one. */
export const ownsBusiness: ExtractionRule = defineRule({
  id: 'en/owns.business',
  priority: 84,
  confidence: 0.93,
  anchors: ['for my ', 'for our '],
  pattern: rx(
    `\\b${NEEDED}(?: ideas?)? for (?:my|our) (?:new |small |little |local |family |tiny |online )*(?<what>(?:(?!(?:friend|mate|boss|imaginary|fictional|fake|dream|future|next|favou?rite|school|class)\\b)[a-z][a-z-]{1,14} ){0,2}(?:${BUSINESS}))(?![a-z'-])(?! (?:project|assignment|class|teacher|owner|friend|game|in minecraft))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what && !/'s |s' /u.test(what.text) ? { slot: 'owns', value: what } : null
  },
  examples: [
    { text: 'I need a logo for my candle shop', cards: [{ slot: 'owns', value: 'candle shop' }] },
    { text: 'write a slogan for our bakery please', cards: [{ slot: 'owns', value: 'bakery' }] },
  ],
  counterExamples: [
    "a logo for my friend's shop",
    'a name for my dream cafe',
    'a name for my new kitten',
    'a menu for your restaurant',
  ],
})
