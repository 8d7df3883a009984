import { z } from 'zod'
import type { FactInput } from '../api/writes.ts'
import { InvalidInputError } from '../errors/errors.ts'
import { naturalPolarity } from '../facts/keys.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import { momentOf } from '../calendar/zone.ts'
import type { CardDraft } from '../types/card.ts'
import type { EventDate } from '../types/time.ts'
import type { EpochMs, Metadata } from '../types/item.ts'
import { metadataSchema, isSlotName, slotForm } from './values.ts'
import { label, readTime, time } from './message.ts'
import { checkText } from './text.ts'

const name = label
  .refine(isSlotName, { error: 'must be made of letters, digits, "_", "-" and ".", at most 128 of them' })
  .overwrite(slotForm)

const schema = z.strictObject({
  slot: name,
  value: z.unknown(),
  entity: name
    .refine((given) => given === 'user' || /^user\.[^.]/u.test(given), {
      error: 'must be "user" or "user.<relation>"',
    })
    .default('user'),
  kind: z.enum(['fact', 'preference', 'event', 'profile', 'relationship', 'goal']).optional(),
  polarity: z.enum(['positive', 'negative']).optional(),
  facet: label.optional(),
  relation: z.enum(['sets', 'updates', 'retracts']).default('sets'),
  on: time.optional(),
  validFrom: time.optional(),
  validTo: time.optional(),
  expiresAt: time.optional(),
  confidence: z.number().min(0).max(1).default(1),
  source: label.optional(),
  metadata: metadataSchema.optional(),
})

/** A fact that was checked. */
export interface CheckedFact {
  readonly draft: CardDraft
  readonly source: string | null
  readonly expiresAt: EpochMs | null
  readonly metadata: Metadata | null
}

const refuse = (why: string): never => {
  throw new InvalidInputError(`The fact was refused: ${why} Nothing was stored.`)
}

/** What a fact is checked against. */
export interface FactContext {
  readonly slots: SlotRegistry
  readonly now: EpochMs
  /** IANA zone that days are of. */
  readonly zone: string
  readonly maxBytes: number
}

/** A fact as it is written directly, checked. @throws InvalidInputError naming the field and what to do. */
export function checkFact(input: FactInput, { slots, now, zone, maxBytes }: FactContext): CheckedFact {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return refuse(`${z.prettifyError(parsed.error)}.`)
  const { slot, entity, relation, source, metadata, confidence, facet, ...fields } = parsed.data
  const value = relation === 'retracts' && fields.value === undefined ? '' : text(fields.value, maxBytes)
  const [validFrom, validTo, expiresAt] = [fields.validFrom, fields.validTo, fields.expiresAt].map((at) =>
    at === undefined ? null : readTime(at),
  )
  checkTimes(validFrom ?? null, validTo ?? null, expiresAt ?? null, now)
  const spec = slots.get(slot, entity)
  const kind = fields.kind ?? spec.kind
  const eventDate = fields.on === undefined ? null : dateOf(fields.on, kind, zone)
  return {
    draft: {
      ...NO_SOURCE,
      kind,
      entity,
      slot,
      value,
      polarity: fields.polarity ?? naturalPolarity(slot),
      relation,
      tense: isOver(validTo ?? null, now) ? 'past' : 'current',
      facet: facet ?? null,
      eventDate,
      validFrom: validFrom ?? null,
      validTo: validTo ?? null,
      confidence,
    },
    source: source ?? null,
    expiresAt: expiresAt ?? null,
    metadata: metadata ?? null,
  }
}

/** What a draft has from its words; a direct write has none. */
const NO_SOURCE = {
  normal: null,
  when: null,
  span: { start: 0, end: 0 },
  rule: '',
  priority: 0,
  pack: '',
  notes: [],
} as const

/** The value as it is kept: as given. @throws InvalidInputError */
const text = (value: unknown, maxBytes: number): string => checkText('value', value, maxBytes).source

const [DAY, MINUTE] = [86_400_000, 60_000]
const CALENDAR_DAY = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/u

/** A day of the memory's zone where no time of day is given. */
function dateOf(on: Date | EpochMs | string, kind: CardDraft['kind'], zone: string): EventDate {
  if (kind !== 'event' && kind !== 'goal')
    refuse(
      'on is when something happens: an event, a goal or a plan. Pass validFrom for what holds since then.',
    )
  const at = readTime(on)
  const { year, month, day } = (typeof on === 'string' && CALENDAR_DAY.exec(on)?.groups) || {}
  if (day === undefined) return { from: at, to: at + MINUTE, precision: 'minute', ambiguous: false }
  const from = momentOf(zone, Number(year), Number(month), Number(day))
  return { from, to: from + DAY, precision: 'day', ambiguous: false }
}

/** What was true up to a time that has passed is history. */
const isOver = (validTo: EpochMs | null, now: EpochMs): boolean => validTo !== null && validTo <= now

function checkTimes(from: EpochMs | null, to: EpochMs | null, expires: EpochMs | null, now: EpochMs): void {
  if (from !== null && to !== null && to <= from)
    refuse('validTo is not after validFrom. Exchange them, or leave one out.')
  if (from !== null && expires !== null && expires <= from)
    refuse('expiresAt is not after validFrom: it would never be used. Correct one of them.')
  if (from !== null && from > now)
    refuse('validFrom lies in the future. Write what holds now, and this when it begins, or as a "plan".')
  if (expires !== null && expires <= now)
    refuse('expiresAt has passed. For what was true once, pass validFrom and validTo.')
}
