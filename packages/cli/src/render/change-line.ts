import type { View } from './view.ts'

/** How to take back what was just done. */
export const changeLine = (id: string, { text, colors }: Pick<View, 'text' | 'colors'>): string =>
  colors.dim(text.versions.change(id))
