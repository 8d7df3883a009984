import type { Engine } from '../engine.ts'
import { checkScope } from '../input/scope.ts'
import type { Describable } from '../api/describe.ts'
import type { CoreMemory, ScopedMemory } from '../api/memory.ts'
import type { MessageInput, RememberOptions, RememberResult } from '../api/remember.ts'
import { withPlugins } from './install-plugins.ts'
import { lazily } from '../util/lazily.ts'
import { memoryAt } from './at.ts'
import { changeLog } from './collections.ts'

/**
 * A handle on one scope: every verb of the library, none of which can reach another scope. Verbs of upkeep are loaded when they are used.
 */
export function scopedMemory(engine: Engine, name: string): ScopedMemory {
  const scope = checkScope(name)
  const own: CoreMemory = {
    scope,
    remember: rememberVerb(engine, scope),
    describe: describeVerb(engine, scope),
    preview: async (message) => (await import('./preview.ts')).preview(engine, scope, message),
    ...memoryAt(engine, scope, null),
    provenance: async (card) => (await import('./provenance.ts')).provenance(engine, scope, card),
    put: async (fact) => (await import('./put.ts')).put(engine, scope, fact),
    correct: async (card, value) => (await import('./correct.ts')).correct(engine, scope, card, value),
    move: async (target, to) => (await import('./move.ts')).move(engine, scope, target, to),
    undo: async (change, options) => (await import('./undo.ts')).undo(engine, scope, change, options),
    changes: changeLog(engine, scope),
    forget: async (target, options) => (await import('./forget.ts')).forget(engine, scope, target, options),
    erase: async (options) => (await import('./erase.ts')).erase(engine, scope, options),
    backfill: async (options) => (await import('./backfill.ts')).backfill(engine, scope, options),
    settle: async () => (await import('./settle.ts')).settleScope(engine, scope),
    reembed: async (options) => (await import('./embedding/reembed.ts')).reembed(engine, scope, options),
    stats: async () => (await import('./stats.ts')).statsOf(engine, scope),
  }
  return withPlugins(own, engine, scope)
}

const describeVerb =
  (engine: Engine, scope: string) =>
  async (what: Describable, language?: string): Promise<string> =>
    (await import('./describe.ts')).describe(engine, scope, what, language)

function rememberVerb(engine: Engine, scope: string): ScopedMemory['remember'] {
  async function verb(message: string | MessageInput, options?: RememberOptions): Promise<RememberResult>
  async function verb(
    messages: readonly (string | MessageInput)[],
    options?: RememberOptions,
  ): Promise<readonly RememberResult[]>
  async function verb(
    input: string | MessageInput | readonly (string | MessageInput)[],
    options?: RememberOptions,
  ) {
    const { remember } = await remembering()
    if (isList(input)) return remember(engine, scope, input, options, true)
    const [result] = await remember(engine, scope, [input], options)
    return result
  }
  return verb
}

const remembering = lazily(() => import('./remember.ts'))

const isList = (input: unknown): input is readonly (string | MessageInput)[] => Array.isArray(input)
