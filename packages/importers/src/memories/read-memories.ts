import { InvalidImportError } from '@recollect/core'
import type { Content } from '../input/content.ts'
import { decode } from '../input/decode.ts'
import { isPlain } from '../input/shape.ts'
import { valuesOf } from '../jsonl/values.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord, Place } from '../record.ts'
import { memoryRecords } from './memory-records.ts'
import type { Origin } from './memory-records.ts'
import { listedLine, memoriesIn, memoryOf, textOf } from './shapes.ts'

/** What other systems keep about a user: a list in JSON, an object a line, or a line of text each. @throws InvalidImportError */
export function readMemories(content: Content, origin: Origin): readonly ImportRecord[] {
  if (content.kind === 'text' && !isJsonLines(content.bytes)) return ofText(decode(content.bytes), origin)
  if (content.kind === 'text')
    return valuesOf(content).flatMap((one) =>
      one.kind === 'skipped' ? [one] : ofEntry(one.value, one.place, origin),
    )
  const found = memoriesIn(content.value)
  if (found === null) {
    if (textOf(content.value) !== undefined) return ofEntry(content.value, { line: 1 }, origin)
    throw new InvalidImportError(
      'The file',
      'has no list of memories: neither a list, nor "results" nor "memories".',
    )
  }
  const path = found.name === '' ? [] : [found.name]
  return found.list.flatMap((one, n) => ofEntry(one, at(...path, n), origin))
}

const BRACE = 0x7b
const isJsonLines = (bytes: Uint8Array): boolean => bytes.find((byte) => byte > 0x20) === BRACE

function ofEntry(value: unknown, place: Place, origin: Origin): readonly ImportRecord[] {
  const text = textOf(value)
  if (text === undefined) return [skipped(place, 'malformed', 'it has no "memory"')]
  if (isPlain(value) && value['enabled'] === false) return [skipped(place, 'hidden', 'it is switched off')]
  return memoryRecords(memoryOf(value, text), place, origin)
}

const ofText = (text: string, origin: Origin): readonly ImportRecord[] =>
  text.split('\n').flatMap((line, n) => {
    const listed = listedLine(line)
    return listed === null ? [] : ofEntry(listed, { line: n + 1 }, origin)
  })
