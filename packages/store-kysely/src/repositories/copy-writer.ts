import type { ChangeCopy, CopyWriter, LastSeqs } from '@recollect/core/store'
import { changeToRow } from '../rows/change-row.ts'
import { sealRow } from '../seal/sealing-codec.ts'
import { checkMetadata } from '../statements/check-metadata.ts'
import { insertImages } from './change-writer.ts'
import { SqlCopy } from './copy.ts'
import { refuseSeq } from './refuse-seq.ts'

export class SqlCopyWriter extends SqlCopy implements CopyWriter {
  async raise({ items, cards, changes, turns }: LastSeqs): Promise<void> {
    const { lastItem, lastCard, lastChange, lastTurn } = this.session.figures
    await this.session.setFigures({
      lastItem: Math.max(lastItem, items),
      lastCard: Math.max(lastCard, cards),
      lastChange: Math.max(lastChange, changes),
      lastTurn: Math.max(lastTurn, turns),
    })
  }

  async restore({ change, images }: ChangeCopy): Promise<void> {
    checkMetadata(change.note)
    const { held, codec, id: scope } = this.session
    refuseSeq(change.seq, this.session.figures.lastChange)
    const row = {
      ...changeToRow(scope, change.seq, change, change, codec),
      undone_by: change.undoneBy,
      erased: codec.writeFlag(change.erased),
    }
    await held.add('changes', sealRow(codec, 'changes', row))
    await insertImages(this.session, change.seq, images)
  }
}
