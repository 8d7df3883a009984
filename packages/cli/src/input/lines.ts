import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'

export interface Line {
  readonly text: string
  /** From 1. */
  readonly number: number
}

/** Characters of a line: what an export writes of the longest message, with every character escaped. */
const LONGEST_LINE = 64 * 1024 * 1024

/**
 * Cuts a stream of text into lines, whatever ends them; a last line without an end counts. Each character is looked at and copied once,
 * however long its line is. @throws CliError INVALID_INPUT with the line, for one that is longer than `most` characters.
 */
export async function* linesOf(pieces: AsyncIterable<string>, most = LONGEST_LINE): AsyncIterable<Line> {
  let number = 1
  const refuse = () => tooLong((t) => t.errors.where.line(number), most)
  const line = growing(most, refuse)
  for await (const piece of pieces) {
    let from = 0
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      line.add(piece.slice(from, end))
      yield { text: line.take().replace(/\r$/u, ''), number }
      number += 1
      from = end + 1
    }
    line.add(piece.slice(from))
  }
  const last = line.take()
  if (last !== '') yield { text: last.replace(/\r$/u, ''), number }
}

/** All of it. @throws CliError INVALID_INPUT for more than `most` characters. */
export async function wholeOf(
  pieces: AsyncIterable<string>,
  where: Say,
  most = LONGEST_LINE,
): Promise<string> {
  const whole = growing(most, () => tooLong(where, most))
  for await (const piece of pieces) whole.add(piece)
  return whole.take()
}

const tooLong = (where: Say, most: number): CliError =>
  new CliError('INVALID_INPUT', (t) => t.errors.longLine(where(t), most))

/** Pieces of a text, put together once: adding to a text copies all of it again. */
function growing(most: number, refusal: () => CliError): { add(piece: string): void; take(): string } {
  let held: string[] = []
  let length = 0
  return {
    add(piece) {
      if (piece === '') return
      length += piece.length
      if (length > most) throw refusal()
      held.push(piece)
    },
    take() {
      const [only = '', ...others] = held
      const whole = others.length === 0 ? only : held.join('')
      held = []
      length = 0
      return whole
    },
  }
}
