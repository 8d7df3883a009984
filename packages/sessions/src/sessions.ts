import type { Plugin } from '@recollect/core'
import type { Engine as CoreEngine } from '@recollect/core/plugin'
import type { SessionMemory, Sessions } from './api/session.ts'
import type { Engine } from './engine.ts'
import { sessionHandle, sessionsHandle } from './handles.ts'
import { readOptions } from './options.ts'
import type { SessionOptions } from './options.ts'
import { FORM_KEY } from './working/form-key.ts'

declare module '@recollect/core' {
  interface PluginVerbs {
    /** An ordered log of questions and answers with its working memory, and prompt contexts. */
    session(id: string): SessionMemory
    /** All of them. */
    readonly sessions: Sessions
  }
}

/**
 * Adds `session(id)` and `sessions` to the scopes of a memory. Needs a store with `capabilities.sessions`. What is forgotten goes from
 * logs and forms too, and an export has them, as long as the plugin is installed.
 * @throws InvalidConfigError for options out of range.
 */
export function sessions(options: SessionOptions = {}): Plugin {
  const settings = readOptions(options)
  const own = (engine: CoreEngine): Engine => ({ ...engine, settings })
  return Object.freeze<Plugin>({
    specVersion: 1,
    name: 'sessions',
    needs: ['sessions'],
    verbs: {
      names: ['session', 'sessions'],
      of: (engine, scope) => {
        const one = own(engine)
        return { session: (id) => sessionHandle(one, scope, id), sessions: sessionsHandle(one, scope) }
      },
    },
    read: (engine, item) =>
      item.key?.startsWith(FORM_KEY) === true
        ? import('./working/field-facts.ts').then((facts) => facts.factsInFormMessage(engine, item))
        : null,
    forget: {
      find: async (engine, view, signs) =>
        view.sessions ? (await import('./forget/find-turns.ts')).turnsWith(engine, view.sessions, signs) : [],
      remove: async (engine, tx, plan) =>
        (await import('./forget/remove.ts')).removeForgotten(engine, tx, plan),
    },
    exported: async function* (_engine, view) {
      yield* (await import('./transfer/export.ts')).sessionLines(view)
    },
    imports: {
      types: ['session', 'turn', 'variable'],
      load: async () => (await import('./transfer/import.ts')).sessionImport,
    },
  })
}
