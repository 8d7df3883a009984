import { CopyError } from '../errors/copy-error.ts'
import { NotFoundError } from '../errors/not-found-error.ts'
import type { Store } from '../plugin/store.ts'
import { bring } from './bring.ts'
import { fingerprint } from './fingerprint.ts'
import { holdsAudit, holdsSemantic, holdsSessions } from './lists.ts'
import { numbersOf } from './parts.ts'
import { sideOf } from './sides.ts'
import type { Side } from './sides.ts'
import type { Tools } from './tools.ts'
import type { CopiedScope, Fingerprint } from './types.ts'

/** Copies one scope as one snapshot shows it, and compares what arrived. */
export function copyScope(from: Store, to: Store, scope: string, tools: Tools): Promise<CopiedScope> {
  return from.read(scope, async (view) => {
    const source = await sideOf(view)
    if (sizeOf(source) === 0 && (await isEmpty(source)))
      throw new NotFoundError('scope', scope, 'store.scopes()')
    const written = await bring(source, { store: to, scope }, tools)
    const here = await verifiable(source, scope, 0, tools)
    const there = await to.read(scope, async (target) =>
      verifiable(await sideOf(target), scope, sizeOf(source), tools),
    )
    if (here.sha256 !== there.sha256) throw differs(scope, here, there)
    return { scope, holds: there, written }
  })
}

const sizeOf = ({ view }: Side): number => numbersOf(view.copy.last)

const isEmpty = async ({ view }: Side): Promise<boolean> =>
  (await view.copy.expansions('', 1)).length === 0 &&
  !(await holdsSessions(view)) &&
  !(await holdsSemantic(view)) &&
  !(await holdsAudit(view))

/** Both sides are looked at: `before` is what was looked at of the other. */
function verifiable(side: Side, scope: string, before: number, tools: Tools): Promise<Fingerprint> {
  const total = 2 * sizeOf(side)
  let done = before
  return fingerprint(side, tools, (looked) => tools.heed(scope, 'verify', (done += looked), total))
}

function differs(scope: string, here: Fingerprint, there: Fingerprint): CopyError {
  const counts = ({ sha256: _hash, ...records }: Fingerprint): string => Object.values(records).join('/')
  const { sha256: _hash, ...kinds } = here
  return new CopyError(
    'COPY_DIFFERS',
    scope,
    `The copy of the scope "${scope}" is not what the source holds (${Object.keys(kinds).join('/')} ${counts(here)}, there ` +
      `${counts(there)}). Somebody wrote to it meanwhile, or a store is damaged. Copy into a fresh database, with no other writers.`,
  )
}
