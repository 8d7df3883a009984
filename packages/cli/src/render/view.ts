import { createColors } from 'picocolors'
import type { Context } from '../context.ts'
import type { Catalogue } from '../text/index.ts'

/** How a result is to look. */
export interface View {
  readonly text: Catalogue
  readonly colors: ReturnType<typeof createColors>
  readonly columns: number
}

export const viewOf = ({ io, text }: Pick<Context, 'io' | 'text'>): View => ({
  text,
  colors: createColors(io.stdout.color),
  columns: io.stdout.columns,
})
