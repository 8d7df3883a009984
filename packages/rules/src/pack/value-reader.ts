import type { StatedValue } from '@recollect/core/extraction'
import type { ValueType } from './values.ts'

/** Longer texts are documents; nobody tells what changed in the middle of one. */
const MOST = 2000
const CLAUSE = /[^.!?;,:()\n。！？；，：（）…]+(?:[.,:](?=\d)[^.!?;,:()\n。！？；，：（）…]+)*/gu
const ASKED = /^[^.!;\n。！；]{0,200}[?？]|^[^.!;\n。！；]{0,200}[吗呢](?:[.。!！]|$)/u

/** Reads texts for new values of some types. Linear: clauses without an anchor of a type are put aside by one look. */
export const valueReader =
  (types: readonly ValueType[]) =>
  (text: string): readonly StatedValue[] => {
    const message = text.slice(0, MOST)
    return [...message.matchAll(CLAUSE)].flatMap(({ index, 0: clause }) =>
      types
        .filter(({ anchors }) => anchors.some((anchor) => clause.includes(anchor)))
        .flatMap((type) => (ASKED.test(message.slice(index)) ? [] : valuesIn(type, clause, index, message))),
    )
  }

function valuesIn(
  { slot, pattern, read }: ValueType,
  said: string,
  index: number,
  message: string,
): readonly StatedValue[] {
  const clause = said.trimStart()
  const earlier = message.slice(0, index + said.length - clause.length)
  return [...clause.trimEnd().matchAll(pattern)].flatMap((match) => {
    const value = match.groups?.['value'] ?? ''
    const at = match.index + Math.max(0, match[0].indexOf(value))
    const [before, after] = [clause.slice(0, at), clause.trimEnd().slice(at + value.length)]
    const found = read({ value, written: value, before, after, earlier, message })
    return found ? [{ slot, facet: found.facet, value: found.value ?? value, whose: found.whose }] : []
  })
}
