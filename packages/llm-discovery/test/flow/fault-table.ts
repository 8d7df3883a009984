import type { EmbedderRun, FaultRun } from './fault-runs.ts'

/** How one language tells what became of a fault. */
export interface FaultWords {
  readonly head: readonly string[]
  readonly embedderHead: readonly string[]
  readonly names: Readonly<Record<string, string>>
  readonly nothing: string
  readonly stops: (codes: string, owed: number) => string
  readonly givenUp: (codes: string, failed: number) => string
  readonly recovers: (codes: string) => string
  readonly compared: string
  readonly setAside: (reasons: string) => string
  readonly nodes: (count: number) => string
  readonly unembedded: string
  readonly embedded: (count: number) => string
}

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

function happened({ first, owed, failed }: FaultRun, words: FaultWords): string {
  const { stopped, errors, reasons } = first
  if (stopped.length > 0) return words.stops(code(stopped), owed)
  if (failed > 0) return words.givenUp(code(errors), failed)
  const what = errors.length > 0 ? words.recovers(code(errors)) : words.compared
  return reasons.length > 0 ? `${what} ${words.setAside(code(reasons))}` : what
}

/** One row a fault: what happened, what was lost, what stood then, and what stands once it was mended. */
export const faultTable = (runs: readonly FaultRun[], words: FaultWords): string =>
  table(
    words.head,
    runs.map((run) => [
      words.names[run.name] ?? run.name,
      happened(run, words),
      words.nothing,
      words.nodes(run.nodes),
      words.nodes(run.mended.nodes),
    ]),
  )

export const embedderTable = (runs: readonly EmbedderRun[], words: FaultWords): string =>
  table(
    words.embedderHead,
    runs.map(({ name, mended }) => [
      words.names[name] ?? name,
      words.unembedded,
      words.nothing,
      words.embedded(mended),
    ]),
  )
