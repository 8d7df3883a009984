import { createRecollect } from '@recollect/core'
import { checkScope } from '@recollect/core/plugin'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import type { Clock, Config, LanguagePack, Recollect, ScopedMemory, Store } from '@recollect/core'
import type { AccessControl } from '@recollect/core/plugin'
import type { Settings } from './config/types.ts'
import type { Context } from './context.ts'
import { checkDatabase, openStore } from './database/open.ts'
import { loadAccess, memoriesOf } from './privacy/access.ts'
import type { Memories } from './privacy/access.ts'
import { loadCipher } from './privacy/load-cipher.ts'
import type { Lang } from './text/index.ts'
import { loadEmbedder } from './models/embedder.ts'
import type { Models } from './models/discovery.ts'

export interface OpenMemory {
  /** As whoever acts may use it. */
  readonly recollect: Memories
  /** Who acts, and the memory as it is; for what is closer to the store than a verb. */
  readonly inside: { readonly whole: Recollect; readonly store: Store }
  /** The scope of the call. */
  readonly memory: ScopedMemory
  readonly packs: readonly LanguagePack[]
}

/** What few commands need. */
export interface Plugins extends Models {
  /** In place of what the configuration asks for. */
  readonly access?: AccessControl
}

/** Opens the memory, works with it, and closes it whatever happens. `read` refuses to create a database. */
export async function withMemory<T>(
  { loaded }: Pick<Context, 'loaded'>,
  mode: 'read' | 'write',
  work: (open: OpenMemory) => Promise<T>,
  { access: given, ...models }: Plugins = {},
): Promise<T> {
  // Before anything is opened: a bad name must not leave a database behind.
  checkScope(loaded.settings.scope)
  await checkDatabase(loaded.settings, mode)
  const [packs, embedder, cipher, access] = await Promise.all([
    loadPacks(loaded.settings),
    loadEmbedder(loaded),
    loadCipher(loaded),
    given ?? loadAccess(loaded),
  ])
  const store = await openStore(loaded.settings, cipher)
  const { settings, library } = loaded
  const whole = await createRecollect({
    plugins: pluginsOf(loaded, models),
    store,
    languages: packs,
    config: answeringIn(settings.lang, mode === 'read' ? leavingNoTrace(library) : library),
    clock: clockIn(settings.timeZone),
    ...(embedder === null ? {} : { embedder }),
    ...(access === null ? {} : { access }),
  })
  try {
    const recollect = memoriesOf(whole, access, loaded)
    return await work({
      recollect,
      memory: recollect.scope(settings.scope),
      packs,
      inside: { whole, store },
    })
  } finally {
    await whole.close()
  }
}

/** All that commands use; each loads its code when a verb of it is called. */
const pluginsOf = (loaded: Context['loaded'], models: Models) => [
  sessions(loaded.sessions),
  knowledge({ ...loaded.discovery, ...models }),
  timeline(),
  transfer(),
]

/** The cache of expansions is written on close: a command that only reads must not store the question, nor a mistyped scope. */
const leavingNoTrace = (library: Config): Config => ({
  ...library,
  query: { off: [...library.query.off, 'expansion_cache'] },
})

/** What is in no language is answered in that of the messages of the command. */
const answeringIn = (lang: Lang, library: Config): Config => ({
  ...library,
  recall: { ...library.recall, language: library.recall.language ?? lang },
})

export const clockIn = (zone: string): Clock => ({ zone, now: () => Date.now() })

const LOADERS: Readonly<Record<'zh' | 'en', (settings: Settings) => Promise<LanguagePack>>> = {
  zh: async ({ register }) => (await import('@recollect/extract-zh')).chinese({ register }),
  en: async () => (await import('@recollect/extract-en')).english(),
}

export const loadPacks = (settings: Settings): Promise<LanguagePack[]> =>
  Promise.all(settings.languages.map((language) => LOADERS[language](settings)))
