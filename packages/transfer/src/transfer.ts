import type { Plugin } from '@recollect/core'
import type { Engine } from '@recollect/core/plugin'
import type { ImportResult, ImportSource, RepairOptions, RepairReport } from './api.ts'

declare module '@recollect/core' {
  interface PluginVerbs {
    /**
     * Lossless JSONL: a header, then items and cards with all versions, sessions with their pairs and variables. Where the store has
     * snapshots one is held until the last line is read: read to the end, `break`, or call `return()` of the iterator.
     */
    export(): AsyncIterable<string>
    /**
     * Reads `export()` lines into this scope, all or nothing. Lines are held until they are written. Those of a function are read twice, to
     * check them and to write them, and of messages and facts only ids are held: for files of any size. @throws InvalidImportError naming
     * the line.
     */
    import(lines: ImportSource): Promise<ImportResult>
    /** Finds and mends damaged version chains without losing a row. */
    repair(options?: RepairOptions): Promise<RepairReport>
  }
}

/**
 * Adds export, import and repair to the scopes of a memory. What other plugins keep goes with messages and facts, where they are
 * installed too.
 */
export function transfer(): Plugin {
  return Object.freeze<Plugin>({
    specVersion: 1,
    name: 'transfer',
    verbs: { names: ['export', 'import', 'repair'], of: verbsOf },
  })
}

const verbsOf = (engine: Engine, scope: string) => ({
  export: () => exported(engine, scope),
  import: async (lines: ImportSource): Promise<ImportResult> =>
    (await import('./import/import.ts')).importScope(engine, scope, lines),
  repair: async (options?: RepairOptions): Promise<RepairReport> =>
    (await import('./repair/repair.ts')).repair(engine, scope, options),
})

async function* exported(engine: Engine, scope: string): AsyncGenerator<string, void, undefined> {
  yield* (await import('./export.ts')).exportScope(engine, scope)
}
