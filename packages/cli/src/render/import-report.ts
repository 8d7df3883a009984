import type { ImportReport, Skipped } from '@recollect/importers'
import type { ImportedRecords } from '../commands/import/imported.ts'
import type { Catalogue } from '../text/index.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

const ROLES = ['user', 'assistant', 'tool', 'system'] as const
const REASONS = [
  'malformed',
  'refused',
  'other-user',
  'incomplete',
  'account',
  'branch',
  'hidden',
  'not-text',
  'empty',
] as const
/** Nobody expects these to be kept: they are counted, not listed. */
const USUAL: readonly string[] = ['branch', 'hidden', 'not-text', 'empty', 'account']
const MOST = 10

/** What a file of another system became, in a few lines. */
export function importReport({ format, quoted, report }: ImportedRecords, { text, colors }: View): string {
  const { imports } = text
  const { messages, facts, found, ignored, skipped, repaired, changes, dryRun, stopped } = report
  const told = [
    ...(dryRun ? [colors.bold(imports.dry)] : []),
    imports.messages(imports.formats[format], messages.kept, rolesOf(report, text)),
    ...(messages.known === 0 ? [] : [imports.known(messages.known)]),
    ...(facts.read === 0 ? [] : [imports.facts(facts.written, facts.known)]),
    imports.found(found),
    ...(ignored === 0 ? [] : [imports.ignored(ignored)]),
    ...(quoted === 0 ? [] : [imports.quoted(quoted)]),
    ...(skipped.total === 0 ? [] : [imports.leftOut(skipped.total, reasonsOf(report, text))]),
    ...(repaired.total === 0 ? [] : [imports.repaired(repaired.total)]),
    ...listed(report, text).map((line) => colors.dim(line)),
  ]
  const [change, ...others] = changes
  if (change !== undefined)
    told.push(others.length === 0 ? imports.undo(change) : imports.undoMany(changes.length))
  return [...told, ...(stopped ? [imports.stopped] : [])].join('\n')
}

const rolesOf = ({ messages: { byRole } }: ImportReport, { imports, trace }: Catalogue): string =>
  ROLES.flatMap((role) => (byRole[role] === 0 ? [] : [imports.role(byRole[role], imports.roles[role])])).join(
    trace.separator,
  )

const reasonsOf = ({ skipped: { byReason } }: ImportReport, { imports, trace }: Catalogue): string =>
  REASONS.flatMap((reason) => {
    const count = byReason[reason] ?? 0
    return count === 0 ? [] : [imports.reason(count, imports.reasons[reason])]
  }).join(trace.separator)

function listed({ skipped: { first } }: ImportReport, text: Catalogue): readonly string[] {
  const unusual = first.filter(({ reason }) => !USUAL.includes(reason))
  const lines = unusual
    .slice(0, MOST)
    .map((one) => `  ${text.trace.line(placeOf(one, text), whyOf(one, text))}`)
  return unusual.length > MOST ? [...lines, text.imports.more(unusual.length - MOST)] : lines
}

const placeOf = ({ place }: Skipped, { errors }: Catalogue): string =>
  'line' in place ? errors.where.line(place.line) : safe(place.path)

const whyOf = ({ reason, detail }: Skipped, { errors, imports }: Catalogue): string =>
  safe(reason === 'refused' ? errors.fromLibrary('INVALID_INPUT', detail) : imports.detail(detail))
