import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

async function told(messages: readonly string[], question?: string) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('me')
  for (const message of messages) await memory.remember(message)
  const { rows } = await memory.cards.list()
  const answer = question === undefined ? null : ((await memory.recall(question)).answer?.text ?? null)
  await recollect.close()
  const held = rows.filter(({ active, polarity }) => active && polarity === 'positive')
  return { answer, held: held.map(({ slot, value }) => `${slot}=${value}`).toSorted() }
}

describe('wishes and names of things that change', () => {
  it.each([
    [['keep answers short', 'I prefer long, detailed answers'], ['instruction=long, detailed answers']],
    [["don't use emojis", 'You can use emojis again'], ['instruction=You can use emojis again']],
    [['Keep your answers short', 'no need to keep it short anymore'], []],
    [['use British spelling', 'forget the British spelling thing'], []],
    [['always answer in French', "You don't have to answer in French any more"], []],
    [
      ['In code reviews, be blunt', 'always use a friendly tone'],
      ['instruction=In code reviews, be blunt', 'instruction=always use a friendly tone'],
    ],
    [
      ["please don't mention my ex", 'never bring up politics'],
      ["instruction=don't mention my ex", 'instruction=never bring up politics'],
    ],
    [['our staging database is called orca', 'our staging database is called heron'], ['named_thing=heron']],
    [
      ['the printer is on 10.0.0.7', 'the printer password is hunter2'],
      ['named_thing=10.0.0.7', 'named_thing=hunter2'],
    ],
    [['the door code is 4417', 'the door code changed to 5528'], ['named_thing=5528']],
    [['standup is at 9:30', 'standup moved to 10:00'], ['named_thing=10:00']],
    [
      ['my shoe size is 42', 'I wear a medium'],
      ['size=42', 'size=medium'],
    ],
    [['my shoe size is 42', 'my shoe size is 43'], ['size=43']],
    [['my timezone is CET', "I'm on Pacific time now"], ['timezone=Pacific time']],
  ])('%s', async (messages, held) => {
    expect((await told(messages)).held).toEqual(held.toSorted())
  })
})

const WORK = [
  'our staging database is called orca',
  'the wifi password is hunter2',
  'we deploy on Thursdays',
  'our repo lives at github.com/x/y',
  'my shoe size is 42',
  'I wear a medium',
  'my timezone is CET',
  "I'm only around after 6pm",
  'always answer in British English',
  'no emojis',
]

describe('questions about them', () => {
  it.each([
    ["what's our staging database called?", 'orca'],
    ['what is the wifi password?', 'hunter2'],
    ['when do we deploy?', 'Thursdays'],
    ['where does our repo live?', 'github.com/x/y'],
    ['what size shoes do I wear?', '42'],
    ['what is my shoe size?', '42'],
    ["what's my timezone?", 'CET'],
    ['what time zone am I in?', 'CET'],
    ['when am I available?', 'after 6pm'],
    ['how should you answer me?', 'British English'],
    ['what are my preferences for your answers?', 'British English'],
  ])('%s', async (question, words) => {
    const { answer } = await told(WORK, question)
    expect(answer).toContain(words)
    expect(answer?.includes('orca') && answer.includes('hunter2')).toBe(false)
  })

  it('is not answered by another thing', async () => {
    expect(
      (await told(['the wifi password is hunter2'], 'what is the door code?')).answer ?? '',
    ).not.toContain('hunter2')
  })
})
