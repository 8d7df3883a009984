import { own } from '../util/objects.ts'
import type { Describable } from '../api/describe.ts'
import { InvalidInputError } from '../errors/errors.ts'
import { told } from '../util/strings.ts'

/** @throws InvalidInputError for what no verb of the library gives. */
export function checkDescribable(given: Describable): Describable {
  const of: unknown = given
  if (Array.isArray(of) ? of.every(isChange) : isResult(of)) return given
  throw new InvalidInputError(
    `describe takes what remember, put, correct or forget gave, or a request of it, not ${told(of)}.`,
  )
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isChange = (of: unknown): boolean =>
  isFields(of) &&
  typeof of['action'] === 'string' &&
  (of['card'] === null || isCard(of['card'])) &&
  isCards(of['closed'])

const isResult = (of: unknown): boolean => {
  if (!isFields(of)) return false
  if ('item' in of)
    return isText(of['item'], 'text') && isList(of['changes'], isChange) && isAsked(of['request'])
  if ('action' in of) return isChange(of)
  return 'concerns' in of ? isAsked(of) : isConcerned(of['concerned'])
}

const isAsked = (of: unknown): boolean =>
  of === undefined || (isFields(of) && typeof of['kind'] === 'string' && isConcerned(of['concerns']))

const isConcerned = (of: unknown): boolean =>
  isFields(of) &&
  isCards(of['cards']) &&
  isList(of['items'], (item) => isText(item, 'text')) &&
  isList(of['turns'], (turn) => isText(turn, 'question'))

const isCards = (of: unknown): boolean => isList(of, isCard)
const isCard = (of: unknown): boolean => isText(of, 'value') && isText(of, 'slot') && isText(of, 'entity')

const isText = (of: unknown, name: string): boolean => isFields(of) && typeof own(of, name) === 'string'
const isList = (of: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(of) && of.every(isOne)
