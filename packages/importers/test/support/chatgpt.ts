export interface Said {
  readonly id: string
  readonly parent?: string | null
  readonly role?: string
  readonly parts?: readonly unknown[]
  readonly type?: string
  readonly time?: number | null
  readonly metadata?: Readonly<Record<string, unknown>>
  readonly recipient?: string
  readonly content?: Readonly<Record<string, unknown>>
}

/** A conversation as `conversations.json` of ChatGPT has it: a tree of nodes. */
export const conversation = (nodes: readonly Said[], more: Readonly<Record<string, unknown>> = {}) => ({
  title: 'Where I live',
  create_time: 1700000000.5,
  update_time: 1700000100,
  conversation_id: 'c1',
  current_node: nodes.at(-1)?.id,
  mapping: Object.fromEntries([
    ['root', { id: 'root', message: null, parent: null, children: ['m1'] }],
    ...nodes.map((said, n) => [said.id, node(said, nodes[n - 1]?.id ?? 'root')]),
  ]),
  ...more,
})

const node = (said: Said, before: string) => ({
  id: said.id,
  parent: said.parent === undefined ? before : said.parent,
  children: [],
  message: {
    id: said.id,
    author: { role: said.role ?? 'user', name: null, metadata: {} },
    create_time: said.time === undefined ? 1700000001.25 : said.time,
    update_time: null,
    content: said.content ?? { content_type: said.type ?? 'text', parts: said.parts ?? [] },
    status: 'finished_successfully',
    weight: 1,
    metadata: said.metadata ?? {},
    recipient: said.recipient ?? 'all',
  },
})
