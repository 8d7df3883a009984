import type { UndoResult } from '@recollect/core'
import { changeLine } from './change-line.ts'
import type { View } from './view.ts'

export const renderUndone = ({ change, undone, items, cards }: UndoResult, view: View): string =>
  [view.text.versions.undone(undone.length, items, cards), changeLine(change, view)].join('\n')
