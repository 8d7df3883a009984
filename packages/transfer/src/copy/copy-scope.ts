import { NotFoundError, UnsupportedCapabilityError } from '@recollect/core'
import { CopyError } from './copy-error.ts'
import { fingerprint } from './fingerprint.ts'
import { neededBy } from './keyed-kinds.ts'
import { numbersOf, scopeReader } from './numbered.ts'
import type { ScopeReader } from './numbered.ts'
import type { CopiedScope, Fingerprint } from './types.ts'
import { writeMissing } from './write-missing.ts'
import type { ScopeCopy } from './write-missing.ts'

/** Copies one scope as one snapshot shows it, and compares what arrived. */
export function copyScope(copy: ScopeCopy): Promise<CopiedScope> {
  const { from, to, scope } = copy
  return from.read(scope, async (view) => {
    const source = await scopeReader(view)
    await checkNeeds(source, copy)
    const written = await writeMissing(source, copy)
    const sent = await verifiable(source, 0, copy)
    const arrived = await to.read(scope, async (target) =>
      verifiable(await scopeReader(target), numbersOf(source), copy),
    )
    if (sent.sha256 !== arrived.sha256) throw differs(scope, sent, arrived)
    return { scope, holds: arrived, written }
  })
}

/** That the scope is there, and the target can hold it. */
async function checkNeeds(source: ScopeReader, { to, scope }: ScopeCopy): Promise<void> {
  const needed = await neededBy(source)
  const { copy, nextDue } = source.view
  const expansions = await copy.expansions('', 1)
  if (numbersOf(source) + expansions.length + needed.length === 0 && nextDue === null)
    throw new NotFoundError('scope', scope, 'store.scopes()')
  const lacking = needed.find((capability) => !to.capabilities[capability])
  if (lacking !== undefined) throw new UnsupportedCapabilityError(to.name, lacking)
}

/** Source and target are both looked at: `before` is what was looked at of the source. */
function verifiable(reader: ScopeReader, before: number, { page, onPage }: ScopeCopy): Promise<Fingerprint> {
  const total = 2 * numbersOf(reader)
  let done = before
  return fingerprint(reader, page, (numbers) => onPage('verify', (done += numbers), total))
}

function differs(scope: string, sent: Fingerprint, arrived: Fingerprint): CopyError {
  const { sha256: _hash, ...counts } = sent
  const { sha256: _other, ...there } = arrived
  return new CopyError(
    'COPY_DIFFERS',
    scope,
    `The copy of the scope "${scope}" is not what the source holds (${Object.keys(counts).join('/')} ` +
      `${Object.values(counts).join('/')}, there ${Object.values(there).join('/')}). Somebody wrote to it meanwhile, or a store is ` +
      'damaged. Copy into a fresh database, with no other writers.',
  )
}
