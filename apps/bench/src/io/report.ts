/** What a command ends with: figures for a program, lines for a reader. */
export interface Report {
  readonly figures: Readonly<Record<string, unknown>>
  readonly lines: readonly string[]
}

export const printReport = (report: Report, json: boolean): void =>
  console.log(json ? JSON.stringify(report.figures, null, 2) : report.lines.join('\n'))

/** A remark on the way; on stderr, so that figures stay clean. */
export const note = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
