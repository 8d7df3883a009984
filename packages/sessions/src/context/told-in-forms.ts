import type { EpochMs, MemoryItem } from '@recollect/core'
import type { ContextVariable } from '@recollect/core/store'
import { FORM } from '../working/check-form.ts'
import { isFormMessage } from '../working/field-messages.ts'
import { tellField } from '../working/field-text.ts'
import { fieldsOf } from '../working/form-fields.ts'
import { isObject } from '../working/merge-patch.ts'
import { isLive } from '../working/variable.ts'

/** UTF-16 units of a form that is shown whole wherever there is room for more than a few words. */
const WHOLE = 400

/**
 * Tells whether a message is what the field of a form became that stands in the context itself. A field of a long form, which may be cut
 * off, is not. Pure.
 */
export function toldInForms(
  variables: readonly ContextVariable[],
  now: EpochMs,
): (item: MemoryItem) => boolean {
  const told = new Set(variables.filter((one) => isLive(one, now)).flatMap(keysOf))
  return (item) => {
    const { session, active, text } = item
    return active && isFormMessage(item) && told.has(JSON.stringify([session, text]))
  }
}

function keysOf({ session, name, value }: ContextVariable): readonly string[] {
  if (!name.startsWith(FORM) || !isObject(value) || JSON.stringify(value).length > WHOLE) return []
  const title = name.slice(FORM.length)
  return fieldsOf(value['fields']).flatMap((field) => {
    const told = tellField(title, field.name, field.value)
    return told === null ? [] : JSON.stringify([session, told.text])
  })
}
