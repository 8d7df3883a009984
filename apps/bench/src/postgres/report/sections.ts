import type { Section } from '../../quality/sections.ts'
import { sectionLines } from '../../io/sections.ts'
import type { Plans } from '../plans.ts'
import type { PostgresFigures } from '../run.ts'
import { floorSection } from './floor.ts'
import { importSection } from './import.ts'
import { scaleSections } from './scale.ts'
import { writersSection } from './writers.ts'

/** All tables there is something for. */
export function sectionsOf(figures: PostgresFigures, plans: Plans): readonly Section[] {
  const { remember, recall, roundTrips, writers, scale } = figures
  return [
    ...(writers ? [writersSection(writers)] : []),
    ...(scale ? scaleSections(scale) : []),
    ...(figures.import ? [importSection(figures.import)] : []),
    ...(remember && recall ? [floorSection({ remember, recall }, roundTrips ?? [], plans)] : []),
  ]
}

export function serverLine({ server }: PostgresFigures): string {
  const settings = Object.entries(server.settings).map(([name, value]) => `${name} ${value}`)
  return `PostgreSQL ${server.version}; ${settings.join(', ')}.`
}

/** For a terminal. */
export const summaryLines = (figures: PostgresFigures, plans: Plans): string[] => [
  serverLine(figures),
  '',
  ...sectionLines(sectionsOf(figures, plans)),
]
