export interface Line {
  readonly text: string
  /** From 1. */
  readonly number: number
}

/** Cuts a stream of text into lines, whatever ends them; a last line without an end counts. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncIterable<Line> {
  let rest = ''
  let number = 0
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) yield { text: text.replace(/\r$/u, ''), number: ++number }
  }
  if (rest !== '') yield { text: rest.replace(/\r$/u, ''), number: number + 1 }
}

export async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return whole
}
