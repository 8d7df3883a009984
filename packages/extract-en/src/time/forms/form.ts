import type { Found, Licence } from '../found.ts'
import type { Scene } from '../scene.ts'

/** One way to say a time. */
export interface Form {
  /** Words it can begin with; `#` for digits, `'` for an apostrophe before digits. */
  readonly starts: Iterable<string>
  read(scene: Scene, at: number, licence: Licence): Found | null
}

export const found = (date: Found['date'] | null, next: number, extra: Partial<Found> = {}): Found | null =>
  date && { date, next, ...extra }
