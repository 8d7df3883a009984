import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, rx } from '../../text/patterns.ts'
import { part } from '../../text/capture.ts'
import { placeIn } from '../../text/place.ts'

const OTHER =
  /^(?:a new|another|the next|my new|the couch|(?:student |uni |university )?halls|dorms?\b|student accommodation|on campus|campus|the front|the back|bed|a different|an? (?:bigger|smaller|apartment|house|new|flat)|an? |live|be|tears|it|that|this|another|plan|more|less|something|other|his|her|their|your|my (?:next|own)|action|the (?:top|cloud|left|right|end)|remote|part|full|python|typescript|linux|version)\b/iu

/** "From Turin to Graz"; what one came to do is no place ("from Turin to start a job"). */
const ONWARD =
  /\s(?:to|To)\s(?=\p{Lu}|\p{Lo}|the \p{Lu}|(?!(?:start|study|work|be|live|teach|join|train|help|care|go|take|get|find|look|begin)\b)\p{Ll})/u

/** "from X" inside what follows the verb. */
function origin(where: Capture): { to: Capture | null; from: Capture | null } {
  const match = /(?:^|\s)from\s(?<from>.+)$/iu.exec(where.text)
  const from = match?.groups?.['from']
  if (!match || from === undefined) return { to: where, from: null }
  const start = where.text.length - from.length
  const onward = ONWARD.exec(from)
  const left = part(where, start, onward ? start + onward.index : where.text.length)
  const after = onward && part(where, start + onward.index + onward[0].length, where.text.length)
  return { to: after ?? part(where, 0, match.index), from: left }
}

/** "I moved to Denver last week", "we just moved to Oregon from Texas": replaces the place before. */
const locationMove = defineRule({
  id: 'en/location.move',
  priority: 100,
  confidence: 0.92,
  anchors: ['moved', 'relocated', 'moving to'],
  pattern: rx(
    `(?:${DOES}(?:have |has |had |'ve )?(?:just |recently |finally |already |then )*|\\b(?:i|we)(?:'ve|'d) (?:just |recently |finally |already )*|^(?:and |so |oh |yes |then |only |just |recently |finally |last [a-z]+ )*(?:we |i )?(?:just |recently |finally )?)(?<verb>moved|relocated)(?: back| out| over| down| up| away| house| again| here| home| across the country)* ?(?:(?:in)?to |2 |(?=from )|(?=stateside|abroad|overseas|here from)|in with )(?<where>[^.;:!?()"\\n]{2,70})`,
  ),
  draft: (match) => {
    const where = match.capture('where')
    if (!where || /\bin with $/u.test(match.text.slice(0, -(match.raw('where') ?? '').length))) return null
    const { to, from } = origin(where)
    const perfect = /\bhad moved\b/u.test(match.text)
    const out: Proposal[] = []
    const target = to && !OTHER.test(to.text) ? placeIn(to) : null
    const moved = state(match, 'location', target, {
      relation: 'updates',
      ...(perfect ? { tense: 'past' as const } : {}),
    })
    if (moved) out.push(moved)
    const isGone =
      !moved &&
      /\b(?:moved|relocated) (?:away|out) $/u.test(match.text.slice(0, -(match.raw('where') ?? '').length))
    const left = state(
      match,
      'location',
      placeIn(from),
      isGone ? { relation: 'retracts' } : { tense: 'past' },
    )
    if (left) out.push(left)
    return out.length > 0 ? out : null
  },
  examples: [
    {
      text: 'I moved to Halifax last spring',
      cards: [{ slot: 'location', value: 'Halifax', relation: 'updates' }],
    },
    {
      text: 'we just moved to Oregon from Maine',
      cards: [
        { slot: 'location', value: 'Oregon', relation: 'updates' },
        { slot: 'location', value: 'Maine', tense: 'past' },
      ],
    },
    {
      text: 'I moved from Turin to Graz last year',
      cards: [
        { slot: 'location', value: 'Graz', relation: 'updates' },
        { slot: 'location', value: 'Turin', tense: 'past' },
      ],
    },
    {
      text: 'my sister moved to Lyon',
      cards: [{ slot: 'location', value: 'Lyon', entity: 'user.sister', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'I moved to the couch',
    'should I move to Spain?',
    'he moved to Spain',
    'I wish I had moved to Italy',
  ],
})

export const locationMoves: readonly ExtractionRule[] = [locationMove]
