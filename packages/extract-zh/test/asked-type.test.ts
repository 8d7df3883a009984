import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
let scopes = 0

async function ask(said: readonly string[], question: string) {
  const memory = recollect.scope(`asked-${String((scopes += 1))}`)
  for (const text of said) await memory.remember(text)
  const { answer, evidence } = await memory.recall(question)
  return `${evidence}: ${answer.text}`
}

describe('what is answered is what is asked for', () => {
  it.each([
    [['我有两个孩子'], '我们家有几个孩子', 'strong: 你有两个孩子。'],
    [['我有两个孩子'], '咱家几个孩子', 'strong: 你有两个孩子。'],
    [['我老公是电工'], '我那口子是干什么工作的', 'strong: 你丈夫是电工。'],
    [['我老公是电工'], '我老婆是做什么工作的', 'none: 我还不知道你妻子的职业。'],
    [['我刚领证'], '我结婚了吗', 'strong: 是的，你领证了。'],
    [['我刚领证'], '我离婚了吗', 'strong: 不，你领证了。'],
  ])('%j, %s: %s', async (said, question, answer) => {
    expect(await ask(said, question)).toBe(answer)
  })
})
