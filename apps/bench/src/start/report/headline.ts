import type { StartFigures } from '../run.ts'

export const headlineOf = ({ kinds }: StartFigures): Readonly<Record<string, number>> =>
  Object.fromEntries(
    kinds.flatMap(({ key, wall }) =>
      key === 'bare' || key === 'imports' || key === 'recall' ? [[`start.${key}`, wall]] : [],
    ),
  )
