import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { AuditEntry, AuditTrail, Page } from '@recollect/core'
import type { AuditAnchor, AuditProblem } from '@recollect/core/plugin'
import { z } from 'zod'
import { actionOf, noArgument } from '../argv/actions.ts'
import { command } from '../argv/command.ts'
import { fileOption } from '../argv/files.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { readJson } from '../io/read-json.ts'
import { writeWhole } from '../io/write-whole.ts'
import { withMemory } from '../open-memory.ts'
import { trailOf } from '../privacy/trail.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import { moment } from '../render/time.ts'
import type { View } from '../render/view.ts'
import { field } from '../util/objects.ts'

const ACTIONS = ['list', 'verify', 'export', 'anchor'] as const

const DEFAULT_SIZE = 50

interface AuditArguments {
  readonly action: (typeof ACTIONS)[number]
  /** The log of what crosses scopes. */
  readonly admin: boolean
  readonly limit: number
  readonly cursor: string | null
  /** As they were typed. */
  readonly anchor: string | null
  readonly out: string | null
  readonly force: boolean
}

type Audited =
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
async function audit(args: AuditArguments, context: Context): Promise<Audited> {
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

const schema = z.strictObject({
  scope: z.string(),
  seq: z.int().min(1),
  hash: z.string().regex(/^[\da-f]{64}$/u),
  at: z.number(),
})

/** What `audit anchor -o` wrote. @throws CliError for anything else. */
async function readAnchor(file: string): Promise<AuditAnchor> {
  const { data } = schema.safeParse(readJson(await readFile(file, 'utf8')))
  if (data === undefined) throw new CliError('INVALID_INPUT', (t) => t.safety.errors.fileForm(file))
  return data
}

/** Ids that are named one by one. */
const SHOWN = 3

function renderAudit(done: Audited, view: View): string {
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

export const spec = command({
  name: 'audit',
  group: 'safety',
  argument: { syntax: '[action]', help: 'auditAction' },
  options: ['adminLog', 'auditSize', 'cursor', 'anchor', 'out', 'force'],
  read: (values): AuditArguments => {
    const action = actionOf(values, ACTIONS)
    noArgument(values.afterFirst, action)
    return {
      action,
      admin: values.flag('admin'),
      limit: values.integer('limit', 1, 1000) ?? DEFAULT_SIZE,
      cursor: values.text('cursor') ?? null,
      anchor: fileOption(values, 'anchor'),
      out: fileOption(values, 'out'),
      force: values.flag('force'),
    }
  },
  run: audit,
  render: renderAudit,
  exit: (done) => (done.action === 'verify' && done.problem !== null ? EXIT.failed : EXIT.ok),
})
