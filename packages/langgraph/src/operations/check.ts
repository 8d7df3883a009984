import { validateNamespace } from '@langchain/langgraph-checkpoint'
import type { Operation, PutOperation, SearchOperation } from '@langchain/langgraph-checkpoint'
import { InvalidInputError } from '@recollect/core'
import { checkConditions } from '../namespaces/matching.ts'
import { isPlain, jsonOf } from '../record/json-value.ts'
import { checkFilter } from '../search/filter.ts'

/** Checks all operations of a batch before any is done. @throws InvalidNamespaceError (of LangGraph); InvalidInputError. */
export function checkOperations(operations: readonly Operation[]): void {
  const batch: unknown = operations
  if (!Array.isArray(batch)) throw new InvalidInputError('A batch is a list of operations.')
  for (const operation of operations) {
    const given: unknown = operation
    if (!isPlain(given))
      throw new InvalidInputError('An operation is an object: of a get, put, search or list of namespaces.')
    if ('namespacePrefix' in operation) checkSearch(operation)
    else if ('value' in operation) checkPut(operation)
    else if ('key' in operation) checkPlace(operation.namespace, operation.key, true)
    else {
      checkConditions(operation)
      checkRange(operation.limit, operation.offset)
    }
  }
}

function checkSearch({ namespacePrefix, filter, query, limit, offset }: SearchOperation): void {
  checkLabels(namespacePrefix)
  validateNamespace(namespacePrefix, { allowEmpty: true, allowReservedRoot: true })
  if (query !== undefined && query !== null && typeof query !== 'string')
    throw new InvalidInputError('The query of a search is a text. Leave it out to list what is there.')
  if (filter !== undefined && filter !== null && !isPlain(filter))
    throw new InvalidInputError('The filter of a search is an object of fields with what they are to be.')
  if (filter) checkFilter(filter)
  checkRange(limit, offset)
}

function checkPut({ namespace, key, value, index }: PutOperation): void {
  checkPlace(namespace, key, value === null)
  if (value === null) return
  jsonOf(value)
  const isList = Array.isArray(index) && index.every((path) => typeof path === 'string')
  if (index !== undefined && index !== false && !isList)
    throw new InvalidInputError('index is a list of paths, or false.')
}

/** `put` of the base refuses the root `langgraph`; `batch`, which LangGraph itself calls, does not. */
function checkPlace(namespace: string[], key: unknown, allowEmpty: boolean): void {
  checkLabels(namespace)
  validateNamespace(namespace, { allowEmpty, allowReservedRoot: true })
  if (typeof key !== 'string') throw new InvalidInputError('The key of an item is a string.')
}

/** LangGraph's own check takes it for a list. */
function checkLabels(namespace: unknown): void {
  if (!Array.isArray(namespace)) throw new InvalidInputError('A namespace is a list of labels.')
}

function checkRange(...numbers: readonly (number | undefined)[]): void {
  if (numbers.some((number) => number !== undefined && !(Number.isSafeInteger(number) && number >= 0)))
    throw new InvalidInputError('limit and offset are whole numbers from 0.')
}
