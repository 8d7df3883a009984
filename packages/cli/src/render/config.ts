import type { ShownConfig } from '../commands/config/index.ts'
import type { Source } from '../config/types.ts'
import { safe } from './safe.ts'
import { table } from './table.ts'
import type { View } from './view.ts'

export function renderConfig({ file, values, warnings, errors }: ShownConfig, view: View): string {
  const { text, colors } = view
  const { config } = text.output
  const rows = Object.entries(values).map(([path, { value, source }]) => [
    path,
    safe(JSON.stringify(value)),
    colors.dim(origin(source, view)),
  ])
  return [
    file === null ? config.noFile : config.file(file),
    table(rows),
    ...warnings.map((line) => colors.yellow(text.trace.line(text.errors.warning, line))),
    ...errors.map((line) => colors.red(text.trace.line(text.errors.title, line))),
  ].join('\n')
}

function origin({ from, name }: Source, { text }: View): string {
  const kind = text.output.config.source[from]
  return text.dates.note(name === '' ? kind : `${kind} ${name}`).trimStart()
}
