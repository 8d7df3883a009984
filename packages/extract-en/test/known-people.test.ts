import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** Tells the messages one after the other; what the last one said, with the words it rests on. */
async function lastSaid(messages: readonly string[], atOnce = false) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('me')
  const results = atOnce ? [...(await memory.remember(messages))] : []
  if (!atOnce) for (const message of messages) results.push(await memory.remember(message))
  await recollect.close()
  const { changes = [], item } = results.at(-1) ?? {}
  return changes.flatMap(({ card }) => {
    if (!card?.span) return []
    const words = item?.text.slice(card.span.start, card.span.end) ?? ''
    expect(words).toContain(card.value.slice(0, 3))
    return [`${card.entity} ${card.slot}=${card.value}`]
  })
}

const SISTER = 'My sister Kate lives in Rome'
const HUSBAND = 'My husband Rob is great'

describe('a short form of a name', () => {
  it.each([
    [['My sister Natasha lives in Rome', 'My friend is called Tash', 'Tash moved to Berlin']],
    [['My brother Samuel lives in Rome', 'My cousin Samantha is 20', 'Sam moved to Berlin']],
    [['My sister Natasha lives in Rome', 'Natalia moved to Berlin']],
  ])('means nobody where it may be another: %j', async (messages) => {
    expect((await lastSaid(messages)).filter((said) => /sister|brother|cousin/u.test(said))).toEqual([])
  })
})

describe('somebody known by name', () => {
  it.each([
    [[SISTER, 'Kate moved to Berlin'], 'user.sister location=Berlin'],
    [[SISTER, 'kate moved to Berlin'], 'user.sister location=Berlin'],
    [[SISTER, 'Turns out Kate lives in Lyon now'], 'user.sister location=Lyon'],
    [[HUSBAND, 'Rob is a carpenter'], 'user.husband occupation=carpenter'],
    [[HUSBAND, "Rob's 41 now"], 'user.husband age=41'],
    [[HUSBAND, 'Rob works for Siemens these days'], 'user.husband employer=Siemens'],
    [['My brother Thomas is great', 'Tom moved to Oslo'], 'user.brother location=Oslo'],
    [['I have a dog named Biscuit', 'Biscuit is 4'], 'user.pet age=4'],
  ])('%j', async (messages, said) => {
    expect(await lastSaid(messages)).toContain(said)
    expect(await lastSaid(messages, true)).toContain(said)
  })

  it.each([
    [[SISTER, 'Kate Bush moved to Berlin']],
    [[SISTER, 'Hi Kate, I am fine']],
    [[SISTER, 'Katerina moved to Berlin']],
    [[SISTER, 'My boss Kate moved to Berlin'], 'user.boss location=Berlin'],
    [[SISTER, 'Write a story: "Kate moved to Berlin"']],
    [[SISTER, 'My cousin Kate is tall', 'Kate moved to Berlin']],
    [[SISTER, 'Did Kate move to Berlin?']],
    [['I have a dog named Biscuit', 'I had a biscuit with my tea']],
  ])('is not meant: %j', async (messages, instead?: string) => {
    const said = await lastSaid(messages)
    expect(said.filter((fact) => /sister|pet/u.test(fact))).toEqual([])
    if (instead !== undefined) expect(said).toContain(instead)
  })
})

describe('a pronoun', () => {
  it.each([
    [['My sister lives in Rome', 'She moved to Berlin last week'], 'user.sister location=Berlin'],
    [['My mum is 61', "She's a nurse"], 'user.mother occupation=nurse'],
    [['My sister Kim is a nurse', 'she lives in Leeds'], 'user.sister location=Leeds'],
    [['My dad was the driver of a bus', 'he lives in Leeds'], 'user.father location=Leeds'],
    [['I have a brother', 'what a day', 'He lives in Leeds'], 'user.brother location=Leeds'],
    [['My sister Kate is a nurse', 'Kate called me', 'She lives in Turin now'], 'user.sister location=Turin'],
    [['My parents are visiting', 'They live in Porto'], 'user.parents location=Porto'],
  ])('means the one person spoken of: %j', async (messages, said) => {
    expect(await lastSaid(messages)).toContain(said)
    expect(await lastSaid(messages, true)).toContain(said)
  })

  it.each([
    [['My sister lives in Rome', 'He moved to Berlin']],
    [['My sister met my aunt', 'She moved to Berlin']],
    [['My sister met a nurse', 'She moved to Berlin']],
    [['My sister said the nurse is late', 'She moved to Berlin']],
    [['My sister lives in Rome', 'My neighbour met a woman', 'She moved to Berlin']],
    [['I like tea', 'She moved to Berlin']],
    [['My sister lives in Rome', 'Emma is a singer. She moved to Berlin']],
    [['My sister lives in Rome', 'Where did she move?']],
  ])('means nobody who is known: %j', async (messages) => {
    expect((await lastSaid(messages)).filter((fact) => /location/u.test(fact))).toEqual([])
  })
})

describe('a question that names somebody', () => {
  const told = [
    'My sister Kate lives in Berlin',
    'My husband Rob is a carpenter',
    'I have a dog named Biscuit',
    'Biscuit is 4',
  ]
  it.each([
    ['Where does Kate live?', 'Your sister lives in Berlin.'],
    ['Does Kate live in Berlin?', 'Yes. Your sister lives in Berlin.'],
    ['Does Kate live in Rome?', 'No. Your sister lives in Berlin.'],
    ['What does Rob do?', 'Your husband is a carpenter.'],
    ['How old is Biscuit?', 'Your pet is 4.'],
    ['Who is Kate?', "Your sister's name is Kate."],
  ])('%s', async (question, answer) => {
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
    const memory = recollect.scope('me')
    await memory.remember(told)
    expect((await memory.recall(question)).answer?.text).toBe(answer)
    expect((await memory.recall(question.replace(/Kate|Rob|Biscuit/u, 'Emma'))).evidence).not.toBe('strong')
    await recollect.close()
  })
})

describe('two of one relation', () => {
  it.each([
    ['How old is Leo?', 'Your son is 10.'],
    ['How old is Tom?', 'Your son is 7.'],
    ['How old are my sons?', 'Your son is 10 and 7.'],
    ['Where does Kate live?', 'Your sister lives in Berlin.'],
    ['Where does Anna live?', 'Your sister lives in Paris.'],
  ])('%s', async (question, answer) => {
    const recollect = await createRecollect({
      store: inMemoryStore(),
      languages: [english()],
      clock: { zone: 'UTC', now: () => Date.UTC(2026, 10, 29) },
    })
    const memory = recollect.scope('me')
    await memory.remember(['I have two sons, Leo (9) and Tom (7)', 'Leo is 10 now'])
    await memory.remember(['My sister Kate lives in Rome', 'My sister Anna lives in Paris'])
    await memory.remember('Kate moved to Berlin')
    expect((await memory.recall(question)).answer?.text).toBe(answer)
    await recollect.close()
  })

  it('are one where only one is known', async () => {
    expect(await lastSaid(['My son is 9', 'My son Leo is 10', 'my son is 11'])).toEqual(['user.son age=11'])
  })
})

describe('a question by another word for the same people', () => {
  it.each([
    ['How old are my kids?', 'Your son is 9. Your daughter is 7.'],
    ['What does my husband do?', 'Your partner is a nurse.'],
    ['Where does my wife live?', null],
  ])('%s', async (question, answer) => {
    const recollect = await createRecollect({
      store: inMemoryStore(),
      languages: [english()],
      clock: { zone: 'UTC', now: () => Date.UTC(2026, 10, 29) },
    })
    const memory = recollect.scope('me')
    await memory.remember(['My son is 9', 'My daughter is 7', 'My partner is a nurse'])
    const { answer: found, evidence } = await memory.recall(question)
    if (answer === null) expect(evidence).not.toBe('strong')
    else expect(found?.text).toBe(answer)
    await recollect.close()
  })
})
