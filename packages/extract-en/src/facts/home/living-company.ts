import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DWELLING } from '../../lexicon/home/dwellings.ts'
import { DOES, LEADS, rx } from '../../text/patterns.ts'

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}'
const KINFOLK =
  '(?:my|the|our) (?:mom|mum|mother|dad|father|parents|folks|wife|husband|partner|kids?|son|daughter|sons|daughters|brother|sister|gran|nan|grandma|grandmother|grandparents|girlfriend|boyfriend|fianc[eé]e?|dog|dogs|cat|cats|roommates?|flatmates?|housemates?)(?: and (?:my |the )?[a-z]{3,12})?'

const REST = new RegExp(
  `^ ?(?:and|n|&|plus) ${KINFOLK}(?= (?:at home|in |now|here|these days|living|since)|$|,)`,
  'u',
)

/** "It's just me and my nan": the clause ends before the second one. */
function withMe(match: RuleMatch, me: Capture): Proposal | null {
  const { sentence, end } = match.clause
  const rest = REST.exec(sentence.text.slice(end - sentence.start).trimStart())?.[0] ?? ''
  if (me.text.length < 4 && rest === '') return null
  return { slot: 'living_situation', value: rest === '' ? me : `${me.text} ${rest.trim()}`, at: me }
}

/** "Three of us share a flat", "it's just me and the cat in a studio", "still with my parents", "no roommates, thank god". */
const together = defineRule({
  id: 'en/living-situation.company',
  priority: 95,
  confidence: 0.92,
  anchors: [
    ' of us',
    'just me',
    'only me',
    'me and',
    'crash',
    'couch',
    'sofa',
    'lodger',
    'roommates',
    'housemates',
    'flatmates',
    'cohabit',
    'share',
    'sharing',
  ],
  pattern: rx(
    `(?:^|, |\\b(?:and|so) )(?<us>(?:the |all )?(?:${COUNT}) of us (?:share|live|rent|are (?:sharing|living|renting|crammed|squeezed|packed)(?: together)?|in|crammed into|squeezed into) ?(?:together )?(?:in )?${DWELLING})|\\b(?:it'?s|it is|just|only|there'?s) (?:now |still |currently )?(?:just |only )?(?<me>me(?:,? (?:and|n|&|plus) ${KINFOLK}){0,2})(?= (?:at home|in (?:the|this|our|an?|my) |now|here|these days|living|since)|$)|${DOES}(?:am |'m )?(?:currently |still )?(?<couch>(?:crash(?:ing)?|sleep(?:ing)?|staying) on (?:my|an?) [a-z']{3,12}(?: [a-z']{3,10})? (?:couch|sofa|floor)|couch[- ]?surf(?:ing)?|sofa[- ]?surf(?:ing)?|cohabit(?:ing)? with ${KINFOLK})|\\bi(?:'m| am|m) (?:currently |still |temporarily )?(?<ing>(?:crashing|sleeping|staying) on (?:my|an?) [a-z']{3,12}(?: [a-z']{3,10})? (?:couch|sofa|floor)|couch[- ]?surfing|sofa[- ]?surfing|sharing ${DWELLING}(?: with [a-z ]{3,25})?)|\\b(?:i|we)(?:'ve)?(?: have| got| have got) (?<have>(?:an? |${COUNT}) (?:lodgers?|housemates?|flatmates?)|no (?:roommates|housemates|flatmates))|^${LEADS}(?<share>shar(?:e|ing) ${DWELLING}(?: with [a-z ]{3,25})?)`,
  ),
  draft: (match) => {
    const me = match.capture('me')
    if (me) return withMe(match, me)
    const how = ['us', 'couch', 'ing', 'have', 'share'].map((group) => match.capture(group))
    return state(
      match,
      'living_situation',
      how.find((one) => one !== undefined),
    )
  },
  examples: [
    {
      text: 'four of us share a tiny terrace in Hull',
      cards: [{ slot: 'living_situation', value: 'four of us share a tiny terrace' }],
    },
    {
      text: "it's just me and my nan at home",
      cards: [{ slot: 'living_situation', value: 'me and my nan' }],
    },
    {
      text: "I'm crashing on my cousin's couch",
      cards: [{ slot: 'living_situation', value: "crashing on my cousin's couch" }],
    },
    { text: 'we have two lodgers', cards: [{ slot: 'living_situation', value: 'two lodgers' }] },
  ],
  counterExamples: [
    'is it just me or is it hot?',
    'just me and my thoughts',
    'three of us share a birthday',
    'he is crashing on a couch',
  ],
})

/** "Still in my childhood bedroom", "back at my parents' place", "I'm at home with my folks still". */
const back = defineRule({
  id: 'en/living-situation.back',
  priority: 95,
  confidence: 0.93,
  anchors: ['still ', 'back ', 'moved ', 'at home with', 'commut'],
  pattern: rx(
    `(?:\\b(?:i(?:'m| am|m)|we(?:'re| are)) |^${LEADS})(?:currently |now |still ){0,2}(?<how>(?:still|back)(?: living| staying)? (?:at home(?: with (?:my|the) [a-z]{3,12})?|(?:at|in) (?:my|our) (?:parents'?|mom'?s|mum'?s|dad'?s|folks'?|grandma'?s|gran'?s|nan'?s|childhood|old|ex'?s|brother'?s|sister'?s|in-laws'?|aunt'?s|uncle'?s) (?:house|home|place|flat|apartment|bedroom|basement|room|spare room)|with (?:my|the) (?:parents|folks|mom|mum|dad|mom and dad|mum and dad|in-laws|grandparents|olds|gran|nan|grandma)))(?=$|,| (?:and|but|so|at|since|because|in|for|until|while|after|now|again|rn|lol|unfortunately)\\b)`,
  ),
  draft: (match) => state(match, 'living_situation', match.capture('how')),
  examples: [
    {
      text: "at 33 I'm back at my mum's place",
      cards: [{ slot: 'living_situation', value: "back at my mum's place" }],
    },
    {
      text: 'still with my parents lol',
      cards: [{ slot: 'living_situation', value: 'with my parents' }],
    },
  ],
  counterExamples: [
    "I'm back at work",
    'still at the office',
    'she is back with her parents',
    'back in my day',
  ],
})

export const livingCompany: readonly ExtractionRule[] = [back, together]
