import type { Store } from '@recollect/core'
import type { ScopeTransaction, ScopeView, SemanticReader, SemanticWriter } from '@recollect/core/store'
import { ALICE } from '../../steps.ts'
import { storeCase } from '../../store-case.ts'
import type { CaseContext, StoreCase } from '../../store-case.ts'

export const KINDS = ['node_key', 'node_words', 'node_term', 'episode_term'] as const
export const SPACE = { model: 'm', dimensions: 3 } as const
export const [X, Y] = [Float32Array.of(1, 0, 0), Float32Array.of(0, 1, 0)]
/** More ids than a store asks for with one statement; what is there is wherever a store may divide them. */
export const MANY = 1500

export const semanticCase = (name: string, run: (context: CaseContext) => Promise<void>): StoreCase =>
  storeCase(name, run, 'semantic')

export function reader({ semantic }: ScopeView): SemanticReader {
  if (semantic === undefined) throw new Error('The store declares semantic, but its views have none.')
  return semantic
}

export function writer({ semantic }: ScopeTransaction): SemanticWriter {
  if (semantic === undefined) throw new Error('The store declares semantic, but its transactions have none.')
  return semantic
}

export const reading = <T>(
  store: Store,
  work: (semantic: SemanticReader) => Promise<T>,
  scope = ALICE,
): Promise<T> => store.read(scope, (view) => work(reader(view)))

export const writing = <T>(
  store: Store,
  work: (semantic: SemanticWriter) => Promise<T>,
  scope = ALICE,
): Promise<T> => store.transaction(scope, (tx) => work(writer(tx)))

/** Ids in the form of UUIDv7, in the order of their numbers: of episodes, nodes, relationships, items and quarantined rows. */
const idOf = (group: string) => (at: number) =>
  `00000000-0000-7000-8000-${group}${String(at).padStart(11, '0')}`
export const [episode, node, edge, item, row] = [idOf('e'), idOf('0'), idOf('f'), idOf('a'), idOf('b')]

export const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
