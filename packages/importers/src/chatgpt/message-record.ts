import type { EpochMs, Role } from '@recollect/core'
import { labelOf } from '../input/keys.ts'
import { metadataOf } from '../input/metadata.ts'
import { isBlank, listOf, plainOf, shortened, stringOf } from '../input/shape.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { messageOf } from './shapes.ts'
import type { Message } from './shapes.ts'
import { saidIn } from './text.ts'

/** The conversation around a message. */
export interface Around {
  /** Its place in the list. */
  readonly n: number
  readonly conversation: string
  readonly session: string | undefined
  readonly title: string
  /** Of what was said before. */
  readonly time: EpochMs | null
  /** When the conversation began. */
  readonly began: EpochMs | null
  /** Makes keys for messages of conversations without an id. */
  readonly keyOf: (parts: readonly unknown[]) => string
}

const MOST_FILES = 20

/** One node of the tree. */
export function messageRecord(id: string, value: unknown, around: Around): ImportRecord {
  const place = at(around.n, 'mapping', shortened(id))
  const message = messageOf(value)
  if (message === null) return skipped(place, 'malformed', 'not a message with an author and content')
  const { role } = message
  if (role === null) return skipped(place, 'malformed', 'its author is none of user, assistant, tool, system')
  if (isHidden(message)) return skipped(place, 'hidden', 'the conversation did not show it')
  const said = saidIn(message)
  if (said === null || isForTool(message, role))
    return skipped(place, 'not-text', `its content is ${shortened(message.contentType)}`)
  if (isBlank(said.text))
    return said.others > 0
      ? skipped(place, 'not-text', 'it has no words beside pictures or files')
      : skipped(place, 'empty', 'it has no text')
  const time = message.time ?? around.time
  return {
    kind: 'message',
    place,
    message: {
      text: said.text,
      role,
      key: keyFor(message.id ?? id, [role, said.text, time], around),
      metadata: metadataOf('chatgpt', about(message, around, said.others)),
      ...(time === null ? {} : { at: time }),
      ...(around.session === undefined ? {} : { session: around.session }),
    },
  }
}

/** The ids of its messages tell them apart within a conversation. */
const keyFor = (id: string, said: readonly unknown[], { conversation, began, keyOf }: Around): string =>
  conversation === '' ? keyOf([began, id, ...said]) : labelOf('import', 'chatgpt', conversation, id)

const isHidden = ({ metadata, contentType }: Message): boolean =>
  metadata['is_visually_hidden_from_conversation'] === true ||
  metadata['is_user_system_message'] === true ||
  contentType.endsWith('_editable_context')

/** The assistant calls a tool. */
const isForTool = ({ recipient }: Message, role: Role): boolean =>
  role === 'assistant' && recipient !== undefined && recipient !== 'all'

function about({ metadata }: Message, { title }: Around, others: number): Readonly<Record<string, unknown>> {
  const named = listOf(metadata['attachments']).map((file) => stringOf(plainOf(file), 'name'))
  const files = named.flatMap((name) => (name === undefined ? [] : [shortened(name)]))
  const model = stringOf(metadata, 'model_slug')
  return {
    ...(title === '' ? {} : { title: shortened(title) }),
    ...(model === undefined ? {} : { model: shortened(model) }),
    ...(files.length === 0 ? {} : { attachments: files.slice(0, MOST_FILES) }),
    ...(others === 0 ? {} : { otherParts: others }),
  }
}
