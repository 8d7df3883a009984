import type { Plugin, Store } from '@recollect/core'
import type { Engine } from '@recollect/core/plugin'
import { isNote, noteImport, toyPlugin, writeNote } from './toy-plugin.ts'
import type { NoteRecord } from './toy-plugin.ts'

export interface PluginMutant {
  /** The case that must fail. */
  readonly breaks: string
  readonly create: () => Plugin
}

const toy = (change: Partial<Plugin>) => (): Plugin => ({ ...toyPlugin(), ...change })

/** Every store by a number of its own. */
const stores = new WeakMap<Store, number>()
let lastStore = 0
function numberOf(store: Store): number {
  const known = stores.get(store) ?? ++lastStore
  stores.set(store, known)
  return known
}
const keyOf = ({ store }: Engine, scope: string): string => `${String(numberOf(store))} ${scope}`

/** The toy with its notes held in the process beside the store. */
function caching(by: (engine: Engine, scope: string) => string, erases: boolean): Plugin {
  const { verbs, forget, ...plugin } = toyPlugin()
  const held = new Map<string, string[]>()
  const letGo = () => {
    held.clear()
    return Promise.resolve()
  }
  return {
    ...plugin,
    verbs: {
      names: verbs.names,
      of: (engine, scope) => {
        const { notes } = verbs.of(engine, scope)
        const key = by(engine, scope)
        return {
          notes: {
            add: async (item, text) => {
              await notes?.add(item, text)
              held.set(key, [...(held.get(key) ?? []), text])
            },
            all: async () => held.get(key) ?? (await notes?.all()) ?? [],
          },
        }
      },
    },
    forget: { remove: (...given) => letGo().then(() => forget.remove(...given)) },
    ...(erases && { erased: letGo }),
  }
}

/** The toy with a verb that also tells what `heard` has. */
function hearing(): Plugin {
  const { verbs, ...plugin } = toyPlugin()
  const heard: string[] = []
  return {
    ...plugin,
    remembered: (_engine, _tx, { item }) => Promise.resolve(void heard.push(item.text)),
    verbs: {
      names: verbs.names,
      of: (engine, scope) => {
        const { notes } = verbs.of(engine, scope)
        return {
          ...(notes && { notes: { ...notes, all: async () => [...(await notes.all()), ...heard] } }),
        }
      },
    },
  }
}

const writing = (change: Partial<typeof noteImport>) =>
  toy({ imports: { types: ['note'], load: () => Promise.resolve({ ...noteImport, ...change }) } })

let made = 0

const installing: Readonly<Record<string, PluginMutant>> = {
  'another name each time': {
    breaks: 'is refused twice in one memory',
    create: () => ({ ...toyPlugin(), name: `notes ${String(++made)}`, verbs: undefinedVerbs() }),
  },
  'needs nothing': {
    breaks: 'works on every store that does not refuse it',
    create: () => {
      const { needs: _none, ...plugin } = toyPlugin()
      return plugin
    },
  },
  'a verb it does not name': {
    breaks: 'adds the verbs that it names, and changes none of core',
    create: () => {
      const { verbs, ...plugin } = toyPlugin()
      return { ...plugin, verbs: { names: [], of: verbs.of } }
    },
  },
  'a verb of the other': {
    breaks: 'stands beside the plugins for sessions, knowledge and looking back',
    create: () => {
      const { verbs, ...plugin } = toyPlugin()
      const of: typeof verbs.of = (engine, scope) =>
        Object.defineProperty(verbs.of(engine, scope), 'session', { value: () => null, enumerable: true })
      return { ...plugin, verbs: { names: ['notes', 'session'], of } }
    },
  },
}

/** Verbs that a second plugin may have too. */
const undefinedVerbs = (): NonNullable<Plugin['verbs']> => ({
  names: [],
  of: (...given) => toyPlugin().verbs.of(...given),
})

const inTransactions: Readonly<Record<string, PluginMutant>> = {
  'hears what was never written': {
    breaks: 'keeps nothing of messages whose transaction fails',
    create: hearing,
  },
  'writes notes that nothing takes back': {
    breaks: 'writes with a message what is undone with it',
    create: toy({
      remembered: ({ clock }, tx, { item }) => writeNote(tx, { item: item.id, text: item.text }, clock.now()),
    }),
  },
  'is less sure of facts': {
    breaks: 'leaves what core makes of a message as it is',
    create: toy({
      remembered: async (_engine, { cards }, { changes }) => {
        for (const { card } of changes) if (card) await cards.update(card.id, { confidence: 0.1 })
      },
    }),
  },
  'exports a line that is not its own': {
    breaks: 'leaves a memory without it what core keeps, unchanged',
    create: toy({
      exported: async function* (...given) {
        yield '{"type":"heading"}'
        yield* toyPlugin().exported(...given)
      },
    }),
  },
}

const carrying: Readonly<Record<string, PluginMutant>> = {
  'reads facts too': {
    breaks: 'gives its records types of their own',
    create: toy({ imports: { types: ['note', 'card'], load: () => Promise.resolve(noteImport) } }),
  },
  'exports nothing': {
    breaks: 'is whole after an export and an import, to the byte',
    create: toy({
      exported: async function* () {
        /* nothing */
      },
    }),
  },
  'counts what is there': {
    breaks: 'skips records that are there already',
    create: writing({
      open: ({ clock }, _scope, tx) => ({
        write: async (record) => {
          if (isNote(record)) await writeNote(tx, record, clock.now())
          return 'variables'
        },
        finish: () => Promise.resolve(),
      }),
    }),
  },
  'reads anything': {
    breaks: 'refuses a record that is none of its own making, and imports nothing',
    create: writing({
      read: (value): NoteRecord => (isNote(value) ? value : { type: 'note', item: 'none', text: '' }),
    }),
  },
}

const leaving: Readonly<Record<string, PluginMutant>> = {
  'forgets nothing': {
    breaks: 'keeps nothing of a message that is forgotten',
    create: toy({ forget: { remove: () => Promise.resolve() } }),
  },
  'forgets messages alone': {
    breaks: 'keeps nothing of a fact that is forgotten',
    create: () => {
      const { forget, ...plugin } = toyPlugin()
      return {
        ...plugin,
        forget: {
          remove: (engine, tx, plan) =>
            plan.cards.length > 0 ? Promise.resolve() : forget.remove(engine, tx, plan),
        },
      }
    },
  },
  'holds what was erased': {
    breaks: 'keeps nothing of a scope that is erased, and all of another',
    create: () => caching(keyOf, false),
  },
  'one place for all scopes': {
    breaks: 'keeps scopes apart',
    create: () => caching(({ store }) => String(numberOf(store)), true),
  },
  'one place for all memories': {
    breaks: 'keeps the memories apart that one object of it serves',
    create: () => caching((_engine, scope) => scope, true),
  },
}

export const pluginMutants = { ...installing, ...inTransactions, ...carrying, ...leaving }
