import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import type { EpochMs } from '@recollect/core'
import type { Extraction } from '@recollect/core/extraction'
import { checkText, errorCode, keptText } from '@recollect/core/plugin'
import type { CheckedMessage } from '@recollect/core/plugin'
import type { CheckedForm } from './check-form.ts'
import { factsInFormMessage, factsOfSlot } from './field-facts.ts'
import { FORM_KEY } from './form-key.ts'
import { holdsObjects, tellField } from './field-text.ts'
import { checkFieldName, fieldsOf } from './form-fields.ts'
import type { Field } from './form-fields.ts'
import type { PreparedField } from './keep-field.ts'

/** The messages the fields of a form become, with their facts. Reads no store. @throws InvalidInputError naming the field. */
export function prepareFields(
  engine: Engine,
  session: string,
  form: CheckedForm,
  saidAt: EpochMs,
): readonly PreparedField[] {
  const fields = fieldsOf(form.fields)
  refuseParents(form, fields)
  return fields.map((field) => prepare(engine, session, form, field, saidAt))
}

function prepare(
  engine: Engine,
  session: string,
  { title, slots }: CheckedForm,
  { path, name, value }: Field,
  saidAt: EpochMs,
): PreparedField {
  const place = { session, title, path }
  const told = tellField(title, checkFieldName(name), value)
  if (told === null) return { place, told }
  const { maxTextBytes } = engine.config.limits
  const normalized = checkText(`field "${name}"`, keptText(`field "${name}"`, told.text), maxTextBytes)
  const slot = slots.get(name)
  const records = holdsObjects(value)
  const metadata = {
    ...{ form: title, field: name },
    ...(slot === undefined ? {} : { slot }),
    ...(records ? { records } : {}),
  }
  const said = { role: 'user', speaker: null, session, saidAt, key: FORM_KEY, metadata } as const
  const message = { ...said, text: told.text, normalized, more: [], repairs: [] }
  if (slot === undefined) return { place, told: { message, ...read(engine, message) } }
  return { place, told: { message, facts: factsOfSlot(engine, slot, told), extracted: true } }
}

/** A pack that fails must not lose the form: its message stays on the work list of `backfill`. */
function read(
  engine: Engine,
  message: CheckedMessage,
): { readonly facts: Extraction; readonly extracted: boolean } {
  const owed = { facts: NOTHING, extracted: false }
  const { enabled, extractOnStore } = engine.config.extraction
  if (!enabled || !extractOnStore) return owed
  try {
    return { facts: factsInFormMessage(engine, message) ?? NOTHING, extracted: true }
  } catch (error) {
    engine.observer?.count('recollect.extraction.failed', 1, { error: errorCode(error) })
    return owed
  }
}

const NOTHING: Extraction = { drafts: [], rejected: [] }

/** @throws InvalidInputError when a slot is named for a field that holds further fields. */
function refuseParents({ slots }: CheckedForm, fields: readonly Field[]): void {
  const names = new Set(fields.map(({ name }) => name))
  for (const name of slots.keys()) {
    const inner = names.has(name) ? undefined : fields.find((field) => field.name.startsWith(`${name}.`))
    if (inner)
      throw new InvalidInputError(
        `slots.${name} names a field that holds others. Name them, as in "${inner.name}". Nothing was stored.`,
      )
  }
}
