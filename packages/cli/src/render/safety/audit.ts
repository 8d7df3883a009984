import type { AuditEntry } from '@recollect/core'
import type { Audited } from '../../commands/audit/index.ts'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import { moment } from '../time.ts'
import type { View } from '../view.ts'

/** Ids that are named one by one. */
const SHOWN = 3

export function renderAudit(done: Audited, view: View): string {
  const { audit } = view.text.safety
  switch (done.action) {
    case 'list':
      return list(done, view)
    case 'verify':
      return done.problem === null
        ? [audit.sound(done.entries), ...(done.anchored ? [audit.anchored] : [])].join('\n')
        : audit.problem(done.problem.seq, audit.reason[done.problem.reason])
    case 'export':
      return done.file === null ? '' : audit.wrote(done.lines, safe(done.file))
    case 'anchor':
      return anchor(done, view)
  }
}

function list(
  { rows, next }: { readonly rows: readonly AuditEntry[]; readonly next: string | null },
  view: View,
): string {
  const { text } = view
  if (rows.length === 0) return text.safety.audit.none
  const lines = table(rows.map((entry) => row(entry, view)))
  return next === null ? lines : [lines, text.output.lists.more(next)].join('\n')
}

function row({ seq, at, principal, action, outcome, code, records, more }: AuditEntry, view: View): string[] {
  const { audit } = view.text.safety
  const told = code === null ? audit.outcome[outcome] : `${audit.outcome[outcome]} ${code}`
  const rest = more + Math.max(0, records.length - SHOWN)
  const ids = records.slice(0, SHOWN).map(safe).join(' ')
  return [
    String(seq),
    moment(at, view),
    safe(principal),
    safe(action),
    told,
    ...(records.length === 0 ? [] : [audit.records(ids, rest)]),
  ]
}

function anchor({ anchor: head, file }: Extract<Audited, { action: 'anchor' }>, view: View): string {
  const { audit } = view.text.safety
  if (head === null) return audit.none
  const told = file === null ? JSON.stringify(head) : audit.wroteAnchor(safe(file))
  return file === null ? told : [told, audit.anchor(head.seq, head.hash), audit.keepAnchor].join('\n')
}
