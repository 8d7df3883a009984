import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { memoryTools, withMemory } from '@recollect/openai'
import { sqliteStore } from '@recollect/store-sqlite'
import { OpenAI } from 'openai'
import { CONVERSATION, QUESTION } from './conversation.ts'
import { withModelAddress } from './model-address.ts'
import type { Settings } from './settings.ts'

const system = {
  role: 'system',
  content: 'Answer in one sentence, in the language of the question.',
} as const

/** Two conversations with a memory, then a question without one. */
export async function runExample(settings: Settings, print: (line: string) => void): Promise<void> {
  const store = sqliteStore({ file: settings.file })
  const recollect = await createRecollect({ plugins: [sessions()], store, languages: [chinese(), english()] })
  const memory = recollect.scope('lin')
  const tools = memoryTools(memory).runnable
  const { model } = settings
  try {
    await withModelAddress(settings, async (baseURL) => {
      const bare = new OpenAI({ baseURL, apiKey: settings.apiKey })
      for (const { session, lines } of CONVERSATION) {
        print(`--- ${session}`)
        const { chat } = withMemory(bare, { memory, session })
        for (const content of lines) {
          print(`You: ${content}`)
          const messages = [system, { role: 'user', content } as const]
          const run = chat.completions.runTools({ model, messages, tools, stream: true })
          print(`AI:  ${(await run.finalContent()) ?? ''}`)
        }
      }
      print('--- without the memory')
      print(`You: ${QUESTION}`)
      const messages = [system, { role: 'user', content: QUESTION } as const]
      const { choices } = await bare.chat.completions.create({ model, messages })
      print(`AI:  ${choices[0]?.message.content ?? ''}`)
    })
    const { rows } = await memory.cards.list({ active: true })
    print('--- what is remembered')
    for (const { slot, value } of rows) print(`${slot} = ${value}`)
  } finally {
    await recollect.close()
  }
}
