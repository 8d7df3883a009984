import { join } from 'node:path'
import type { Recollect } from '@recollect/core'
import { inTemporaryDirectory } from '../../library/temporary.ts'
import { samplers } from '../pieces.ts'
import { recordSql } from '../statement-log.ts'
import { withOpened } from '../verbs/open.ts'
import { bulkFigures } from './figures.ts'
import type { BulkFigures } from './figures.ts'

export type Write = (recollect: Recollect) => Promise<unknown>

/**
 * Three databases grow side by side: in the first the statements of each write are written down, in the second the library is timed, in the
 * third the statements alone. So both do the same work from the same state, and no more than one write is held at a time.
 */
export function sideBySide(way: string, messages: number, writes: readonly Write[]): Promise<BulkFigures> {
  return inTemporaryDirectory((directory) => {
    const files = ['recorded', 'library', 'bare'].map((name) => ({ file: join(directory, `${name}.db`) }))
    return withOpened(files, async ([recorded, library, bare]) => {
      if (!recorded || !library || !bare) throw new RangeError('Three databases are compared.')
      const times = samplers()
      let statements = 0
      for (const write of writes) {
        const { calls } = await recordSql(() => write(recorded.recollect))
        statements += calls.length
        await times.library.time(() => write(library.recollect))
        await times.bare.time(() => {
          bare.replay.run(calls)
        })
      }
      return bulkFigures(way, messages, statements, {
        library: times.library.samples(),
        bare: times.bare.samples(),
      })
    })
  })
}
