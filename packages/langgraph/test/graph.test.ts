import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages'
import { tool } from '@langchain/core/tools'
import { END, MemorySaver, MessagesAnnotation, START, StateGraph, getStore } from '@langchain/langgraph'
import type { LangGraphRunnableConfig } from '@langchain/langgraph'
import { createReactAgent } from '@langchain/langgraph/prebuilt'
import { ChatOpenAI } from '@langchain/openai'
import { startModelServer } from '@recollect/testkit/model-server'
import type { ScriptedReply } from '@recollect/testkit/model-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RecollectStore } from '../src/index.ts'
import { aDatabase, aStore } from './support/store.ts'

async function aModel(script: readonly ScriptedReply[]) {
  const server = await startModelServer({ script })
  onTestFinished(() => server.close())
  const configuration = { baseURL: server.url }
  return {
    server,
    model: new ChatOpenAI({ model: 'scripted', apiKey: 'secret', maxRetries: 0, configuration }),
  }
}

const namespaceOf = ({ configurable }: LangGraphRunnableConfig) => [
  'memories',
  String(configurable?.['user']),
]

/** Keeps what the user says, and answers with what was kept. */
function chatGraph(model: ChatOpenAI) {
  const answer = async ({ messages }: typeof MessagesAnnotation.State, config: LangGraphRunnableConfig) => {
    const last = messages.at(-1)?.text ?? ''
    const found = (await config.store?.search(namespaceOf(config), { query: last, limit: 3 })) ?? []
    await config.store?.put(namespaceOf(config), last, { text: last })
    const known = found.map(({ value }) => String(value['text'])).join('\n')
    return { messages: [await model.invoke([new SystemMessage(`Known:\n${known}`), ...messages])] }
  }
  return new StateGraph(MessagesAnnotation)
    .addNode('answer', answer)
    .addEdge(START, 'answer')
    .addEdge('answer', END)
}

describe('a graph with the store', () => {
  it('remembers across threads and restarts, each user for themselves', async () => {
    const open = aDatabase()
    const { server, model } = await aModel(['ok'])
    const say = async (user: string, thread: string, text: string) => {
      const recollect = await open()
      const store = new RecollectStore(recollect.scope('agent'))
      const graph = chatGraph(model).compile({ store, checkpointer: new MemorySaver() })
      const configurable = { user, thread_id: thread }
      await graph.invoke({ messages: [new HumanMessage(text)] }, { configurable })
      await recollect.close()
      return server.requests.at(-1)?.system ?? ''
    }
    await say('alice', 't1', 'I love green tea. 我住在长沙。')
    await say('bob', 't2', 'I love black coffee and green tea.')
    expect(await say('alice', 't3', 'Which tea do I love?')).toContain('我住在长沙')
    expect(await say('alice', 't4', 'Which coffee do I love?')).not.toContain('black coffee')
    expect(await say('bob', 't5', '我喜欢喝什么 coffee？')).toContain('black coffee')
  })

  it('serves tools of an agent that write and read at the same time', async () => {
    const { server, model } = await aModel([
      {
        content: null,
        toolCalls: ['tea', 'jazz', '长沙'].map((text) => ({ name: 'keep', arguments: { text } })),
      },
      { content: null, toolCalls: [{ name: 'look', arguments: { text: '长沙' } }] },
      'done',
    ])
    const { store } = await aStore()
    const schema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } as const
    const keep = tool(
      async ({ text }: { text: string }) => {
        await getStore()?.put(['notes'], text, { text })
        return 'kept'
      },
      { name: 'keep', description: 'Keeps a note.', schema },
    )
    const look = tool(
      async ({ text }: { text: string }) =>
        JSON.stringify(await getStore()?.search(['notes'], { query: text, limit: 1 })),
      { name: 'look', description: 'Looks for a note.', schema },
    )
    const agent = createReactAgent({ llm: model, tools: [keep, look], store })
    const { messages } = await agent.invoke({ messages: [new HumanMessage('Keep these.')] })
    expect(messages.at(-1)).toBeInstanceOf(AIMessage)
    expect((await store.search(['notes'])).map(({ key }) => key).toSorted()).toEqual(['jazz', 'tea', '长沙'])
    expect(server.requests.at(-1)?.user).toContain('长沙')
  })
})
