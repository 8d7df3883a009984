import { InvalidInputError } from '@recollect/core'
import type { EpochMs, Plugin } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import type { Engine, ImportReader, PluginRecord } from '@recollect/core/plugin'

/** Notes on messages. */
export interface Notes {
  add(item: string, text: string): Promise<void>
  all(): Promise<readonly string[]>
}

declare module '@recollect/core' {
  interface PluginVerbs {
    readonly notes: Notes
  }
}

export interface NoteRecord extends PluginRecord {
  readonly item: string
  readonly text: string
}

/** Where notes are kept. */
const SESSION = 'notes'
const ALL = { limit: 1000 }

export const writeNote = async (
  { working }: Pick<ScopeTransaction, 'working'>,
  { item, text }: Omit<NoteRecord, 'type'>,
  at: EpochMs,
): Promise<void> => {
  const row = { session: SESSION, name: item, value: text, version: 1, createdAt: at, updatedAt: at }
  if (working === undefined) throw new TypeError('The store keeps no working memory.')
  await working.put({ ...row, expiresAt: null })
}

export function isNote(value: unknown): value is NoteRecord {
  const record = typeof value === 'object' && value !== null ? value : {}
  return 'item' in record && typeof record.item === 'string' && 'text' in record
}

export const noteImport: ImportReader<Engine> = {
  read: (value) => {
    if (isNote(value)) return value
    throw new InvalidInputError('A note has an item and a text.')
  },
  open: ({ clock }, _scope, tx) => ({
    write: async (record) => {
      if (!isNote(record)) return 'skipped'
      if ((await tx.working?.get(SESSION, record.item)) ?? null) return 'skipped'
      await writeNote(tx, record, clock.now())
      return 'variables'
    },
    finish: () => Promise.resolve(),
  }),
}

/** What there is of it. */
type ToyPlugin = Plugin &
  Required<Pick<Plugin, 'verbs' | 'exported'>> & {
    readonly forget: Required<Pick<NonNullable<Plugin['forget']>, 'remove'>>
  }

/** Keeps notes on messages in working memory, as small as the contract allows. */
export const toyPlugin = (): ToyPlugin => ({
  specVersion: 1,
  name: 'notes',
  needs: ['sessions'],
  verbs: {
    names: ['notes'],
    of: ({ store, clock }, scope) => ({
      notes: {
        add: (item, text) => store.transaction(scope, (tx) => writeNote(tx, { item, text }, clock.now())),
        all: () =>
          store.read(scope, async ({ working }) =>
            ((await working?.list(ALL))?.rows ?? []).map(({ value }) => String(value)),
          ),
      },
    }),
  },
  forget: {
    remove: async (_engine, { working }, { items }) => {
      for (const { id } of items)
        if ((await working?.get(SESSION, id)) ?? null) await working?.remove(SESSION, id)
    },
  },
  exported: async function* (_engine, { working }) {
    for (const { name, value } of (await working?.list(ALL))?.rows ?? [])
      yield JSON.stringify({ type: 'note', item: name, text: value })
  },
  imports: { types: ['note'], load: () => Promise.resolve(noteImport) },
})
