import type { TextRepair } from '../api/remember.ts'
import type { Extraction } from '../plugin/extractor.ts'

/** What was done to a text, with how much of it was not read; nothing where there is nothing to tell. */
export function toldRepairs(
  repairs: readonly TextRepair[],
  { skipped }: Extraction,
): { readonly repairs?: readonly TextRepair[] } {
  const all: readonly TextRepair[] =
    skipped === undefined ? repairs : [...repairs, { kind: 'skipped', count: skipped }]
  return all.length === 0 ? {} : { repairs: all }
}
