import { HumanMessage } from '@langchain/core/messages'
import { MemorySaver } from '@langchain/langgraph'
import { ChatOpenAI } from '@langchain/openai'
import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { RecollectStore } from '@recollect/langgraph'
import { sqliteStore } from '@recollect/store-sqlite'
import { CONVERSATION, QUESTION } from './conversation.ts'
import { agentGraph } from './graph.ts'
import { withModelAddress } from './model-address.ts'
import type { Settings } from './settings.ts'

/** Two threads with a store, then a question without one. */
export async function runExample(settings: Settings, print: (line: string) => void): Promise<void> {
  const { apiKey, model, file } = settings
  const recollect = await createRecollect({
    store: sqliteStore({ file }),
    languages: [chinese(), english()],
  })
  const store = new RecollectStore(recollect.scope('agent'), { index: { fields: ['text'] } })
  try {
    await withModelAddress(settings, async (baseURL) => {
      const graph = agentGraph(new ChatOpenAI({ model, apiKey, configuration: { baseURL } }))
      const agent = graph.compile({ store, checkpointer: new MemorySaver() })
      const say = async (to: Pick<typeof agent, 'invoke'>, thread: string, line: string) => {
        print(`You: ${line}`)
        const configurable = { thread_id: thread, user: 'lin' }
        const { messages } = await to.invoke({ messages: [new HumanMessage(line)] }, { configurable })
        print(`AI:  ${messages.at(-1)?.text ?? ''}`)
      }
      for (const { thread, lines } of CONVERSATION) {
        print(`--- ${thread}`)
        for (const line of lines) await say(agent, thread, line)
      }
      print('--- without the store')
      await say(graph.compile(), 'none', QUESTION)
    })
    print('--- what is remembered')
    for (const { namespace, value } of await store.search(['memories']))
      print(`${namespace.join(' / ')}: ${String(value['text'])}`)
  } finally {
    await recollect.close()
  }
}
