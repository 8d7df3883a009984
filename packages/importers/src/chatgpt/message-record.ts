import type { EpochMs, Role } from '@recollect/core'
import { labelOf } from '../input/keys.ts'
import { metadataOf } from '../input/metadata.ts'
import { isBlank, shortened } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { messageSchema } from './schema.ts'
import type { Message } from './schema.ts'
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

const ROLES: ReadonlyMap<string, Role> = new Map([
  ['user', 'user'],
  ['assistant', 'assistant'],
  ['tool', 'tool'],
  ['system', 'system'],
])
const MOST_FILES = 20

/** One node of the tree. */
export function messageRecord(id: string, value: unknown, around: Around): ImportRecord {
  const place = at(around.n, 'mapping', shortened(id))
  const read = messageSchema.safeParse(value)
  if (!read.success) return skipped(place, 'malformed', 'not a message with an author and content')
  const message = read.data
  const role = ROLES.get(message.author.role)
  if (role === undefined)
    return skipped(place, 'malformed', 'its author is none of user, assistant, tool, system')
  if (isHidden(message)) return skipped(place, 'hidden', 'the conversation did not show it')
  const said = saidIn(message)
  if (said === null || isForTool(message, role))
    return skipped(place, 'not-text', `its content is ${shortened(message.content.content_type)}`)
  if (isBlank(said.text))
    return said.others > 0
      ? skipped(place, 'not-text', 'it has no words beside pictures or files')
      : skipped(place, 'empty', 'it has no text')
  const time = timeOf(message.create_time) ?? around.time
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

const isHidden = ({ metadata, content }: Message): boolean =>
  metadata?.is_visually_hidden_from_conversation === true ||
  metadata?.is_user_system_message === true ||
  content.content_type.endsWith('_editable_context')

/** The assistant calls a tool. */
const isForTool = ({ recipient }: Message, role: Role): boolean =>
  role === 'assistant' && recipient !== undefined && recipient !== null && recipient !== 'all'

function about({ metadata }: Message, { title }: Around, others: number): Readonly<Record<string, unknown>> {
  const files = (metadata?.attachments ?? []).flatMap(({ name }) => (name ? [shortened(name)] : []))
  return {
    ...(title === '' ? {} : { title: shortened(title) }),
    ...(metadata?.model_slug ? { model: shortened(metadata.model_slug) } : {}),
    ...(files.length === 0 ? {} : { attachments: files.slice(0, MOST_FILES) }),
    ...(others === 0 ? {} : { otherParts: others }),
  }
}
