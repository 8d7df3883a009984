import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DWELLING as KIND } from '../../lexicon/home/dwellings.ts'
import { DOES, KIN_TERM, LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { part, stripLead } from '../../text/capture.ts'
import { placeIn } from '../../text/place.ts'

/** "I live alone", "I live with my sister", "I rent an apartment", "I'm still living at my aunt's". */
const how = defineRule({
  id: 'en/living-situation.how',
  priority: 96,
  confidence: 0.97,
  anchors: ['live', 'livin', 'staying', ' stay', 'stay ', 'moved back'],
  pattern: rx(
    `(?:${DOES}(?:lives?|lived|stays?(?! (?:at )?home))|\\bi(?:'m| am|m|'ve been) (?:currently |still |now |temporarily )?(?:livin[g']?|stayin[g']?)|^${LEADS}(?:still |currently |now |just )?(?:living|staying)|(?:\\b(?:i|we)(?:'ve)? |^${LEADS})(?:just |recently |had to )?moved? back in(?= with)|\\b(?:i|we) (?:currently |still |now )?stay in [\\p{L} ]{3,25}?) (?:here |there |still |at home )?(?<how>alone|solo|by myself|on me own|by my lonesome|independently|(?:separately|apart)(?= ?$|,| (?:from|during|for|now|but|and|most|at|because)\\b)|(?:with|w|wif) (?<us>us|me)(?= ?$|,| (?:now|since|for (?:now|good|a (?:while|few|year|month))|at|because|these|temporarily|until|and|but)\\b)|(?:with |at )?my (?:folks|ex|in-laws|flatmates?|housemates?|roommates?|carer|boyfriend's|girlfriend's|nan|gran|grandparents|olds|rents|old man|old lady|birth mom|host family|foster (?:family|parents|mom|mum)|in laws)(?:'s?)?|with (?:my|our) (?:ex|folks|in-laws|flatmates?|housemates?|carer)|with (?:an? |two |three |some |four |a couple of )?(?:other )?(?:girls|guys|students|friends|people|strangers|housemates?|flatmates?|lodgers?)|with the (?:olds|folks|in-laws|parents|rents|fam|family|grandparents)|out of (?:an? |my )?(?:van|car|suitcase|rv|camper|truck|backpack)|(?:here |there )?(?:all )?(?:alone|by myself|on my own) |on my own|at home|off campus|on campus|off the grid|(?:in|at|with|wif|w|w/) (?:(?:my|our) (?:own )?${KIN_TERM}(?:'s? (?:place|house|home|basement|apartment|farm))?(?![a-z])(?: and (?:my |our )?(?!(?:my|our|the|it)\\b)[a-z]{3,12})?|my (?:mom|dad|parents|mother|father|grandparents)(?:'s?|s') (?:place|house|basement|home)|(?:two |three |some |a few |\\d )?(?:roommates?|strangers|flatmates|family|friends)|${KIND}|dorms?|(?:a |the )?hostel|student halls|halls|a pg|hdb|temporary accommodation|sheltered housing|council housing))(?![a-z])`,
  ),
  draft: (match) => {
    // "Let my sister stay with me": she does not yet.
    if (
      match.raw('kin') !== undefined &&
      /\b(?:let|make|have|help|letting|having|making|that|asked|want) $/u.test(match.before)
    )
      return null
    const value = match.capture('how')
    // "They live with us" is said of somebody else only.
    if (match.raw('us') !== undefined && (match.raw('kin') ?? match.raw('pron')) === undefined) return null
    const past = /\blived\b/u.test(match.text)
    return state(
      match,
      'living_situation',
      value && stripLead(value, /^(?:at|in an?|in) (?=[a-z])/iu),
      past ? { tense: 'past' } : {},
    )
  },
  examples: [
    { text: 'I live alone', cards: [{ slot: 'living_situation', value: 'alone' }] },
    { text: 'I live with my cousin', cards: [{ slot: 'living_situation', value: 'with my cousin' }] },
  ],
  counterExamples: ['do you live alone?', 'he lives with his mother'],
})

const LODGED = `(?<how>(?:staying|living) (?:with us|at (?:our|my) (?:place|house)))`
const ROOM =
  '(?:our|my) (?:back |spare |guest |old |extra |downstairs )?(?:bedroom|room|basement|attic|couch|casita|guest house)'

/** "My daughter is staying with us until she finds a place", "mom has our back bedroom now". */
const lodged = defineRule({
  id: 'en/living-situation.lodged',
  priority: 95,
  confidence: 0.9,
  anchors: [
    'staying ',
    'living with us',
    'bedroom',
    ' room',
    'basement',
    'attic',
    'couch',
    'casita',
    'guest house',
  ],
  pattern: rx(
    `${SUBJECT}(?:(?:'s| is| are|'re) (?:now |currently |back )?${LODGED}|(?:'s| is| are|'re) (?:now )?(?:back )?(?:living |staying |sleeping )?(?<in>(?:in|on) ${ROOM})|(?: has| have|'s got|'s taken| took| sleeps in) (?<has>${ROOM}))(?=$|[,.!]| (?:now|for now|a (?:few|couple)|until|till|since|while|these days|because|and)\\b)`,
  ),
  draft: (match) => {
    const room = match.capture('in') ?? match.capture('has')
    const value = match.capture('how') ?? room
    const isLasting = room === undefined || / (?:now|until|till|since|while|these days)\b/u.test(match.after)
    const isOfSpeaker = (match.raw('kin') ?? match.raw('pron')) === undefined
    const now = isOfSpeaker || !isLasting ? null : state(match, 'living_situation', value)
    if (!now?.entity || !room || !/ now\b/u.test(match.after)) return now
    // Who has a room of ours now has left the town of before.
    return [
      now,
      { slot: 'location', value: '', at: room, entity: now.entity, relation: 'retracts', known: true },
    ]
  },
  examples: [
    {
      text: 'my daughter is staying with us until she finds an apartment',
      cards: [{ slot: 'living_situation', value: 'staying with us', entity: 'user.daughter' }],
    },
    {
      text: 'my mom has our back bedroom now',
      cards: [{ slot: 'living_situation', value: 'our back bedroom', entity: 'user.mother' }],
    },
  ],
  counterExamples: [
    'my daughter is staying with us for the weekend',
    'my sister is staying with us tonight',
    'is my mom staying with us until May?',
    'my son is in our back bedroom',
    'my dad has our car now',
    'they are staying with us until May',
  ],
})

const rents = defineRule({
  id: 'en/living-situation.rents',
  priority: 90,
  confidence: 0.93,
  anchors: ['rent', 'share', 'sharing'],
  pattern: rx(
    `(?:${DOES}|\\bi(?:'m| am) (?:currently )?|^${LEADS}(?:currently |still |now )?)(?<what>(?:rent|renting|share|sharing) ${KIND}(?: with [a-z ]{3,25})?)`,
  ),
  draft: (match) => state(match, 'living_situation', match.capture('what')),
  examples: [
    { text: 'we rent a small cottage', cards: [{ slot: 'living_situation', value: 'rent a small cottage' }] },
  ],
  counterExamples: ['where can I rent an apartment?', 'they rent a house'],
})

/** "I moved in with my aunt", "moving into an apartment" is a plan. */
const movedIn = defineRule({
  id: 'en/event-move.in',
  priority: 97,
  confidence: 0.93,
  anchors: [
    'downsized',
    'upgraded to',
    'got my own',
    'moved in',
    'moved into',
    'moved out',
    'got an apartment',
    'got a place',
    'got our own place',
    'moved back in',
    'got a house',
  ],
  pattern: rx(
    `\\b(?:i|we)(?:'ve| have|'re| are|'m| am)? (?:just |recently |finally |all |now )*(?<what>moved (?:back )?(?:in with|in to|into|out of) [^,.;:!?()"\\n]{3,50}|(?:downsized|upgraded) (?:in)?to ${KIND}[^,.;:!?()"\\n]{0,30}|got (?:an? |our own |my own )(?:new )?(?:apartment|place|house|flat)[^,.;:!?()"\\n]{0,30})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const at = / in (?=\p{Lu})/u.exec(what?.text ?? '')
    const place = what && at && placeIn(part(what, at.index + at[0].length, what.text.length))
    const moved = state(match, 'event_move', what, { relation: 'updates' })
    const out = /^moved out of (?=\p{Lu})/u.exec(what?.text ?? '')
    const left = what && out && placeIn(part(what, out[0].length, what.text.length))
    if (left && moved) return [moved, { slot: 'location', value: left, relation: 'retracts' }]
    // Whoever has a flat of his own in a town lives there.
    return place && moved ? [moved, { slot: 'location', value: place, relation: 'updates' }] : moved
  },
  examples: [
    {
      text: 'I recently moved in with my aunt',
      cards: [{ slot: 'event_move', value: 'moved in with my aunt' }],
    },
    {
      text: "we're all moved into the new place in York",
      cards: [{ slot: 'location', value: 'York', relation: 'updates' }],
    },
  ],
  counterExamples: ['they moved in with us?', 'he moved into a flat', 'are we all moved into the new place?'],
})

export const living: readonly ExtractionRule[] = [movedIn, how, lodged, rents]
