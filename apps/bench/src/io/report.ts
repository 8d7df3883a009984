/** What a command ends with: figures for a program, lines for a reader. */
export interface Report {
  readonly figures: Readonly<Record<string, unknown>>
  /** What `bench all` shows of them, by the keys of its targets. */
  readonly headline?: Readonly<Record<string, number>>
  /** A figure is not what it must be: the program ends with exit code 1. */
  readonly failed?: boolean
  readonly lines: readonly string[]
}

export function printReport({ figures, headline, lines }: Report, json: boolean): void {
  const shown = headline === undefined ? figures : { ...figures, headline }
  console.log(json ? JSON.stringify(shown, null, 2) : lines.join('\n'))
}

/** A remark on the way; on stderr, so that figures stay clean. */
export const note = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
