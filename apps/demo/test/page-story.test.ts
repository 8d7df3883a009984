import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { Recollect, RecallResult } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { createServer } from '@recollect/server'
import { serve } from '@recollect/server/node'
import type { ServerHandle } from '@recollect/server/node'
import { sqliteStore } from '@recollect/store-sqlite'

let recollect: Recollect
let server: ServerHandle
let directory: string
const errors: unknown[] = []

const parse: <T>(text: string) => T = JSON.parse

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'recollect-story-'))
  const store = sqliteStore({ file: join(directory, 'page.db') })
  recollect = await createRecollect({ plugins: [sessions()], store, languages: [chinese(), english()] })
  server = await serve(createServer(recollect, { onError: (error) => errors.push(error) }), { port: 0 })
})

afterAll(async () => {
  expect(errors).toEqual([])
  await server.close()
  await recollect.close()
  rmSync(directory, { recursive: true, force: true })
})

const post = async <T>(scope: string, path: string, body: unknown): Promise<T> => {
  const answer = await fetch(`${server.url.replace(/\/$/u, '')}/v1/scopes/${scope}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
  return parse<T>(await answer.text())
}

/** As the chat of the page does: a message a request, in one session. */
async function tell(scope: string, messages: readonly string[]): Promise<void> {
  for (const text of messages) await post(scope, '/messages', { messages: [{ text, session: 'chat' }] })
}

const ask = (scope: string, query: string) => post<RecallResult>(scope, '/recall', { query })

describe('a life told on the page', () => {
  beforeAll(async () => {
    await tell('en', [
      'I live in Cork with my husband Ronan',
      'we have two kids, Aoife and Finn',
      'Aoife is 11 and Finn is 8',
      'Ronan is a joiner',
      'we have a dog called Bran',
      "we're planning a trip to Lisbon in May",
      'we moved to Galway',
      "I'm done with hairdressing, I'm a florist now",
      'sorry, Finn is 9, not 8',
      'Bran died this morning',
      'Lisbon is off',
    ])
    await tell('zh', [
      '我住在洛阳，老公叫高远',
      '我们有两个孩子，老大叫高一诺，老二叫果果',
      '一诺今年11岁，果果8岁',
      '高远是木匠',
      '家里养了一条狗叫大黄',
      '打算五月去厦门玩',
      '我们搬到开封了',
      '不剪头发了，我现在是花艺师',
      '说错了，果果9岁',
      '大黄今天早上死了',
      '厦门不去了',
    ])
  })

  it.each([
    ['en', 'Where do I live?', 'You live in Galway.'],
    ['en', 'What does Ronan do?', 'Your husband is a joiner.'],
    ['en', 'How old is Finn?', 'Your child is 9.'],
    ['en', 'How old is Aoife?', 'Your child is 11.'],
    ['en', 'What do I do for a living?', 'You are a florist.'],
    ['zh', '我住在哪里？', '你住在开封。'],
    ['zh', '高远是做什么的？', '你丈夫是木匠。'],
    ['zh', '果果几岁了？', '你孩子9岁。'],
    ['zh', '一诺几岁了？', '你孩子11岁。'],
    ['zh', '我现在做什么工作？', '你是花艺师。'],
  ])('%s: %s', async (scope, question, answer) => {
    const { answer: told, evidence } = await ask(scope, question)
    expect([told.text, evidence]).toEqual([answer, 'strong'])
  })

  it.each([
    ['en', 'Do I have a dog?', /not any more/u],
    ['zh', '我有狗吗？', /^不，.*现在不是了/u],
  ])('%s, of what is over: %s', async (scope, question, answer) => {
    expect((await ask(scope, question)).answer.text).toMatch(answer)
  })

  it.each([
    ['en', 'What are my plans?'],
    ['en', 'Where does Ronan live?'],
    ['zh', '我有什么计划？'],
    ['zh', '高远住在哪里？'],
  ])('%s claims nothing that nobody said: %s', async (scope, question) => {
    expect((await ask(scope, question)).evidence).not.toBe('strong')
  })
})
