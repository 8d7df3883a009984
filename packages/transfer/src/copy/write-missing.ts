import type { Store } from '@recollect/core'
import type { SeqSpan } from '@recollect/core/store'
import { conflict } from './copy-error.ts'
import { cutUpTo, KEYED_KINDS } from './keyed-kinds.ts'
import type { KeyedPage } from './keyed.ts'
import { NUMBERED_KINDS, numbersOf, scopeReader, spans } from './numbered.ts'
import type { NumberedKind, ScopeReader } from './numbered.ts'
import type { CopyProgress } from './types.ts'

export interface ScopeCopy {
  readonly from: Store
  readonly to: Store
  readonly scope: string
  /** Records a transaction. */
  readonly page: number
  /** Told as each page begins; throws when the copy is to stop. */
  readonly onPage: (phase: CopyProgress['phase'], done: number, total: number) => Promise<void>
}

/**
 * Writes what the target lacks of a scope, a page a transaction. How far an earlier call came stands in the target itself, in the numbers
 * it has given out; what it has is compared. Returns how many records were written.
 */
export async function writeMissing(source: ScopeReader, copy: ScopeCopy): Promise<number> {
  const { to, scope, page, onPage } = copy
  const there = await to.read(scope, async (view) => view.copy.last)
  const { last } = source.view.copy
  if (NUMBERED_KINDS.some(({ name }) => there[name] > last[name])) throw conflict(scope)
  const total = numbersOf(source)
  let [written, done] = [0, 0]
  for (const kind of NUMBERED_KINDS) {
    for (const span of spans(0, there[kind.name], page)) {
      await onPage('copy', (done += lengthOf(span)), total)
      await compareNumbered(kind, span, source, copy)
    }
    for (const span of spans(there[kind.name], last[kind.name], page)) {
      await onPage('copy', (done += lengthOf(span)), total)
      written += await writeNumbered(kind, span, source, copy)
    }
  }
  for (const { pages } of KEYED_KINDS) {
    for await (const keyed of pages(source.view, page)) {
      await onPage('copy', done, total)
      written += await writeKeyed(keyed, copy)
    }
  }
  await writeMarks(source, copy)
  return written
}

const lengthOf = ([first, last]: SeqSpan): number => last - first + 1

async function compareNumbered(
  kind: NumberedKind,
  span: SeqSpan,
  source: ScopeReader,
  { to, scope }: ScopeCopy,
): Promise<void> {
  const [sent, there] = await Promise.all([
    kind.read(source, span),
    to.read(scope, async (view) => kind.read(await scopeReader(view), span)),
  ])
  const isSame =
    sent.lines.length === there.lines.length && sent.lines.every((line, at) => line === there.lines[at])
  if (!isSame) throw conflict(scope)
}

async function writeNumbered(
  kind: NumberedKind,
  span: SeqSpan,
  source: ScopeReader,
  { to, scope }: ScopeCopy,
): Promise<number> {
  const { lines, write } = await kind.read(source, span)
  await to.transaction(scope, async (tx) => {
    const { last } = tx.copy
    // Somebody else writes there: another copy, or an application that is not to.
    if (last[kind.name] !== span[0] - 1) throw conflict(scope)
    await tx.copy.raise({ ...last, [kind.name]: span[1] })
    await write(tx)
  })
  return lines.length
}

async function writeKeyed(page: KeyedPage, { to, scope }: ScopeCopy): Promise<number> {
  const existing = await to.read(scope, (view) => page.existing(view))
  if (existing.some((line, at) => line !== null && line !== page.lines[at])) throw conflict(scope)
  const missing = existing.filter((line) => line === null).length
  if (missing > 0) await to.transaction(scope, (tx) => page.write(tx, existing))
  return missing
}

/** When the scope is next due, and how far its messages are in episodes. */
async function writeMarks({ view }: ScopeReader, { to, scope }: ScopeCopy): Promise<void> {
  const { nextDue } = view
  const cut = cutUpTo(view)
  const there = await to.read(scope, async (target) => [target.nextDue, cutUpTo(target)] as const)
  if (there[0] === nextDue && there[1] === cut) return
  await to.transaction(scope, async (tx) => {
    await tx.setNextDue(nextDue)
    await tx.semantic?.setCutUpTo(cut)
  })
}
