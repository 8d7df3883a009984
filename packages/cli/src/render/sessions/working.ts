import type { ContextVariable, FormResult, WorkingWrite } from '@recollect/core'
import type { WorkingDone } from '../../commands/working/index.ts'
import { changeLine } from '../change-line.ts'
import { changeSentences } from '../changes.ts'
import { grouped } from '../numbers.ts'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import { moment, when } from '../time.ts'
import type { View } from '../view.ts'

export function renderWorking(done: WorkingDone, view: View): string {
  switch (done.action) {
    case 'get':
      return renderVariables(done.variables, view)
    case 'form':
      return [...formLines(done, view), sizeLine(done, view)].join('\n')
    case 'set':
    case 'remove':
      return [...writeLines(done, view), sizeLine(done, view)].join('\n')
  }
}

/** One variable a line: name, version, when it was written, value. */
function renderVariables(variables: readonly ContextVariable[], view: View): string {
  const { text, colors } = view
  const { working } = text.sessions
  if (variables.length === 0) return working.none
  return table(
    variables.map(({ name, version, updatedAt, expiresAt, value }) => [
      safe(name),
      `v${String(version)}`,
      when(updatedAt, view),
      `${safe(JSON.stringify(value))}${expiresAt === null ? '' : colors.dim(text.dates.note(working.expires(moment(expiresAt, view))))}`,
    ]),
  )
}

function writeLines({ written, removed }: WorkingWrite, { text }: View): string[] {
  const { working } = text.sessions
  const names = written.map(({ name, version }) => `${safe(name)} v${String(version)}`)
  const lines = [
    ...(names.length === 0 ? [] : [working.written(names.join(text.trace.separator))]),
    ...(removed.length === 0 ? [] : [working.removed(removed.map(safe).join(text.trace.separator))]),
  ]
  return lines.length === 0 ? [working.unchanged] : lines
}

/** The form, the facts its fields gave, and what can be recalled of it. */
function formLines({ variable, remembered, batch }: FormResult, view: View): string[] {
  const { working } = view.text.sessions
  const facts = remembered.flatMap(({ changes }) => changeSentences(changes, view))
  return [
    working.form(safe(variable.name), variable.version),
    ...facts,
    working.recalled(remembered.length),
    ...(remembered.length === 0 ? [] : [changeLine(batch, view)]),
  ]
}

const sizeLine = ({ bytes, maxBytes }: WorkingWrite, { text }: View): string =>
  text.sessions.working.size(grouped(bytes), grouped(maxBytes))
