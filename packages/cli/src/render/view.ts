import { createColors } from 'picocolors'
import type { Context } from '../context.ts'
import type { Catalogue } from '../text/index.ts'

/** How a result is to look. */
export interface View {
  readonly text: Catalogue
  readonly colors: ReturnType<typeof createColors>
  readonly columns: number
  /** IANA zone that the dates in facts are shown in. */
  readonly zone: string
}

export const viewOf = ({ io, text, loaded }: Pick<Context, 'io' | 'text' | 'loaded'>): View => ({
  text,
  colors: createColors(io.stdout.color),
  columns: io.stdout.columns,
  zone: loaded.settings.timeZone,
})
