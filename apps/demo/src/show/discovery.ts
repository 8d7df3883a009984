import type { SemanticNode } from '@recollect/core'
import type { SemanticRelationship } from '@recollect/core/store'
import type { EpisodeReport, Finding } from '@recollect/knowledge'
import type { DiscoveryResult } from '../discovery.ts'
import { day, short } from './style.ts'
import type { Style } from './style.ts'

/** Each episode with what differs, then what changed and how it hangs together. */
export function discoveryLines({ reports, evolved, graph }: DiscoveryResult, style: Style): string[] {
  const { frame, colours } = style
  const names = new Map(graph.nodes.map(({ id, key }) => [id, key]))
  return [
    colours.bold(frame.discovery.title),
    ...reports.flatMap((report) => report.reports).flatMap((report) => episodeLines(report, style)),
    '',
    ...(evolved === null ? [] : [`  ${evolutionLine(evolved, style)}`]),
    ...graph.relationships.map((edge) => `  ${edgeLine(edge, names, style)}`),
    '',
  ]
}

const episodeLines = ({ episode, reconstruction, findings }: EpisodeReport, style: Style): string[] => [
  '',
  `  ${day(episode.startedAt)}  ${style.colours.bold(episode.title)}`,
  ...(reconstruction === null
    ? []
    : [style.colours.dim(`    ${style.frame.discovery.guess}${style.frame.colon}${short(reconstruction)}`)]),
  ...findings.map((finding) => `    ${findingLine(finding, style)}`),
]

function findingLine({ key, before, draft, version, verdict }: Finding, style: Style): string {
  const { frame, colours } = style
  const value = before === null ? draft.value : `${before} → ${draft.value}`
  const numbered = version === null || version === 1 ? '' : ` (${frame.version(version)})`
  const mark = verdict === 'quarantined' ? '?' : before === null ? '+' : '~'
  return `${mark} ${colours.cyan(key)}: ${colours.bold(value)}${numbered}  ${colours.dim(frame.quote(short(draft.quote)))}`
}

const evolutionLine = ({ key, value, evolution }: SemanticNode, { frame, colours }: Style): string =>
  `${frame.discovery.evolution}${frame.colon}${colours.cyan(key)}: ${[...evolution.map((one) => one.value), colours.green(value)].join(' → ')}`

function edgeLine(
  { from, to, type }: SemanticRelationship,
  names: ReadonlyMap<string, string>,
  { frame, colours }: Style,
): string {
  const [a, b] = [names.get(from) ?? from, names.get(to) ?? to]
  return `${colours.cyan(a)} – ${frame.discovery.edges[type]} → ${colours.cyan(b)}`
}
