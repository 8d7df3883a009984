import type { SeqSpan } from '../types/change.ts'

/** Cuts the numbers after `after` up to `last` into pages. */
export function* spansAfter(after: number, last: number, page: number): Generator<SeqSpan> {
  for (let first = after + 1; first <= last; first += page) {
    yield [first, Math.min(first + page - 1, last)]
  }
}
