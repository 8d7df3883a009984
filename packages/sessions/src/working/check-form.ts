import { z } from 'zod'
import { InvalidInputError } from '@recollect/core'
import type { EpochMs, Json } from '@recollect/core'
import { label, readTime, time, told } from '@recollect/core/plugin'
import { fieldsOf } from './form-fields.ts'
import { isPlain, jsonValue } from './json-value.ts'
import { runSchema } from './run-schema.ts'

/** A form that passed the door and its schema. */
export interface CheckedForm {
  readonly title: string
  readonly fields: Readonly<Record<string, Json>>
  /** Field → slot. */
  readonly slots: ReadonlyMap<string, string>
  /** Null: now. */
  readonly saidAt: EpochMs | null
  readonly ttlMs: unknown
}

/** Before the title in the name of the form's variable. */
export const FORM = 'form:'

const form = z.strictObject({
  title: label.refine((title) => FORM.length + title.length <= 256, {
    error: 'has more than 251 characters',
  }),
  fields: z.custom<Readonly<Record<string, unknown>>>(isPlain, {
    error: 'must be an object: the name of each field with its value',
  }),
  schema: z.unknown().optional(),
  slots: z
    .custom<Readonly<Record<string, unknown>>>(isPlain, { error: 'must be an object: field → slot' })
    .default({}),
  at: time.optional(),
  ttlMs: z.unknown().optional(),
})

/** Fields lie two levels deep in what is stored. */
const MAX_DEPTH = 31
/** Each is read and kept as a message. */
const MOST_FIELDS = 500

/** @throws FormError when the fields do not match the schema; InvalidInputError for everything else that is wrong. */
export async function checkForm(given: unknown): Promise<CheckedForm> {
  const { success, data, error } = form.safeParse(given)
  if (!success)
    throw new InvalidInputError(`The form was refused: ${z.prettifyError(error)}. Nothing was stored.`)
  const { title, schema, at, ttlMs } = data
  const slots = new Map(Object.entries(data.slots).map(([field, slot]) => [field, slotName(field, slot)]))
  const saidAt = at === undefined ? null : readTime(at)
  const fields = schema === undefined ? data.fields : await runSchema(title, schema, data.fields)
  if (!isPlain(fields))
    throw new InvalidInputError(
      `The schema of the form "${title}" must give an object of fields. Nothing was stored.`,
    )
  const names = Object.entries(fields)
  const copied = Object.fromEntries(
    names.map(([name, value]) => [name, jsonValue(value, `fields.${name}`, MAX_DEPTH - 1)]),
  )
  refuseMany(title, Math.max(fieldsOf(copied).length, slots.size))
  return { title, fields: copied, slots, saidAt, ttlMs }
}

function refuseMany(title: string, fields: number): void {
  if (fields <= MOST_FIELDS) return
  throw new InvalidInputError(
    `The form "${title}" has ${fields} fields, and may have ${MOST_FIELDS}. Submit it in parts, or keep what is no answer of a user with working.set(). Nothing was stored.`,
  )
}

function slotName(field: string, slot: unknown): string {
  if (typeof slot === 'string') return slot
  throw new InvalidInputError(
    `slots.${field} must be the name of a slot, not ${told(slot)}. Nothing was stored.`,
  )
}
