import type { TextRepair } from '../api/remember.ts'
import type { Extraction } from '../plugin/extractor.ts'

/** What was done to a text, with how much of it was not read; nothing where there is nothing to tell. */
export function toldRepairs(
  repairs: readonly TextRepair[],
  { unread }: Extraction,
): { readonly repairs?: readonly TextRepair[] } {
  const all: readonly TextRepair[] =
    unread === undefined ? repairs : [...repairs, { kind: 'unread', count: unread }]
  return all.length === 0 ? {} : { repairs: all }
}
