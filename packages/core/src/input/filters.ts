import { z } from 'zod'
import type { ListFilter } from '../api/collection.ts'
import type { RecallFilter } from '../api/recall.ts'
import { InvalidInputError } from '../errors/errors.ts'
import type { CardFilter } from '../plugin/cards.ts'
import type { ItemFilter, MessageFilter } from '../plugin/items.ts'
import type { CardKind } from '../types/card.ts'
import { label, readTime, time } from './message.ts'

const KINDS = ['fact', 'preference', 'event', 'profile', 'relationship', 'goal'] as const
const MAX_ENTRIES = 16
const MAX_VALUE = 10_000
const NAME = /^[\p{L}\p{N}_.-]{1,128}$/u
const SLOT = /^[\p{L}\p{N}_.-]{1,128}\*?$/u
/** NUL and halves of surrogate pairs: no store holds them, so that nothing could have them. */
const UNSTORABLE = /[\0\p{Cs}]/u
/** Own keys of an object that a record must not have. */
const UNSAFE = '__proto__'

const storable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !UNSTORABLE.test(text), { error: 'has NUL or half of a surrogate pair' })

const metadata = z
  .custom<object>((given) => typeof given === 'object' && given !== null && !Object.hasOwn(given, UNSAFE), {
    error: 'must be an object of entries to look for',
  })
  .pipe(z.record(storable(256), z.union([storable(MAX_VALUE), z.number(), z.boolean(), z.null()])))
  .refine((entries) => Object.keys(entries).length <= MAX_ENTRIES, {
    error: `has more than ${MAX_ENTRIES} entries`,
  })

const message = {
  role: z.enum(['user', 'assistant', 'tool', 'system']).optional(),
  session: label.optional(),
  speaker: label.optional(),
  from: time.optional(),
  to: time.optional(),
  metadata: metadata.optional(),
}
const active = z.boolean().optional()
const named = (pattern: RegExp) => z.string().normalize('NFC').regex(pattern).optional()
const entity = named(NAME)

const itemSchema = z.strictObject({
  ...message,
  active,
  notExtractedBy: storable(1000).optional(),
  unread: z.boolean().optional(),
})
const cardSchema = z.strictObject({
  ...message,
  active,
  entity,
  slot: named(NAME),
  kind: z.enum(KINDS).optional(),
})
const recallSchema = z.strictObject({
  ...message,
  entity,
  slot: named(SLOT),
  kind: z.enum(['item', 'card', ...KINDS]).optional(),
})

/** A filter of `recall` that was checked. */
export interface CheckedFilter {
  readonly message: MessageFilter
  readonly entity: string | null
  /** A name, or a family: `family.*`. */
  readonly slot: string | null
  readonly cardKind: CardKind | null
  /** What may be a hit; null: both. */
  readonly wants: 'item' | 'card' | null
}

/** Reads the filter of a recall. @throws InvalidInputError naming the condition and what to do. */
export function checkRecallFilter(given: RecallFilter): CheckedFilter {
  const { kind, slot = null, entity: about = null, ...rest } = parse(recallSchema, given)
  const facts = slot !== null || about !== null ? 'card' : null
  return {
    message: messageOf(rest),
    entity: about,
    slot,
    cardKind: kind === undefined || kind === 'item' || kind === 'card' ? null : kind,
    wants: kind === 'item' ? 'item' : kind === undefined ? facts : 'card',
  }
}

/** @throws InvalidInputError */
export function checkItemFilter(given: ListFilter<ItemFilter>): ItemFilter {
  const { active: isActive, notExtractedBy, unread, ...rest } = parse(itemSchema, given)
  return {
    ...messageOf(rest),
    ...set('active', isActive),
    ...set('notExtractedBy', notExtractedBy),
    ...set('unread', unread),
  }
}

/** @throws InvalidInputError */
export function checkCardFilter(given: ListFilter<CardFilter>): CardFilter {
  const { active: isActive, entity: about, slot, kind, ...rest } = parse(cardSchema, given)
  return {
    ...messageOf(rest),
    ...set('active', isActive),
    ...set('entity', about),
    ...set('slot', slot),
    ...set('kind', kind),
  }
}

function parse<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new InvalidInputError(
    `The filter was refused: ${z.prettifyError(parsed.error)}. Correct it, or leave it out.`,
  )
}

type Given = z.output<z.ZodObject<typeof message>>

function messageOf(given: Given): MessageFilter {
  const from = given.from === undefined ? undefined : readTime(given.from)
  const to = given.to === undefined ? undefined : readTime(given.to)
  if (from !== undefined && to !== undefined && from >= to) {
    throw new InvalidInputError('The filter was refused: "from" must be before "to". Swap them.')
  }
  return {
    ...set('role', given.role),
    ...set('session', given.session),
    ...set('speaker', given.speaker),
    ...set('from', from),
    ...set('to', to),
    ...set('metadata', given.metadata),
  }
}

/** The field, or nothing: an unset condition is not there at all. */
function set<K extends string, T>(key: K, value: T | undefined): Partial<Readonly<Record<K, T>>> {
  const field: Partial<Record<K, T>> = {}
  if (value !== undefined) field[key] = value
  return field
}
