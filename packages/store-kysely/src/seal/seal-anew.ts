import type { Cipher } from '@recollect/core/store'
import { bytes, damaged } from '../rows/columns.ts'
import { holding, sealedIn } from './forms.ts'
import type { SealedForm } from './rules.ts'

/** The value of a column, sealed with the current key; the same when it is already, is plain, or is null. */
export function sealedAnew(
  cipher: Cipher,
  place: string,
  form: SealedForm,
  value: unknown,
): string | Uint8Array | null {
  const column = place.slice(place.lastIndexOf('.') + 1)
  if (value === null) return null
  if (form === 'bytes') {
    const old = bytes(value, column)
    return cipher.keyOf(old) === cipher.currentKey
      ? old
      : cipher.sealBytes(place, cipher.openBytes(place, old))
  }
  if (typeof value !== 'string') return damaged(column)
  const old = sealedIn(form, value, column)
  if (old === null || cipher.keyOf(old) === cipher.currentKey) return value
  return holding(form, cipher.seal(place, cipher.open(place, old)), value)
}
