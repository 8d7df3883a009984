import { CopyError } from '../errors/copy-error.ts'
import { UnsupportedCapabilityError } from '../errors/store-error.ts'
import type { ScopeView, Store } from '../plugin/store.ts'
import type { LastSeqs } from '../plugin/copy.ts'
import type { SeqSpan } from '../types/change.ts'
import { expansionPages } from './expansions.ts'
import type { List } from './list-pages.ts'
import { holdsAudit, holdsSemantic, holdsSessions, LISTS } from './lists.ts'
import { numbersOf, PARTS } from './parts.ts'
import type { Part } from './parts.ts'
import { sideOf } from './sides.ts'
import type { Side } from './sides.ts'
import { spansAfter } from './spans.ts'
import type { Tools } from './tools.ts'

interface Target {
  readonly store: Store
  readonly scope: string
}

/**
 * Brings to the target what it lacks of a scope, a page a transaction. How far an earlier call came stands in the target itself: in the
 * numbers it has given out. What it has is compared. Returns how many records were written.
 */
export async function bring(source: Side, target: Target, tools: Tools): Promise<number> {
  const { store, scope } = target
  const there = await store.read(scope, async (view) => view.copy.last)
  const { last } = source.view.copy
  checkFits(there, last, scope)
  if (source.spaces.length > 0 && !store.capabilities.vectors) {
    throw new UnsupportedCapabilityError(store.name, 'vectors')
  }
  if (!store.capabilities.sessions && (await holdsSessions(source.view))) {
    throw new UnsupportedCapabilityError(store.name, 'sessions')
  }
  if (!store.capabilities.semantic && (await holdsSemantic(source.view))) {
    throw new UnsupportedCapabilityError(store.name, 'semantic')
  }
  if (!store.capabilities.audit && (await holdsAudit(source.view))) {
    throw new UnsupportedCapabilityError(store.name, 'audit')
  }
  const total = numbersOf(last)
  let [written, done] = [0, 0]
  for (const part of PARTS) {
    for (const span of spansAfter(0, there[part.name], tools.page)) {
      await tools.heed(scope, 'copy', (done += lengthOf(span)), total)
      await compare(part, span, source, target)
    }
    for (const span of spansAfter(there[part.name], last[part.name], tools.page)) {
      await tools.heed(scope, 'copy', (done += lengthOf(span)), total)
      written += await write(part, span, source, target)
    }
  }
  for (const list of LISTS) written += await bringList(list, source, target, tools)
  return written + (await finish(source, target, tools))
}

const lengthOf = ([first, last]: SeqSpan): number => last - first + 1

function checkFits(there: LastSeqs, last: LastSeqs, scope: string): void {
  if (PARTS.some(({ name }) => there[name] > last[name])) throw conflict(scope)
}

async function compare(part: Part, span: SeqSpan, source: Side, { store, scope }: Target): Promise<void> {
  const [here, there] = await Promise.all([
    part.read(source, span),
    store.read(scope, async (view: ScopeView) => part.read(await sideOf(view), span)),
  ])
  const same =
    here.lines.length === there.lines.length && here.lines.every((line, at) => line === there.lines[at])
  if (!same) throw conflict(scope)
}

async function write(part: Part, span: SeqSpan, source: Side, { store, scope }: Target): Promise<number> {
  const page = await part.read(source, span)
  await store.transaction(scope, async (tx) => {
    const { last } = tx.copy
    // Somebody else writes there: another copy, or an application that is not to.
    if (last[part.name] !== span[0] - 1) throw conflict(scope)
    await tx.copy.raise({ ...last, [part.name]: span[1] })
    await page.write(tx)
  })
  return page.lines.length
}

/** Rows without a number: what is there already must be the same. */
async function bringList(
  list: List,
  source: Side,
  { store, scope }: Target,
  { page }: Tools,
): Promise<number> {
  let written = 0
  for await (const here of list.pages(source.view, page)) {
    const there = await store.read(scope, (view) => here.in(view))
    if (there.some((line, at) => line !== null && line !== here.lines[at])) throw conflict(scope)
    const missing = here.lines.flatMap((_, at) => (there[at] === null ? [at] : []))
    if (missing.length > 0) await store.transaction(scope, (tx) => here.write(tx, missing))
    written += missing.length
  }
  return written
}

/** What has no number: cached expansions, which replace what is there, when the scope is next due, and how far it is cut. */
async function finish(source: Side, { store, scope }: Target, { page }: Tools): Promise<number> {
  let written = 0
  for await (const rows of expansionPages(source, page)) {
    const missing = await store.read(scope, async ({ expansions }) => {
      const found = await Promise.all(rows.map((row) => expansions.get(row.originalQuery, row.madeBy)))
      return rows.filter(
        (row, at) => !(found[at] ?? []).some(({ expandedQuery }) => expandedQuery === row.expandedQuery),
      )
    })
    if (missing.length === 0) continue
    await store.transaction(scope, (tx) => tx.expansions.put(rows))
    written += missing.length
  }
  const { nextDue } = source.view
  const due = await store.read(scope, async (view) => view.nextDue)
  if (due !== nextDue) await store.transaction(scope, (tx) => tx.setNextDue(nextDue))
  await bringCut(source, { store, scope })
  return written
}

/** How far messages are in episodes. */
async function bringCut({ view }: Side, { store, scope }: Target): Promise<void> {
  const cutUpTo = view.semantic?.cutUpTo ?? 0
  const there = await store.read(scope, async ({ semantic }) => semantic?.cutUpTo ?? 0)
  if (there !== cutUpTo) await store.transaction(scope, async (tx) => tx.semantic?.setCutUpTo(cutUpTo))
}

const conflict = (scope: string): CopyError =>
  new CopyError(
    'COPY_CONFLICT',
    scope,
    `The target holds something else in the scope "${scope}", or the source has changed since a copy began. Nothing was overwritten. ` +
      'Copy into a database that does not have the scope, and let nobody write to either meanwhile.',
  )
