import type { ImportResult } from '@recollect/transfer'
import type { Imported } from '../commands/import/imported.ts'
import type { ImportedGraph } from '../commands/import/memory-file.ts'
import type { Catalogue } from '../text/index.ts'
import { importReport } from './import-report.ts'
import type { View } from './view.ts'

/** What became of a file. */
export function renderImport(done: Imported, view: View): string {
  const { text } = view
  if ('report' in done) return importReport(done, view)
  if ('graph' in done) return graphOf(done, text)
  if ('items' in done) return everything(done, text)
  return text.sessions.index.imported(done.pairs, done.skipped)
}

function everything(done: ImportResult, { output, sessions, knowledge }: Catalogue): string {
  const { items, cards, skipped, turns, variables, episodes, nodes } = done
  const log = turns + variables === 0 ? [] : [sessions.index.log(done.sessions, turns, variables)]
  const told = episodes + nodes === 0 ? [] : [knowledge.imported(episodes, nodes)]
  return [output.imported(items, cards, skipped), ...log, ...told].join('\n')
}

const MOST = 10

function graphOf({ graph }: ImportedGraph, { imports }: Catalogue): string {
  const { became, facts, dangling, notKept, unreadable, dryRun } = graph
  const count = (kind: 'entity' | 'relation') => became.filter((one) => one.kind === kind).length
  const notes = [...unreadable, ...notKept].slice(0, MOST)
  return [
    ...(dryRun ? [imports.dry] : []),
    imports.graph(count('entity'), count('relation'), facts),
    ...(dangling === 0 ? [] : [imports.dangling(dangling)]),
    ...(notKept.length === 0 ? [] : [imports.notKept(notKept.length)]),
    ...(unreadable.length === 0 ? [] : [imports.unreadable(unreadable.length)]),
    ...notes.map(({ line, reason }) => imports.line(line, reason)),
  ].join('\n')
}
