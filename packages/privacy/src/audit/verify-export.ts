import type { AuditAnchor, AuditVerdict } from '@recollect/core/plugin'
import { keyBytes } from '../cipher/key-material.ts'
import type { KeyMaterial } from '../cipher/key-material.ts'
import { endOf, problemOf, START } from './chain.ts'
import { checkAnchor } from './check-anchor.ts'
import { linkIn } from './lines.ts'

/** What an exported audit log is checked against; everything may be left out. */
export interface VerifyExportOptions {
  /** Whose log it is; of the anchor's scope when there is one, else of the scope its first line names. */
  readonly scope?: string
  /** A link the log must hold. */
  readonly anchor?: AuditAnchor
  /** The key the log was hashed with, where there was one. */
  readonly key?: KeyMaterial
}

/**
 * Follows an exported log as `verify` follows a log. A line that is no link, or one of another scope, is `altered`. Empty lines are
 * passed over.
 */
export async function verifyExport(
  lines: AsyncIterable<string> | Iterable<string>,
  options: VerifyExportOptions = {},
): Promise<AuditVerdict> {
  const anchor = checkAnchor(options.anchor, options.scope ?? null)
  const key = options.key === undefined ? null : keyBytes('The key of the audit log', options.key)
  let scope = options.scope ?? anchor?.scope ?? null
  let followed = START
  for await (const line of lines) {
    if (line.trim() === '') continue
    const link = linkIn(line)
    scope ??= link?.scope ?? null
    const isOwn = link !== null && link.scope === scope
    const problem = isOwn
      ? problemOf({ scope: link.scope, key, anchor }, followed, link)
      : ({ seq: followed.seq + 1, reason: 'altered' } as const)
    if (problem !== null) return { entries: followed.seq, problem }
    if (link !== null) followed = link
  }
  return endOf({ scope: scope ?? '', key, anchor }, followed)
}
