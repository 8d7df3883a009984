import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { Recollect, ScopedMemory } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { startModelServer } from '@recollect/testkit/model-server'
import type { ModelServer, Replier, ScriptedReply } from '@recollect/testkit/model-server'
import { wrapLanguageModel } from 'ai'
import { onTestFinished } from 'vitest'
import { memoryMiddleware } from '../../src/index.ts'
import type { MemoryMiddlewareOptions } from '../../src/index.ts'

// The warnings of the result are what is looked at.
globalThis.AI_SDK_LOG_WARNINGS = false

const languages = [chinese(), english()]

/** A memory of one test. */
export async function aMemory(): Promise<ScopedMemory> {
  const recollect = await createRecollect({ plugins: [sessions()], store: inMemoryStore(), languages })
  onTestFinished(() => recollect.close())
  return recollect.scope('alice')
}

/** A file of a database, and what opens it, for tests that close it in between. */
export function aDatabase(): () => Promise<Recollect> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-ai-sdk-'))
  onTestFinished(() => {
    rmSync(directory, { recursive: true })
  })
  return () => {
    const store = sqliteStore({ file: join(directory, 'r.db'), durability: 'normal' })
    return createRecollect({ plugins: [sessions()], store, languages })
  }
}

/** A model of the scripted server, over HTTP. */
export async function aModel(said: Replier | readonly ScriptedReply[]) {
  const server = await startModelServer(typeof said === 'function' ? { reply: said } : { script: said })
  onTestFinished(() => server.close())
  const model = createOpenAICompatible({ name: 'scripted', baseURL: server.url }).chatModel('scripted')
  return { server, model }
}

/** The same with a memory around it. */
export async function aChat(
  said: Replier | readonly ScriptedReply[],
  options: Omit<MemoryMiddlewareOptions, 'memory'> = {},
) {
  const memory = await aMemory()
  const { server, model: bare } = await aModel(said)
  const model = wrapLanguageModel({ model: bare, middleware: memoryMiddleware({ memory, ...options }) })
  return { memory, server, model }
}

export interface SentMessage {
  readonly role: string
  readonly content: unknown
}

/** The messages of a request, as the server got them. */
export function messagesOf({ requests }: ModelServer, number = requests.length): readonly SentMessage[] {
  const body: unknown = JSON.parse(JSON.stringify(requests[number - 1]?.body ?? {}))
  return typeof body === 'object' && body !== null && 'messages' in body && Array.isArray(body.messages)
    ? body.messages
    : []
}

export const textsOf = async (memory: ScopedMemory, role: 'user' | 'assistant' | 'tool') =>
  (await memory.items.list({ role })).rows.map(({ text }) => text)

export const factsOf = async (memory: ScopedMemory) =>
  (await memory.cards.list({ active: true })).rows.map(({ slot, value }) => [slot, value])
