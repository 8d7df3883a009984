import type { Cipher } from '@recollect/core/store'
import { bytes, damaged } from '../rows/columns.ts'
import { entriesOf } from './entries.ts'
import { holding, holdingPlain, plainIn, sealedIn, withEntries } from './forms.ts'
import { packed, textIn, unpacked } from './pack.ts'
import type { Opening } from './opening.ts'
import type { Sealed } from './plan.ts'

/** A cipher, where a value stands, and how entries of objects are made blind. */
export interface Sealer {
  readonly cipher: Cipher
  readonly place: string
  readonly isSensitive: boolean
  readonly blindEntry: (entry: string) => string
}

type Kept = string | Uint8Array | null

/** The value of a sealed column with those it packs, as it is kept. */
export function sealValue(
  { cipher, place, isSensitive, blindEntry }: Sealer,
  { form, packs, column }: Sealed,
  values: readonly unknown[],
): Kept {
  const [own] = values
  if (values.every((value) => value === null)) return null
  if (form === 'bytes') return cipher.sealBytes(place, bytes(own, column))
  const text = packs.length === 0 ? textIn(own) : packed(values)
  if (text === null) return null
  if (form === 'sensitive' && cipher.seals !== 'everything' && !isSensitive) return holdingPlain(text)
  const sealed = cipher.seal(place, text)
  return form === 'entries'
    ? withEntries(sealed, entriesOf(objectIn(own), blindEntry))
    : holding(form, sealed)
}

/** Puts what stands in a sealed column, and in those it packs, into a row: in place of what is kept there, which is not null. */
export function openInto(
  row: unknown[],
  { sealed: { form, packs, column }, at, packs: places }: Opening,
  cipher: Cipher,
  place: string,
): void {
  const kept = row[at]
  if (form === 'bytes') {
    row[at] = cipher.openBytes(place, bytes(kept, column))
    return
  }
  const sealed = sealedIn(form, kept, column)
  const text = sealed === null ? textKept(kept, column) : cipher.open(place, sealed)
  if (packs.length === 0) {
    row[at] = text
    return
  }
  const values = unpacked(text, packs.length + 1, column)
  row[at] = values[0]
  for (const [nth, value] of values.slice(1).entries()) {
    const other = places[nth] ?? -1
    if (other >= 0) row[other] = value
  }
}

const textKept = (kept: unknown, column: string): string =>
  (typeof kept === 'string' ? plainIn(kept) : null) ?? damaged(column)

/** The object in a column of JSON as it was written; none when it is null. */
function objectIn(json: unknown): object {
  const object: unknown = typeof json === 'string' ? JSON.parse(json) : null
  return typeof object === 'object' && object !== null ? object : {}
}
