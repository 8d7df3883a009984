import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { Recollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../library/packs.ts'

export const SCOPE = 'log'

/** Opens a database; `normal` is for filling it, which nobody waits for. */
export const openLog = (file: string, durability: 'full' | 'normal' = 'normal'): Promise<Recollect> =>
  createRecollect({ plugins: [sessions()], store: sqliteStore({ file, durability }), languages: packs() })
