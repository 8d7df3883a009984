import type { Content } from '../input/content.ts'
import { countingKeys, labelOf } from '../input/keys.ts'
import { metadataOf } from '../input/metadata.ts'
import { isPlain, shortened, stringOf } from '../input/shape.ts'
import { valuesOf } from '../jsonl/values.ts'
import { skipped } from '../record.ts'
import type { ImportRecord, Place } from '../record.ts'
import { entryOf } from './entry.ts'
import type { Entry } from './entry.ts'

type Said = Extract<Entry, { readonly kind: 'said' }>

/** Transcripts of Claude Code: what was typed and answered, in the order of the file. */
export function readClaudeCode(content: Content): readonly ImportRecord[] {
  const keyOf = countingKeys('import:claude-code')
  const values = valuesOf(content)
  const parents = new Map<string, string>()
  /** The last question below each, and all of them. */
  const prompts = new Map<string, string>()
  const typed = new Set<string>()
  for (const one of values) {
    const line = one.kind === 'value' && isPlain(one.value) ? one.value : {}
    const [id, parent] = [stringOf(line, 'uuid'), stringOf(line, 'parentUuid')]
    if (id === undefined || parent === undefined) continue
    parents.set(id, parent)
    const entry = entryOf(line)
    // Where one question was put in place of another, the last stands.
    if (entry.kind !== 'said' || entry.role !== 'user') continue
    prompts.set(parent, id)
    typed.add(id)
  }
  const isLeft = leftBranches(parents, (id) => typed.has(id) && prompts.get(parents.get(id) ?? '') !== id)
  return values.map((one) => {
    if (one.kind === 'skipped') return one
    if (!isPlain(one.value)) return skipped(one.place, 'malformed', 'not an object')
    const entry = entryOf(one.value)
    if (entry.kind === 'other') return skipped(one.place, entry.reason, entry.detail)
    if (isLeft(entry)) return skipped(one.place, 'branch', 'not on the path that was shown last')
    return messageRecord(entry, one.place, keyOf)
  })
}

/** Whether an entry is a question that was replaced, or follows one. Each is looked at once. */
function leftBranches(
  parents: ReadonlyMap<string, string>,
  isReplaced: (id: string) => boolean,
): (entry: Said) => boolean {
  const left = new Map<string, boolean>()
  return ({ id }) => {
    const walked: string[] = []
    let at: string | undefined = id
    // A circle is walked once.
    while (at !== undefined && !left.has(at)) {
      left.set(at, isReplaced(at))
      walked.push(at)
      at = left.get(at) === true ? undefined : parents.get(at)
    }
    const found = (at === undefined ? left.get(walked.at(-1) ?? id) : left.get(at)) ?? false
    for (const one of walked) left.set(one, found)
    return found
  }
}

function messageRecord(
  entry: Said,
  place: Place,
  keyOf: (parts: readonly unknown[]) => string,
): ImportRecord {
  const { role, text, time, id, session } = entry
  const about: readonly (readonly [string, string])[] = Object.entries(entry.about).flatMap(
    ([name, value]) => (typeof value === 'string' ? [[name, shortened(value)]] : []),
  )
  return {
    kind: 'message',
    place,
    message: {
      text,
      role,
      // A session that is resumed repeats what was said before, under the same ids.
      key: id === '' ? keyOf([session, role, text, time]) : labelOf('import', 'claude-code', id),
      metadata: metadataOf('claude-code', Object.fromEntries(about)),
      ...(time === null ? {} : { at: time }),
      ...(session === undefined ? {} : { session: labelOf('claude-code', session) }),
    },
  }
}
