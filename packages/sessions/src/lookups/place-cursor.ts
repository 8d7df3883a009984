import { InvalidInputError } from '@recollect/core'
import type { TurnPlace } from '@recollect/core/store'

const CURSOR = /^(?<saidAt>-?\d{1,16})\.(?<number>\d{1,16})$/u

export const placeCursor = ({ saidAt, number }: TurnPlace): string => `${String(saidAt)}.${String(number)}`

/** @throws InvalidInputError for a text that `placeCursor` did not make. */
export function readPlaceCursor(cursor: unknown): TurnPlace | undefined {
  if (cursor === null || cursor === undefined) return undefined
  const { saidAt, number } = (typeof cursor === 'string' && CURSOR.exec(cursor)?.groups) || {}
  if (saidAt === undefined || number === undefined)
    throw new InvalidInputError('The cursor is none of this list. Begin again without one.')
  return { saidAt: Number(saidAt), number: Number(number) }
}
