import { factText, playConversation } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** Tells the messages one after the other; what holds of anybody but the user, with the name it is filed under. */
async function told(messages: readonly string[], question?: string) {
  const { held, answer } = await playConversation(
    english(),
    messages,
    question === undefined ? {} : { question },
  )
  const facts = held
    .filter(({ entity }) => entity !== 'user')
    .map((card) => `${factText(card)}${card.facet === null ? '' : ` of ${card.facet}`}`)
  return { facts: facts.sort(), answer }
}

describe('somebody who is called otherwise by now', () => {
  it.each([
    ['My sister goes by Lou now', 'Lou'],
    ['she goes by Lou these days', 'Lou'],
    ['Louise is called Lou now', 'Lou'],
    ['My sister has changed her name to Marie', 'Marie'],
    ['everyone calls my sister Lou now', 'Lou'],
  ])('keeps what is known: %s', async (renamed, name) => {
    const { facts, answer } = await told(
      ['My sister Louise lives in York', renamed],
      `Where does ${name} live?`,
    )
    expect(facts).toEqual([`sister location=York of ${name}`, `sister name=${name}`])
    expect(answer).toBe('Your sister lives in York.')
  })

  it('may be a pet', async () => {
    expect((await told(['We have a dog called Rex', 'We renamed Rex to Biscuit'])).facts).toEqual([
      'pet name=Biscuit of dog',
    ])
    expect((await told(['We have a dog called Rex', 'we ended up renaming the dog Biscuit'])).facts).toEqual([
      'pet name=Biscuit of dog',
    ])
  })

  it('is the one of two that is named, or of none is it told', async () => {
    const sons = ['My son Tom is 7', 'My son Max is 9']
    expect((await told([...sons, 'Max goes by Maxim now'])).facts).toEqual([
      'son age=7 of Tom',
      'son age=9 of Maxim',
      'son name=Maxim',
      'son name=Tom',
    ])
    expect((await told([...sons, 'my son goes by Theo now'])).facts).toContain('son name=Tom')
  })

  it.each([
    'Does my sister go by Lou?',
    'If my sister goes by Lou I will laugh',
    'my sister goes by bus now',
    'My boss goes by Lou now',
    'They renamed the street Lou Lane',
    'everyone calls my sister on Sundays now',
    'My sister would never change her name to Lou',
    'time goes by so fast now',
  ])('is not told of: %s', async (text) => {
    expect((await told(['My sister Louise lives in York', text])).facts).toEqual(
      expect.arrayContaining(['sister location=York of Louise', 'sister name=Louise']),
    )
  })
})

describe('two names of one person', () => {
  const two = ['My friend Sam lives in Leeds', 'My friend Sammy is a nurse']
  it.each([
    'Sam and Sammy are the same friend',
    'Sammy and Sam are actually the same person',
    'btw Sam and Sammy are one person',
    'Sammy is just what I call Sam',
    'Sam is short for Sammy',
  ])('are one from then on: %s', async (text) => {
    const { facts, answer } = await told([...two, text, 'Sammy moved to York'], 'What does Sam do?')
    expect(facts).toEqual([
      'friend location=York of Sam',
      'friend name=Sam',
      'friend nickname=Sammy of Sam',
      'friend occupation=nurse of Sam',
    ])
    expect(answer).toBe('Your friend is a nurse.')
  })

  it('of two values of one fact keep the one said later', async () => {
    const moved = [
      'My friend Sam lives in Leeds',
      'My friend Sammy lives in York',
      'Sam and Sammy are the same guy',
    ]
    expect((await told(moved)).facts).toContain('friend location=York of Sam')
    expect((await told(moved)).facts).not.toContain('friend location=Leeds of Sam')
  })

  it.each([
    'Are Sam and Sammy the same person?',
    'Sam and Sammy are not the same person',
    'Sam and Sammy are friends',
    'I wonder if Sam and Sammy are the same person',
    'Sam and Sammy have the same job',
    'My mum thinks Sam and Sammy are the same age',
  ])('stay two: %s', async (text) => {
    expect((await told([...two, text])).facts).toEqual(
      expect.arrayContaining(['friend name=Sam', 'friend name=Sammy', 'friend occupation=nurse of Sammy']),
    )
  })
})

describe('another one than was thought', () => {
  const two = ['My cousin Ana lives in Rome', 'My cousin Beth lives in Oslo']
  it.each([
    "no, that's my other cousin",
    'sorry, I meant my other cousin',
    'oh wait I was talking about my other cousin Ana',
  ])('is the other one known: %s', async (text) => {
    const { facts } = await told([...two, 'she moved to Lima', text])
    expect(facts).toEqual([
      'cousin location=Lima of Ana',
      'cousin location=Oslo of Beth',
      'cousin name=Ana',
      'cousin name=Beth',
    ])
  })

  it('may have no name yet, or have one told with it', async () => {
    const one = ['My cousin Ana lives in Rome', 'my cousin is a vet']
    expect((await told([...one, 'no, my other cousin'])).facts).toContain(
      'cousin occupation=vet of other cousin',
    )
    expect((await told([...one, 'wait, that was my other cousin Beth'])).facts).toContain(
      'cousin occupation=vet of Beth',
    )
    expect((await told(['My cousin Ana lives in Rome', 'my other cousin lives in Oslo'])).facts).toEqual([
      'cousin location=Oslo of other cousin',
      'cousin location=Rome of Ana',
      'cousin name=Ana',
    ])
  })

  it.each([
    'is that my other cousin?',
    'my other cousin is here',
    "that's my other bag",
    'no, not my other cousin again',
    'I love Lima',
  ])('is not told of: %s', async (text) => {
    expect((await told([...two, 'she moved to Lima', text])).facts).toEqual(
      expect.arrayContaining(['cousin location=Lima of Beth', 'cousin location=Rome of Ana']),
    )
  })

  it('takes nothing from a message before the last one', async () => {
    expect((await told([...two, 'what a day', "no, that's my other cousin"])).facts).toEqual(
      expect.arrayContaining(['cousin location=Rome of Ana', 'cousin location=Oslo of Beth']),
    )
  })
})

describe('a question about one of two children', () => {
  const said = ['my kids are Orla and Finn', 'Orla is nine', 'Finn turned five in May', "sorry, Orla's ten"]

  it('is not answered by what was said, or put right, of the other', async () => {
    expect((await told(said, 'How old is Orla?')).answer).toBe('Your child is ten.')
    expect((await told(said, 'How old is Finn?')).answer).toBe('Finn turned five in May')
  })
})
