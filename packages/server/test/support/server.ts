import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import type { LanguagePack, Principal, Recollect, RecollectOptions } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { sqliteStore } from '@recollect/store-sqlite'
import { createServer } from '../../src/index.ts'
import type { ServerOptions } from '../../src/index.ts'
import { serve } from '../../src/node/index.ts'

/** Called with how to put away what a test opened: `onTestFinished`, or a list that `afterAll` goes through. */
export type Later = (put: () => Promise<void>) => void

/** A file for a database. */
export async function databaseFile(later: Later): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'recollect-server-'))
  later(() => rm(dir, { recursive: true, force: true }))
  return join(dir, 'memory.db')
}

interface Opened extends Partial<RecollectOptions> {
  readonly file?: string
}

/** A memory on SQLite that reads English: loading a second pack takes longer than most tests. */
export async function openMemory(later: Later, { file, ...more }: Opened = {}): Promise<Recollect> {
  const store = sqliteStore({ file: file ?? (await databaseFile(later)) })
  const plugins = [sessions(), knowledge(), timeline(), transfer()]
  const recollect = await createRecollect({ plugins, store, languages: [english()], ...more })
  later(() => recollect.close())
  return recollect
}

/** Both packs, for what reads Chinese. */
export async function bothLanguages(): Promise<readonly LanguagePack[]> {
  const { chinese } = await import('@recollect/extract-zh')
  return [chinese(), english()]
}

/** A memory behind access control. */
export async function openGuarded(later: Later, more: Opened = {}): Promise<Recollect> {
  const { accessControl } = await import('@recollect/privacy')
  return openMemory(later, { access: accessControl(), ...more })
}

/** The address at which it listens. */
export async function listen(
  later: Later,
  recollect: Recollect,
  options: ServerOptions = {},
): Promise<string> {
  const server = await serve(createServer(recollect, options))
  later(() => server.close())
  return server.url
}

/** May do everything everywhere. */
export const EVERYTHING: Principal = { id: 'tester', roles: ['owner', 'admin'], scopes: 'all' }
