import { NOT_THE_SPECIES, SPECIES } from '../lexicon/pets/species.ts'
import { oneOf } from './patterns.ts'

const FILED: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SPECIES).flatMap(([species, words]) =>
    words.map((word): [string, string] => [word, species]),
  ),
  ...Object.entries(NOT_THE_SPECIES),
])
const NAMED = new RegExp(oneOf(FILED.keys()), 'gu')

/** 猫 for 小橘猫, 狗 for 柯基; undefined when the words name no animal. The last one named counts: 猫咪 after 狗和. */
export function speciesOf(text: string): string | undefined {
  const last = text.match(NAMED)?.at(-1)
  return last === undefined ? undefined : FILED.get(last)
}
