import { BaseStore } from '@langchain/langgraph-checkpoint'
import type { Operation, OperationResults, PutOperation } from '@langchain/langgraph-checkpoint'
import { InvalidInputError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { ScopedMemory } from '@recollect/core'
import { checkOperations } from './operations/check.ts'
import { listNamespaces } from './operations/list-namespaces.ts'
import { checkWrite, lastWrites, put } from './operations/put.ts'
import { search } from './operations/search.ts'
import { shown } from './operations/shown.ts'
import { current } from './operations/versions.ts'
import type { RecollectStoreOptions } from './options.ts'

/**
 * LangGraph's long-term store on a memory: `graph.compile({ store: new RecollectStore(recollect.scope('support-agent')) })`. All of it
 * lies in the one scope it is given; namespaces part it there, by all of their labels, byte by byte. Search by words is the memory's own
 * recall, in Chinese, English or both, with vectors where the memory has an embedder. Nothing of an item becomes a fact.
 */
export class RecollectStore extends BaseStore {
  readonly #memory: ScopedMemory
  readonly #fields: readonly string[]
  readonly #unmatched: boolean

  /** `memory` stays open when the store is stopped: it is yours. */
  constructor(memory: ScopedMemory, options: RecollectStoreOptions = {}) {
    super()
    const { index, unmatched = true } = knownOptions('RecollectStore', options, {
      index: true,
      unmatched: true,
    })
    if (index !== undefined) knownOptions('index', index, { fields: true })
    this.#memory = memory
    this.#fields = index?.fields ?? ['$']
    this.#unmatched = unmatched
  }

  /**
   * Reads, all as things stood before the batch; then writes, of which the last to an item counts. All operations are checked before the
   * first is done; the writes are a transaction each, not one together.
   * @throws InvalidNamespaceError (of LangGraph); InvalidInputError for a value that is no JSON, an unknown operator, a limit that is none.
   */
  override async batch<Op extends Operation[]>(operations: Op): Promise<OperationResults<Op>> {
    checkOperations(operations)
    const writes = lastWrites(operations.filter(isPut))
    if (writes.length > 1) for (const write of writes) await checkWrite(this.#memory, write, this.#fields)
    const results: unknown[] = []
    for (const operation of operations) results.push(await this.#read(operation))
    for (const write of writes) await put(this.#memory, write, this.#fields)
    if (answers(operations, results)) return results
    throw new InvalidInputError('A batch is a list of operations.')
  }

  async #read(operation: Operation): Promise<unknown> {
    if ('namespacePrefix' in operation) return search(this.#memory, operation, this.#unmatched)
    if ('value' in operation) return undefined
    if (!('key' in operation)) return listNamespaces(this.#memory, operation)
    const item = await current(this.#memory, operation.namespace, operation.key)
    return item && shown(item)
  }
}

const isPut = (operation: Operation): operation is PutOperation => 'value' in operation

/** One result an operation, in their order. */
const answers = <Op extends Operation[]>(operations: Op, results: unknown): results is OperationResults<Op> =>
  Array.isArray(results) && results.length === operations.length
