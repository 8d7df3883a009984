import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors/describe.ts'
import { loadCipher } from '../../../privacy/load-cipher.ts'
import { openFile } from '../../../inspect/database.ts'
import type { DatabaseFile } from '../../../inspect/database.ts'
import { settle } from '../../../util/attempt.ts'
import type { Check } from '../check.ts'

/** Whether the keys of the configuration can be read, and are those of the file. Tells ids and fingerprints, never a key. */
export async function keysCheck(
  db: DatabaseFile,
  { loaded, text }: Pick<Context, 'loaded' | 'text'>,
): Promise<Check> {
  const { doctor } = text.safety
  const cipher = await settle(loadCipher(loaded))
  const failed = (detail: string): Check => ({ id: 'keys', status: 'failed', detail, next: doctor.fixKeys })
  if (!cipher.ok) return failed(describeError(cipher.error, text).message)
  const sealed = await settle(sealedBy(db))
  const fingerprints = sealed.ok ? sealed.value : []
  if (cipher.value === null) {
    return fingerprints.length > 0
      ? failed(doctor.keysNeeded)
      : { id: 'keys', status: 'ok', detail: doctor.noKeys }
  }
  const { indexKey, currentKey } = cipher.value
  if (fingerprints.some((one) => one !== indexKey)) return failed(doctor.otherIndexKey)
  const ids = Object.keys(loaded.settings.privacy.cipher?.keys ?? {}).join(', ')
  return { id: 'keys', status: 'ok', detail: doctor.keys(currentKey, ids) }
}

const rows = z.array(z.object({ key: z.string() }))

/** Fingerprints of the index keys that scopes of a file were encrypted with. Throws for a file without that column. */
async function sealedBy(where: DatabaseFile): Promise<readonly string[]> {
  const db = await openFile(where, { readonly: true })
  try {
    const found = db
      .prepare(
        'select distinct sealed_by as key from scopes where sealed_by is not null and substr(name, 1, 1) <> char(1)',
      )
      .all()
    return rows.parse(found).map(({ key }) => key)
  } finally {
    db.close()
  }
}
