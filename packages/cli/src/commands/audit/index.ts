import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AuditAnchor, AuditEntry, AuditProblem, AuditTrail, Page } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { writeWhole } from '../../io/write-whole.ts'
import { withMemory } from '../../open-memory.ts'
import { trailOf } from '../../privacy/trail.ts'
import { field } from '../../util/objects.ts'
import { readAnchor } from './anchor-file.ts'
import type { AuditArguments } from './spec.ts'

export type Audited =
  | ({ readonly action: 'list' } & Page<AuditEntry>)
  | {
      readonly action: 'verify'
      readonly entries: number
      readonly problem: AuditProblem | null
      /** Whether an anchor was held against it. */
      readonly anchored: boolean
    }
  | {
      readonly action: 'export'
      readonly lines: number
      readonly file: string | null
      /** Only with `--json` and no file. */
      readonly records?: readonly unknown[]
    }
  | { readonly action: 'anchor'; readonly anchor: AuditAnchor | null; readonly file: string | null }

/** Reads the audit log of a scope; reading it stands in it too, where it is asked who acts. */
export async function audit(args: AuditArguments, context: Context): Promise<Audited> {
  const out = args.out === null ? null : resolve(context.io.cwd, args.out)
  if (out !== null && existsSync(out) && !args.force) {
    throw new CliError('FILE_EXISTS', (t) => t.errors.fileExists(out))
  }
  const anchor = args.anchor === null ? null : await readAnchor(resolve(context.io.cwd, args.anchor))
  return withMemory(context, 'read', async (open) => {
    const scope = args.admin ? (await import('@recollect/privacy')).ADMIN_LOG : context.loaded.settings.scope
    const trail = await trailOf(open, context.loaded, scope)
    switch (args.action) {
      case 'list':
        return { action: 'list', ...(await trail.list({ limit: args.limit, cursor: args.cursor })) }
      case 'verify':
        return {
          action: 'verify',
          ...(await trail.verify({ ...field('anchor', anchor ?? undefined) })),
          anchored: anchor !== null,
        }
      case 'export':
        return { action: 'export', file: out, ...(await exported(trail, out, context)) }
      case 'anchor':
        return { action: 'anchor', anchor: await anchorTo(trail, out, context), file: out }
    }
  })
}

async function exported(
  trail: AuditTrail,
  out: string | null,
  { io, json }: Context,
): Promise<{ lines: number; records?: readonly unknown[] }> {
  if (out !== null) return { lines: await writeWhole(out, trail.export(), io) }
  const records: unknown[] = []
  let lines = 0
  for await (const line of trail.export()) {
    lines += 1
    if (json) records.push(JSON.parse(line))
    else await io.stdout.write(`${line}\n`)
  }
  return json ? { lines, records } : { lines }
}

async function anchorTo(trail: AuditTrail, out: string | null, { io }: Context): Promise<AuditAnchor | null> {
  const anchor = await trail.anchor()
  if (out === null || anchor === null) return anchor
  await writeWhole(
    out,
    (async function* () {
      yield await Promise.resolve(JSON.stringify(anchor))
    })(),
    io,
  )
  return anchor
}
