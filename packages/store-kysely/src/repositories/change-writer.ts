import { NotFoundError } from '@recollect/core'
import type { Change } from '@recollect/core'
import type { ChangeWriter, NewChange, RecordImage } from '@recollect/core/store'
import { changeToRow, writtenChange } from '../rows/change-row.ts'
import { imageToRow } from '../rows/image-row.ts'
import { sealRow } from '../seal/sealing-codec.ts'
import { checkMetadata } from '../statements/check-metadata.ts'
import { IDS, listParts, listSize } from '../statements/shapes.ts'
import { SqlChanges } from './changes.ts'
import type { ScopeSession } from './scope-session.ts'
import { runsOf } from './runs-of.ts'

export class SqlChangeWriter extends SqlChanges implements ChangeWriter {
  async append(change: NewChange, images: readonly RecordImage[]): Promise<Change> {
    checkMetadata(change.note)
    const { held, codec, scope: name } = this.session
    const scope = await this.session.ensure()
    const seq = await this.session.next('lastChange')
    const row = changeToRow(scope, seq, change, this.session.takeMade(), codec)
    await held.add('changes', sealRow(codec, 'changes', row))
    await insertImages(this.session, seq, images)
    return writtenChange(name, row, codec)
  }

  async mark(ids: readonly string[], undoneBy: string | null): Promise<void> {
    const { connection, statements, id: scope } = this.session
    for (const id of ids) {
      const missing = () => new NotFoundError('change', id)
      await connection.send(statements.changes.mark.with({ scope, id, undoneBy }), missing)
    }
  }

  async erase(record: RecordImage['record'], ids: readonly string[], seqs: readonly number[]): Promise<void> {
    await setErased(this.session, await removeImages(this.session, record, ids))
    for (const [from, to] of runsOf(seqs)) await this.#setErasedMakers(record, from, to)
  }

  async lapsed(now: number): Promise<readonly Change[]> {
    const { codec, statements, id: scope } = this.session
    return this.many(statements.changes.lapsed.with({ scope, now: codec.writeTime(now) }))
  }

  async nextLapse(): Promise<number | null> {
    const { codec, statements, id: scope } = this.session
    const row = await this.session.one(statements.changes.nextLapse.with({ scope }))
    return row === null ? null : codec.readTime(row[0])
  }

  /** Marks the changes that inserted one of a run of records: the one that made the first, and those that begin inside the run. */
  async #setErasedMakers(record: RecordImage['record'], first: number, to: number): Promise<void> {
    const { connection, statements, codec, id: scope } = this.session
    const maker = await this.makerOf(record, first)
    const from = (record === 'item' ? maker?.items : maker?.cards)?.[0] ?? first
    const { setErasedItems, setErasedCards } = statements.changes
    const statement = record === 'item' ? setErasedItems : setErasedCards
    await connection.send(statement.with({ scope, erased: codec.writeFlag(true), from, to }))
  }
}

/** Writes what a change overwrote. */
export async function insertImages(
  session: ScopeSession,
  change: number,
  images: readonly RecordImage[],
): Promise<void> {
  const { held, codec, id: scope } = session
  for (const [position, image] of images.entries()) {
    await held.add('images', imageToRow(scope, change, position, image, codec))
  }
}

/** Numbers of the changes that had an image. */
async function removeImages(
  session: ScopeSession,
  record: RecordImage['record'],
  ids: readonly string[],
): Promise<readonly number[]> {
  const { connection, statements, codec, id: scope } = session
  const changes = new Set<number>()
  for (const part of listParts(ids, IDS)) {
    const size = listSize(part.length)
    const statement = statements.images.remove.of(String(size), size)
    const rows = await connection.rows(statement.with({ scope, record }, part))
    for (const [change] of rows) changes.add(codec.readInteger(change))
  }
  return [...changes]
}

async function setErased(session: ScopeSession, changes: readonly number[]): Promise<void> {
  const { connection, statements, codec, id: scope } = session
  for (const part of listParts(changes)) {
    const size = listSize(part.length)
    const statement = statements.changes.setErased.of(String(size), size)
    await connection.send(statement.with({ scope, erased: codec.writeFlag(true) }, part))
  }
}
