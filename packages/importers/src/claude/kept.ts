import type { countingKeys } from '../input/keys.ts'
import { metadataOf } from '../input/metadata.ts'
import { isBlank, isPlain, listOf, plainOf, shortened, stringOf } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'
import { memoryRecords } from '../memories/memory-records.ts'
import type { Origin } from '../memories/memory-records.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord, Place } from '../record.ts'

type KeyOf = ReturnType<typeof countingKeys>

/** Elements of `memories.json`, `projects.json` and `users.json`, which come beside the conversations. */
export const isKept = (value: Plain): boolean => isMemories(value) || isProject(value) || isAccount(value)

const isMemories = (value: Plain): boolean => 'conversations_memory' in value || 'project_memories' in value
const isProject = (value: Plain): boolean =>
  'prompt_template' in value || ('docs' in value && 'uuid' in value)
const isAccount = (value: Plain): boolean => 'email_address' in value && !('chat_messages' in value)

/** Null for an element of another kind. */
export function keptRecords(
  value: unknown,
  n: number,
  keyOf: KeyOf,
  origin: Origin,
): readonly ImportRecord[] | null {
  if (!isPlain(value)) return null
  if (isMemories(value)) return memoriesOf(value, n, origin)
  if (isProject(value)) return projectOf(value, n, keyOf)
  return isAccount(value) ? [skipped(at(n), 'account', 'an account: nothing that was said')] : null
}

/** Written by Claude about the user, paragraph by paragraph. */
function memoriesOf(value: Plain, n: number, origin: Origin): readonly ImportRecord[] {
  const texts: readonly (readonly [Place, unknown, string])[] = [
    [at(n, 'conversations_memory'), value['conversations_memory'], ''],
    ...Object.entries(plainOf(value['project_memories'])).map(
      ([id, text]) => [at(n, 'project_memories', shortened(id)), text, id] as const,
    ),
  ]
  return texts.flatMap(([place, text, project]) =>
    typeof text === 'string'
      ? paragraphsOf(text).flatMap((one) =>
          memoryRecords(
            {
              text: one,
              time: timeOf(value['updated_at']) ?? timeOf(value['created_at']),
              id: '',
              about: project === '' ? {} : { project: shortened(project) },
              holds: true,
            },
            place,
            origin,
          ),
        )
      : [],
  )
}

/** Without its headings. */
const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n\s*\n|\n(?=[^\S\n]*[-*] )/u).flatMap((one) => {
    const bare = one
      .replaceAll(/^(?:#{1,6} .*|\*\*[^*\n]{1,200}\*\*:?)$/gmu, '')
      .replace(/^\s*[-*] /u, '')
      .trim()
    return isBlank(bare) ? [] : [bare]
  })

/** Documents are somebody's texts, and a template tells an assistant what to do: neither states anything of the user. */
function projectOf(value: Plain, n: number, keyOf: KeyOf): readonly ImportRecord[] {
  const title = shortened(stringOf(value, 'name') ?? '')
  const project = stringOf(value, 'uuid') ?? ''
  const record = (place: Place, role: 'tool' | 'system', text: unknown, name: string, time: unknown) =>
    typeof text !== 'string' || isBlank(text)
      ? []
      : [
          documentRecord(
            place,
            role,
            text,
            { project: title, document: name },
            [project, name],
            timeOf(time),
            keyOf,
          ),
        ]
  const docs = listOf(value['docs']).flatMap((doc, m) => {
    const read = plainOf(doc)
    const name = shortened(stringOf(read, 'filename', 'file_name') ?? '')
    return record(at(n, 'docs', m), 'tool', read['content'], name, read['created_at'])
  })
  const records = [
    ...record(at(n, 'description'), 'tool', value['description'], 'description', value['created_at']),
    ...record(
      at(n, 'prompt_template'),
      'system',
      value['prompt_template'],
      'prompt_template',
      value['created_at'],
    ),
    ...docs,
  ]
  return records.length > 0 ? records : [skipped(at(n), 'empty', 'it has no text')]
}

const documentRecord = (
  place: Place,
  role: 'tool' | 'system',
  text: string,
  about: Readonly<Record<string, string>>,
  ids: readonly string[],
  time: number | null,
  keyOf: KeyOf,
): ImportRecord => ({
  kind: 'message',
  place,
  message: {
    text,
    role,
    key: keyOf(['document', ...ids, text]),
    metadata: metadataOf(
      'claude',
      Object.fromEntries(Object.entries(about).filter(([, held]) => held !== '')),
    ),
    ...(time === null ? {} : { at: time }),
  },
})
