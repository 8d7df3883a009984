import type { InYear, Licence } from '../found.ts'
import type { Scene } from '../scene.ts'

/** Words for something that comes once a year. */
export interface Yearless {
  readonly next: number
  readonly inYear: InYear
  /** One day, to which a clock time can be added. */
  readonly isDay?: boolean
}

export interface YearlessForm {
  /** Words it can begin with; `#` for digits. */
  readonly starts: Iterable<string>
  read(scene: Scene, at: number, licence: Licence): Yearless | null
}
