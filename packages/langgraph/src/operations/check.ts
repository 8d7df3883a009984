import { validateNamespace } from '@langchain/langgraph-checkpoint'
import type { Operation, PutOperation, SearchOperation } from '@langchain/langgraph-checkpoint'
import { InvalidInputError } from '@recollect/core'
import { checkConditions } from '../namespaces/matching.ts'
import { jsonOf } from '../record/json-value.ts'
import { checkFilter } from '../search/filter.ts'

/** Checks all operations of a batch before any is done. @throws InvalidNamespaceError (of LangGraph); InvalidInputError. */
export function checkOperations(operations: readonly Operation[]): void {
  for (const operation of operations) {
    if ('namespacePrefix' in operation) checkSearch(operation)
    else if ('value' in operation) checkPut(operation)
    else if ('key' in operation) checkPlace(operation.namespace, operation.key, true)
    else {
      checkConditions(operation)
      checkRange(operation.limit, operation.offset)
    }
  }
}

function checkSearch({ namespacePrefix, filter, limit, offset }: SearchOperation): void {
  validateNamespace(namespacePrefix, { allowEmpty: true, allowReservedRoot: true })
  if (filter) checkFilter(filter)
  checkRange(limit, offset)
}

function checkPut({ namespace, key, value, index }: PutOperation): void {
  checkPlace(namespace, key, value === null)
  if (value === null) return
  jsonOf(value)
  if (Array.isArray(index) && !index.every((path) => typeof path === 'string'))
    throw new InvalidInputError('index is a list of paths, or false.')
}

/** `put` of the base refuses the root `langgraph`; `batch`, which LangGraph itself calls, does not. */
function checkPlace(namespace: string[], key: unknown, allowEmpty: boolean): void {
  validateNamespace(namespace, { allowEmpty, allowReservedRoot: true })
  if (typeof key !== 'string') throw new InvalidInputError('The key of an item is a string.')
}

function checkRange(...numbers: readonly (number | undefined)[]): void {
  if (numbers.some((number) => number !== undefined && !(Number.isSafeInteger(number) && number >= 0)))
    throw new InvalidInputError('limit and offset are whole numbers from 0.')
}
