import { createRecollect } from '@recollect/core'
import type { Recollect, ScopedMemory } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let recollect: Recollect
beforeAll(async () => {
  recollect = await createRecollect({ store: inMemoryStore(), languages: [english(), chinese()] })
})
afterAll(() => recollect.close())

/** Said beside what is asked for, in every memory. */
const BESIDE = ['I love hiking in the mountains', 'We had soup for dinner', '外面在下雨', '晚上吃了火锅']

let count = 0
async function memoryOf(messages: readonly string[]): Promise<ScopedMemory> {
  count += 1
  const memory = recollect.scope(`memory-${String(count)}`)
  await memory.remember([...BESIDE, ...messages])
  return memory
}

describe('what stands in a message is not said to be unknown', () => {
  it.each([
    ['my favorite text editor is Neovim', 'What is my favorite text editor?', 'Neovim'],
    ['The dentist appointment is on Tuesday at 3', 'When is my dentist appointment?', 'Tuesday'],
    ['the guest wifi password is pinecone7', 'What is the guest wifi password?', 'pinecone7'],
    ['The gate code for the parking lot is 4471', 'What is the gate code?', '4471'],
    ['The spare key is under the blue flowerpot', 'Where is the spare key?', 'flowerpot'],
    ['My locker number is 218', 'What is my locker number?', '218'],
    ['The plumber quoted 450 dollars for the sink', 'How much did the plumber quote?', '450'],
    ['My blood pressure was 140 over 90', 'What was my blood pressure?', '140'],
    ['I parked the car on level 3', 'Where did I park the car?', 'level 3'],
    ['my go-to karaoke song: Africa by Toto', 'What is my go-to karaoke song?', 'Africa'],
    ['Passport number X1234567 expires in 2031', 'When does my passport expire?', '2031'],
    ['我最喜欢的编辑器是Neovim', '我最喜欢的编辑器是什么？', 'Neovim'],
    ['我最喜欢的调料是孜然', '我最喜欢的调料是什么？', '孜然'],
    ['牙医预约在周二下午三点', '牙医预约是什么时候？', '周二'],
    ['家里的wifi密码是hunter22', 'wifi密码是什么？', 'hunter22'],
    ['备用钥匙在蓝色花盆下面', '备用钥匙在哪？', '花盆'],
    ['停车场的门禁密码是4471', '门禁密码是多少？', '4471'],
    ['我的储物柜号码是218', '我的储物柜号码是多少？', '218'],
    ['我的血压是140/90', '我的血压是多少？', '140'],
    ['我把车停在三层C区', '我的车停在哪？', '三层'],
    ['水管工报价450块', '水管工报价多少？', '450'],
    ['我的护照2031年到期', '我的护照什么时候到期？', '2031'],
  ])('%s ← %s', async (message, question, words) => {
    const answer = await (await memoryOf([message])).answer(question)
    expect(answer.text).toContain(words)
    expect(answer.evidence).not.toBe('none')
  })
})

describe('what nobody told stays unknown', () => {
  it.each([
    'What is my blood type?',
    'Where does my brother live?',
    'Do I have a car?',
    'What is my phone number?',
    'When is my birthday?',
    'What is the gate code?',
    'Who is my dentist?',
    'What is my shoe size?',
    'How tall am I?',
    'What is my wife called?',
    'What is the name of my school?',
    'What is my salary?',
    'What is my landlord called?',
    'Am I allergic to anything?',
    'When is my dentist appointment?',
    '我的血型是什么？',
    '我有车吗？',
    '我的电话是多少？',
    '我生日是哪天？',
    '门禁密码是多少？',
    '我身高多少？',
    '我的房东是谁？',
    '我妻子叫什么？',
    '我的鞋码是多少？',
    '我对什么过敏？',
    '我在哪里上学？',
  ])('%s', async (question) => {
    const answer = await (await memoryOf(['I asked the neighbours for help', '我问了邻居'])).answer(question)
    expect(answer.evidence).toBe('none')
  })
})

describe('what is known of the user', () => {
  const SAID = [
    'My name is Ana',
    'I live in Rome',
    'I like tea',
    'I am allergic to peanuts',
    '我下周要去杭州',
  ]

  it.each([
    'What do you know about me?',
    'what do you remember about me',
    'Tell me everything you know about me.',
  ])('is told side by side, most telling first: %s', async (question) => {
    const { text, evidence } = await (await memoryOf(SAID)).answer(question)
    expect(evidence).toBe('strong')
    const lines = text.split('\n')
    expect(lines.slice(0, 3)).toEqual([
      'Your name is Ana.',
      'You live in Rome.',
      'You are allergic to peanuts.',
    ])
    expect(lines.length).toBeLessThanOrEqual(9)
  })

  it.each(['你都记得我什么？', '你知道我什么？'])(
    'is told in the language of the question: %s',
    async (question) => {
      const { text } = await (await memoryOf(['我叫安娜', '我住在长沙', '我对花生过敏'])).answer(question)
      expect(text).toMatch(/^你叫安娜。\n你住在长沙。\n你对花生过敏。/u)
    },
  )

  it('is not known where nothing was told', async () => {
    const memory = recollect.scope('nobody')
    expect(await memory.answer('What do you know about me?')).toMatchObject({ evidence: 'none', cards: [] })
    expect(await memory.answer('你都记得我什么？')).toMatchObject({ evidence: 'none', cards: [] })
  })

  it('stays short, however much is known', async () => {
    const likes = Array.from({ length: 40 }, (_, at) => `I like game ${String(at)}x`)
    const { text } = await (await memoryOf(likes)).answer('What do you know about me?')
    expect(text.split('\n').length).toBeLessThanOrEqual(9)
    expect(text.length).toBeLessThan(600)
  })
})
