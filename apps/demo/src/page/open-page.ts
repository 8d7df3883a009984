import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import type { Recollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { createServer } from '@recollect/server'
import { serve } from '@recollect/server/node'
import type { ServerHandle } from '@recollect/server/node'
import { sqliteStore } from '@recollect/store-sqlite'
import { uiApp } from '@recollect/ui'
import type { UiFeature } from '@recollect/ui'
import type { Hono } from 'hono'
import type { ModelOptions } from '../options.ts'
import { labelledData, phraserFrom, playground } from '../playground/index.ts'
import type { OpenOptions, Phraser } from '../playground/index.ts'
import type { Language } from '../text/language.ts'
import { discovererFrom } from './discoverer.ts'
import { listen } from './listen.ts'
import { thisMachineOnly } from './this-machine.ts'

export interface PageOptions {
  /** The database: kept. */
  readonly file: string
  /** Null: the usual port, or a free one when that is taken. */
  readonly port: number | null
  /** Null: as the browser asks. */
  readonly language: Language | null
  readonly model: ModelOptions | null
  /** Told what nobody foresaw. */
  readonly onError: (error: unknown) => void
}

export interface OpenPage {
  readonly url: string
  readonly recollect: Recollect
  /** Ends the server, then closes the database. */
  close(): Promise<void>
}

/** The memory the page begins with: the reader's own. */
const SCOPE = 'me'
const GRACE_MS = 2_000

const openMemory = (file: string, { discoverer, ...more }: Partial<OpenOptions> = {}): Promise<Recollect> =>
  createRecollect({
    plugins: [sessions(), knowledge(discoverer ? { discoverer } : {}), timeline(), transfer()],
    store: sqliteStore({ file }),
    languages: [chinese(), english()],
    ...more,
  })

/**
 * Serves the page, the API and the playground over a database file, on this machine.
 * @throws StoreError when the file cannot be opened; PortTakenError; InvalidConfigError for a model that cannot be asked.
 */
export async function openPage(options: PageOptions): Promise<OpenPage> {
  const { file, model } = options
  const recollect = await openMemory(file, model === null ? {} : { discoverer: discovererFrom(model) })
  try {
    const app = appOf(recollect, options)
    const server = await listen(options.port, (port) => serve(app, { port, graceMs: GRACE_MS }))
    return { url: server.url, recollect, close: () => ended(server, recollect) }
  } catch (error) {
    await recollect.close()
    throw error
  }
}

async function ended(server: ServerHandle, recollect: Recollect): Promise<void> {
  await server.close()
  await recollect.close()
}

function appOf(recollect: Recollect, { file, language, model, onError }: PageOptions): Hono {
  const data = labelledData()
  const phraser: Phraser | null = model === null ? null : phraserFrom(model)
  return uiApp({
    api: createServer(recollect, { onError }),
    playground: thisMachineOnly(
      playground({ recollect, open: (more) => openMemory(file, more), data, phraser, onError }),
    ),
    settings: { scopes: null, scope: SCOPE, language, features: featuresOf(data, phraser) },
  })
}

const featuresOf = (data: string | null, phraser: Phraser | null): readonly UiFeature[] => [
  'stories',
  'reset',
  ...(data === null ? [] : ['evaluation' as const]),
  ...(phraser === null ? [] : ['model' as const]),
]
