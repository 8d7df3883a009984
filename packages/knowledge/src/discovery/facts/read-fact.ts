import type { Engine } from '../../engine.ts'
import { ownWords } from '@recollect/core/plugin'
import type { UnreadMessage } from '@recollect/core/plugin'
import type { Span, EventDate } from '@recollect/core'
import type { CardDraft } from '@recollect/core/extraction'
import { TIME_PRECISIONS } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'
import { cleanLine, fieldOf, isOneOf } from '../checks/read-fields.ts'
import type { Refusal } from '../checks/read-draft.ts'
import { searchable } from '../checks/searchable.ts'

const RELATIONS = ['sets', 'updates', 'extends', 'retracts'] as const
const POLARITIES = ['positive', 'negative'] as const
const TENSES = ['current', 'past'] as const
const ENTITY = /^user(?:\.[\p{L}\p{N}_-]{1,60}){0,4}$/u
const SLOT = /^[\p{L}\p{N}_.-]{1,100}$/u
const MOST_VALUE = 1000
const MOST_NOTE = 200

type Checked = Pick<
  CardDraft,
  'entity' | 'slot' | 'value' | 'polarity' | 'relation' | 'tense' | 'confidence' | 'span'
>

/**
 * A fact a model read, as core takes it: of a slot there is, about the user or somebody of theirs, and in the user's own words of the
 * message that hold its value. Everything else a draft may have is taken where it makes sense. Pure.
 */
export function readFact(
  engine: Pick<Engine, 'slots' | 'config' | 'packs'>,
  extractor: string,
  message: UnreadMessage,
  given: unknown,
): CardDraft | Refusal {
  const checked = checkFact(engine, message, given)
  if ('reason' in checked) return checked
  const rule = shortText(fieldOf(given, 'rule'))
  return {
    ...checked,
    kind: engine.slots.get(checked.slot, checked.entity).kind,
    normal: shortText(fieldOf(given, 'normal')),
    facet: shortText(fieldOf(given, 'facet')),
    when: shortText(fieldOf(given, 'when')),
    eventDate: dateIn(fieldOf(given, 'eventDate')),
    validFrom: momentIn(fieldOf(given, 'validFrom')),
    validTo: momentIn(fieldOf(given, 'validTo')),
    rule: rule ?? 'model',
    priority: 0,
    pack: extractor,
    notes: [],
  }
}

function checkFact(
  engine: Pick<Engine, 'slots' | 'config' | 'packs'>,
  { text, unread }: UnreadMessage,
  given: unknown,
): Checked | Refusal {
  const [entity, slot, value] = ['entity', 'slot', 'value'].map((name) => fieldOf(given, name))
  const [polarity, relation, tense] = [
    fieldOf(given, 'polarity'),
    fieldOf(given, 'relation'),
    fieldOf(given, 'tense') ?? 'current',
  ]
  if (typeof entity !== 'string' || !ENTITY.test(entity))
    return malformed('the entity is not `user` or `user.<relation>`')
  if (typeof slot !== 'string' || !SLOT.test(slot) || !engine.slots.has(slot))
    return malformed('there is no such slot')
  if (typeof value !== 'string') return malformed('the value is no text')
  if (value.length > MOST_VALUE)
    return { reason: 'too_long', detail: `the value is longer than ${String(MOST_VALUE)} characters` }
  if (!isOneOf(POLARITIES, polarity)) return malformed(`the polarity is none of ${POLARITIES.join(', ')}`)
  if (!isOneOf(RELATIONS, relation)) return malformed(`the relation is none of ${RELATIONS.join(', ')}`)
  if (!isOneOf(TENSES, tense)) return malformed(`the tense is none of ${TENSES.join(', ')}`)
  const clean = cleanLine(value)
  if (clean === '' && relation !== 'retracts') return malformed('the value is empty')
  const own = ownWords(normalizeText(text)).source
  const span = spanIn(engine, own, fieldOf(given, 'span'), clean)
  if (span === null)
    return {
      reason: 'span',
      detail: "the words it points at do not hold the value, or are not the user's own",
    }
  if (!unread.some(({ start, end }) => start < span.end && span.start < end))
    return { reason: 'span', detail: 'the words it points at were read by rules' }
  const confidence = confidenceIn(engine, given)
  return typeof confidence === 'number'
    ? { entity, slot, value: clean, polarity, relation, tense, confidence, span }
    : confidence
}

function confidenceIn({ config }: Pick<Engine, 'config'>, given: unknown): number | Refusal {
  const confidence = fieldOf(given, 'confidence')
  const { confidenceThreshold: least } = config.extraction
  if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1))
    return { reason: 'confidence', detail: 'the confidence is no number from 0 to 1' }
  if (confidence >= least) return confidence
  return { reason: 'confidence', detail: `under extraction.confidenceThreshold ${String(least)}` }
}

function spanIn(engine: Pick<Engine, 'packs'>, text: string, given: unknown, value: string): Span | null {
  const [start, end] = [fieldOf(given, 'start'), fieldOf(given, 'end')]
  const isInside =
    typeof start === 'number' &&
    typeof end === 'number' &&
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    0 <= start &&
    start < end &&
    end <= text.length
  if (!isInside) return null
  const words = searchable(engine, text.slice(start, end)).text
  return words.trim() !== '' && words.includes(searchable(engine, value).text) ? { start, end } : null
}

function dateIn(given: unknown): EventDate | null {
  const [from, to] = [momentIn(fieldOf(given, 'from')), momentIn(fieldOf(given, 'to'))]
  const precision = fieldOf(given, 'precision')
  const isOrdered = from === null || to === null || from <= to
  if ((from === null && to === null) || !isOrdered || !isOneOf(TIME_PRECISIONS, precision)) return null
  return { from, to, precision, ambiguous: fieldOf(given, 'ambiguous') === true }
}

/** What dates there can be: the years 1 to 9999. */
const [EARLIEST, LATEST] = [-62_135_596_800_000, 253_402_300_799_999]

const momentIn = (given: unknown): number | null =>
  typeof given === 'number' && Number.isInteger(given) && given >= EARLIEST && given <= LATEST ? given : null

const shortText = (given: unknown): string | null =>
  typeof given === 'string' && given.length <= MOST_NOTE ? cleanLine(given) || null : null

const malformed = (detail: string): Refusal => ({ reason: 'malformed', detail })
