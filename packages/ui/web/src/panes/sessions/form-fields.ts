import type { FormInput } from '@recollect/sessions'

/** A field as it is filled in; `slot` empty: its facts are what the words say. */
export interface Field {
  readonly id: number
  readonly name: string
  readonly value: string
  readonly slot: string
}

/** Fields without a name are left out. */
export function formOf(title: string, fields: readonly Field[]): FormInput {
  const named = fields.filter(({ name }) => name.trim() !== '')
  const slots = named.filter(({ slot }) => slot.trim() !== '')
  return {
    title: title.trim(),
    fields: Object.fromEntries(named.map(({ name, value }) => [name.trim(), value.trim()])),
    ...(slots.length === 0
      ? {}
      : { slots: Object.fromEntries(slots.map(({ name, slot }) => [name.trim(), slot.trim()])) }),
  }
}
