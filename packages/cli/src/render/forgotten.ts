import type { Forgotten } from '../commands/forget/index.ts'
import { changeLine } from './change-line.ts'
import type { View } from './view.ts'

/** What is gone, and how to bring it back where that is still possible. */
export const renderForgotten = ({ items, cards, change, undoUntil }: Forgotten, view: View): string =>
  [view.text.output.forgot(items, cards), ...(undoUntil === null ? [] : [changeLine(change, view)])].join(
    '\n',
  )
