import type { Section } from '../../quality/sections.ts'
import type { Cell } from '../../io/table.ts'
import type { FaultRow } from '../context.ts'
import type { DamageFigures, FaultFigures, LossFigures } from '../figures.ts'
import { ROWS } from '../rows.ts'
import { WORDS } from './words.ts'
import type { Language } from './words.ts'

const NONE = '–'

/** The two tables, in the order the rows are known in; a row without figures is left out. */
export function sectionsOf(figures: readonly FaultFigures[], language: Language): readonly Section[] {
  const byId = new Map(figures.map((row) => [row.id, row]))
  const told = ROWS.flatMap((row) => {
    const own = byId.get(row.id)
    return own === undefined ? [] : [{ row, own }]
  })
  const { loss, damage } = WORDS[language]
  const named = ({ title, backend }: FaultRow): Cell[] => [title[language], backend]
  const losses = told.flatMap(({ row, own }) =>
    own.kind === 'loss' ? [[...named(row), ...lossCells(own)]] : [],
  )
  const damages = told.flatMap(({ row, own }) =>
    own.kind === 'damage' ? [[...named(row), ...damageCells(own)]] : [],
  )
  return [
    { ...loss, rows: losses, notes: [] },
    { ...damage, rows: damages, notes: [] },
  ].filter(({ rows }) => rows.length > 0)
}

const lossCells = (f: LossFigures): Cell[] => [
  f.tries,
  f.acknowledged,
  f.lost,
  f.duplicated,
  f.broken,
  f.errors,
  f.recoveredP50 ?? NONE,
  f.recoveredMax ?? NONE,
]

const damageCells = (f: DamageFigures): Cell[] => [f.tries, f.told, f.harmless, f.wrong, f.changed]
