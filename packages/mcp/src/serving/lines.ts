const NEWLINE = 10

/** A line that was longer than it may be: how it began and how it ended. The rest was let go. */
export interface LongLine {
  readonly start: string
  readonly end: string
}

/** As much is kept of the ends of a line that is too long. */
const KEPT = 1024

/** Cuts chunks into lines; holds no more than one of the longest there may be, and looks at every byte once. */
export interface Lines {
  push(chunk: Buffer): void
  /** The input has ended: what is there is a line. */
  end(): void
}

export function lines(
  most: number,
  told: { readonly line: (text: string) => void; readonly tooLong: (line: LongLine) => void },
): Lines {
  let parts: Buffer[] = []
  let size = 0
  let start: string | null = null
  const add = (part: Buffer) => {
    size += part.length
    parts.push(part)
    if (size <= most) return
    // Of a line that is too long only its end is still of use.
    start ??= textOf(parts.slice(0, KEPT).map((one) => one.subarray(0, KEPT))).slice(0, KEPT)
    parts = [Buffer.concat(parts.slice(-KEPT).map((one) => one.subarray(-KEPT))).subarray(-KEPT)]
  }
  const finish = () => {
    const [whole, began] = [parts, start]
    parts = []
    size = 0
    start = null
    if (began === null) told.line(textOf(whole))
    else told.tooLong({ start: began, end: textOf(whole) })
  }
  return {
    push: (chunk) => {
      let from = 0
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        add(chunk.subarray(from, at))
        finish()
        from = at + 1
      }
      if (from < chunk.length) add(chunk.subarray(from))
    },
    end: () => {
      if (size > 0) finish()
    },
  }
}

const textOf = (parts: readonly Buffer[]): string => Buffer.concat(parts).toString('utf8')
