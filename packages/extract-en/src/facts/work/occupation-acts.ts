import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { some } from '../../text/be-rule.ts'
import { state } from '../../text/state.ts'
import { WORKPLACE } from '../../lexicon/work/employers.ts'
import { WORK_ACT_ANCHORS, WORK_ACTS } from '../../lexicon/work/work-acts.ts'
import { DOES, rx } from '../../text/patterns.ts'
import { keyOf, part } from '../../text/capture.ts'
import { workplaceIn } from '../../text/workplace.ts'

const VERBS = WORK_ACTS.map(([verbs]) => verbs).join('|')
const ACT = new RegExp(
  `^(?:${WORK_ACTS.map(([verbs, objects]) => (objects === '' ? verbs : `(?:${verbs}) (?:${objects})`)).join('|')})(?![a-z])`,
  'iu',
)
const OVER = /^(?:drove|sold|ran|led|did|taught|built|cut|wrote|made|bred|grew|dug|laid|[a-z]+ed)\b/iu
const VEHICLE = /^(?:drive|drives|driving) (?:an? |the )?(?:[a-z-]+ )?(?:truck|van|auto|train)$/u
/** What one did for a while was one's work; "I painted houses today" was a day. */
const FOR_LONG =
  /\b(?:for (?:\d|a living|a (?:few|couple|while|time|bit)|years|two|three|four|five|six|seven|eight|nine|ten|some|many|most|over|about)|until|till|before|back|when i was|as a (?:teen|kid|student|young)|in my (?:teens|twenties|thirties|youth)|years|decades?|whole life|all (?:his|her|my) life|growing up|in (?:college|high school|uni)|through (?:college|uni|school))\b/u

/** The work a capture begins with. */
function actIn(words: Capture | undefined): Capture | null {
  const found = words && ACT.exec(words.text)
  return found ? part(words, 0, found[0].replace(/ for a living$/iu, '').length) : null
}

const WORKSITE = new RegExp(
  `${WORKPLACE.source}|\\b(?:airport|school|college|university|hotel|restaurant|cafe|factory|warehouse|prison|library|museum|zoo|station|port|harbou?r|docks|mine|farm|shop|store|supermarket|garage|gym|church|nursery|salon|startup|firm|plant|mall|cinema|theatre|stadium|casino|resort|care home|nursing home|call cent(?:re|er)|post office|courthouse|embassy|paper|newspaper|magazine)$`,
  'u',
)
const AT = /\s(?:at|for) (?=[\p{L}\d])/iu

/** "I manage the deli at Kroger": the place stands after the work. */
function placeOf(words: Capture | undefined, act: Capture): Capture | null {
  const rest = words && part(words, act.text.length, words.text.length)
  const found = rest && AT.exec(` ${rest.text}`)
  const place =
    rest && found ? workplaceIn(part(rest, found.index + found[0].length - 1, rest.text.length)) : null
  return place && (/^\p{Lu}/u.test(place.text) || WORKSITE.test(keyOf(place.text))) ? place : null
}

/** Nothing more is told that could be a part of the name, or of a game. */
const ENDS = /^(?: (?:now|currently|these days|(?:full|part)[- ]time))?$/iu

/** "I drive for Uber": the work is told by whom it is done for. */
function placeWithin(words: Capture | undefined, act: Capture): Capture | null {
  const found = / for (?=\p{Lu})/u.exec(act.text)
  return found && ENDS.test(words?.text.slice(act.text.length) ?? '')
    ? workplaceIn(part(act, found.index + found[0].length, act.text.length))
    : null
}

function worksAt(match: RuleMatch) {
  const act = actIn(match.capture('act') ?? match.capture('ing'))
  // "Can't run a kitchen without coffee" denies no work.
  if (!act || match.raw('pron') === 'it' || /^(?:ca|wo|could)n/u.test(match.raw('neg') ?? '')) return null
  const over = OVER.test(act.text) && !/\b(?:been|used to|use to)\b/u.test(match.text)
  const key = keyOf(act.text)
  // "I can do nails", "want to sell cars": a skill, a wish.
  if (
    /\b(?:can|could|can't|to|would|will|gonna|should|let|let me|make|have|if|when|how|help|please) $/u.test(
      match.before,
    )
  )
    return null
  if (over && match.raw('kin') === undefined && !FOR_LONG.test(match.clause.text)) return null
  // "I drive a truck" names what one owns as often as what one does.
  if (VEHICLE.test(key) && !over && !FOR_LONG.test(match.clause.text)) return null
  if (/^(?:cut|run|build)\b/u.test(key) && match.raw('kin') !== undefined && !over) return null
  const past = over || /^i was\b/u.test(match.text)
  const tense = past ? { tense: 'past' as const } : {}
  const words = match.capture('act') ?? match.capture('ing')
  const place = placeOf(words, act) ?? placeWithin(words, act)
  return some([state(match, 'occupation', act, tense), state(match, 'employer', place, tense)])
}

/** "I teach geography", "been driving a cab for years", "my dad drove trucks", "I manage a team of eight". */
export const occupationActs: ExtractionRule = defineRule({
  id: 'en/occupation.acts',
  priority: 97,
  confidence: 0.98,
  anchors: WORK_ACT_ANCHORS,
  pattern: rx(
    `${DOES}(?:been |have been |mostly |mainly |basically |currently |now )*(?<act>(?:${VERBS})\\b[^,.;:!?()"\\n]{0,60})|\\bi(?:'m| am|m| was) (?:now |currently |still |also |just |mostly )*(?<ing>[a-z]{2,14}ing\\b[^,.;:!?()"\\n]{0,60})`,
  ),
  draft: worksAt,
  examples: [
    { text: 'i teach geography', cards: [{ slot: 'occupation', value: 'teach geography' }] },
    {
      text: 'my uncle runs a small hotel',
      cards: [{ slot: 'occupation', value: 'runs a small hotel', entity: 'user.uncle' }],
    },
    {
      text: 'been driving a night bus since March',
      cards: [{ slot: 'occupation', value: 'driving a night bus' }],
    },
    {
      text: 'my grandpa drove trucks',
      cards: [{ slot: 'occupation', value: 'drove trucks', entity: 'user.grandfather', tense: 'past' }],
    },
    {
      text: 'I lead a team of twelve at Ford',
      cards: [{ slot: 'occupation', value: 'lead a team of twelve' }],
    },
  ],
  counterExamples: [
    'can you teach me chess?',
    'he runs a company',
    'i run a marathon',
    'I painted houses with my cousin today',
    'I want to sell cars',
    'I sold my car',
    'who does your nails?',
    'I drink a lot of tea, can’t run a kitchen without it',
  ],
})
