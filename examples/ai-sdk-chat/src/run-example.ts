import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { memoryMiddleware, memoryTools } from '@recollect/ai-sdk'
import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { generateText, stepCountIs, streamText, wrapLanguageModel } from 'ai'
import { CONVERSATION, QUESTION } from './conversation.ts'
import { withModelAddress } from './model-address.ts'
import type { Settings } from './settings.ts'

const SYSTEM = 'Answer in one sentence, in the language of the question.'

/** Two conversations with a memory, then a question without one. */
export async function runExample(settings: Settings, print: (line: string) => void): Promise<void> {
  const store = sqliteStore({ file: settings.file })
  const recollect = await createRecollect({ plugins: [sessions()], store, languages: [chinese(), english()] })
  const memory = recollect.scope('lin')
  const tools = memoryTools(memory)
  try {
    await withModelAddress(settings, async (baseURL) => {
      const provider = createOpenAICompatible({ name: 'example', baseURL, apiKey: settings.apiKey })
      const bare = provider.chatModel(settings.model)
      for (const { session, lines } of CONVERSATION) {
        print(`--- ${session}`)
        const model = wrapLanguageModel({ model: bare, middleware: memoryMiddleware({ memory, session }) })
        for (const prompt of lines) {
          print(`You: ${prompt}`)
          const { text } = streamText({ model, system: SYSTEM, prompt, tools, stopWhen: stepCountIs(3) })
          print(`AI:  ${await text}`)
        }
      }
      print('--- without the memory')
      print(`You: ${QUESTION}`)
      const { text } = await generateText({ model: bare, system: SYSTEM, prompt: QUESTION })
      print(`AI:  ${text}`)
    })
    const { rows } = await memory.cards.list({ active: true })
    print('--- what is remembered')
    for (const { slot, value } of rows) print(`${slot} = ${value}`)
  } finally {
    await recollect.close()
  }
}
