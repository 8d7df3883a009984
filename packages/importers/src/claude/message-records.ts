import type { EpochMs, Role } from '@recollect/core'
import { labelOf } from '../input/keys.ts'
import { metadataOf } from '../input/metadata.ts'
import { isBlank, shortened } from '../input/shape.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import type { Message } from './shapes.ts'

/** The conversation around a message. */
export interface Around {
  readonly n: number
  readonly conversation: string
  readonly session: string | undefined
  readonly title: string
  readonly time: EpochMs | null
  /** When the conversation began. */
  readonly began: EpochMs | null
  /** Makes keys for messages that are not told apart by ids. */
  readonly keyOf: (parts: readonly unknown[]) => string
}

const MOST_FILES = 20

/**
 * A message, and what was attached to it. Attached texts are somebody's documents, and what is pasted in is cut out of the message by
 * Claude: they are kept as a tool's words, which never become facts.
 */
export function messageRecords(n: number, message: Message, around: Around): readonly ImportRecord[] {
  const place = at(around.n, 'chat_messages', n)
  const { id, role, text, files } = message
  if (role === null) return [skipped(place, 'malformed', 'its sender is none of human, assistant, system')]
  const attached = message.attachments.flatMap(({ name, text: said }, m) =>
    isBlank(said)
      ? []
      : [
          record(
            at(around.n, 'chat_messages', n, 'attachments', m),
            'tool',
            said,
            [name],
            id === '' ? '' : `${id}:${m}`,
            around,
          ),
        ],
  )
  if (!isBlank(text)) return [record(place, role, text, files, id, around), ...attached]
  if (attached.length > 0) return attached
  return [
    files.some((name) => name !== '') || message.hasOthers
      ? skipped(place, 'not-text', 'it has no words beside files or calls of tools')
      : skipped(place, 'empty', 'it has no text'),
  ]
}

function record(
  place: ImportRecord['place'],
  role: Role,
  text: string,
  files: readonly string[],
  id: string,
  { conversation, session, title, time, began, keyOf }: Around,
): ImportRecord {
  const names = files.flatMap((name) => (name === '' ? [] : [shortened(name)])).slice(0, MOST_FILES)
  return {
    kind: 'message',
    place,
    message: {
      text,
      role,
      key:
        conversation === '' || id === ''
          ? keyOf([conversation, began, id, role, text, time])
          : labelOf('import', 'claude', conversation, id),
      metadata: metadataOf('claude', {
        ...(title === '' ? {} : { title: shortened(title) }),
        ...(names.length === 0 ? {} : { attachments: names }),
      }),
      ...(time === null ? {} : { at: time }),
      ...(session === undefined ? {} : { session }),
    },
  }
}
