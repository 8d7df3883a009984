import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { Recollect, ScopedMemory } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { startModelServer } from '@recollect/testkit/model-server'
import type { ModelServer, ScriptedReply } from '@recollect/testkit/model-server'
import { OpenAI } from 'openai'
import { onTestFinished } from 'vitest'
import { withMemory } from '../../src/index.ts'
import type { WithMemoryOptions } from '../../src/index.ts'

const languages = [chinese(), english()]

/** A memory of one test. */
export async function aMemory(): Promise<ScopedMemory> {
  const recollect = await createRecollect({ plugins: [sessions()], store: inMemoryStore(), languages })
  onTestFinished(() => recollect.close())
  return recollect.scope('alice')
}

/** A file of a database, and what opens it, for tests that close it in between. */
export function aDatabase(): () => Promise<Recollect> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-openai-'))
  onTestFinished(() => {
    rmSync(directory, { recursive: true })
  })
  return () => {
    const store = sqliteStore({ file: join(directory, 'r.db'), durability: 'normal' })
    return createRecollect({ plugins: [sessions()], store, languages })
  }
}

/** What was written to a client's log. */
export function aLogger() {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  return { lines, logger: { error: write, warn: write, info: () => {}, debug: () => {} } }
}

/** The SDK's client, on the scripted server over HTTP. */
export async function aClient(script: readonly ScriptedReply[], keys?: readonly string[]) {
  const server = await startModelServer({ script, ...(keys === undefined ? {} : { keys }) })
  onTestFinished(() => server.close())
  const { logger, lines } = aLogger()
  const client = new OpenAI({ baseURL: server.url, apiKey: 'secret', logger })
  return { server, client, lines }
}

/** The same with a memory. */
export async function aChat(script: readonly ScriptedReply[], options: Partial<WithMemoryOptions> = {}) {
  const memory = await aMemory()
  const { server, client: bare, lines } = await aClient(script)
  return { memory, server, bare, lines, client: withMemory(bare, { memory, ...options }) }
}

export interface SentMessage {
  readonly role?: string
  readonly type?: string
  readonly content: unknown
}

const sentAs = (field: string, { requests }: ModelServer, number: number): readonly SentMessage[] => {
  const body: unknown = JSON.parse(JSON.stringify(requests[number - 1]?.body ?? {}))
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const [, sent]: readonly unknown[] = entries.find(([name]) => name === field) ?? []
  return Array.isArray(sent) ? sent : []
}

/** The messages of a request, as the server got them. */
export const messagesOf = (server: ModelServer, number = server.requests.length) =>
  sentAs('messages', server, number)

/** The input of a request for a response. */
export const inputOf = (server: ModelServer, number = server.requests.length) =>
  sentAs('input', server, number)

export const textsOf = async (memory: ScopedMemory, role: 'user' | 'assistant' | 'tool') =>
  (await memory.items.list({ role })).rows.map(({ text }) => text)

export const factsOf = async (memory: ScopedMemory) =>
  (await memory.cards.list({ active: true })).rows.map(({ slot, value }) => [slot, value])

export const model = 'scripted'
export const user = (content: string) => ({ role: 'user', content }) as const
export const assistant = (content: string) => ({ role: 'assistant', content }) as const
