import type { ScopedMemory } from '@recollect/core'
import type { Discoverer } from '@recollect/core/plugin'
import { NOON } from '../fixtures/fixed-clock.ts'
import type { ForgettingStory } from './story.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Ids of what was planted. */
export interface Planted {
  readonly message: string
  readonly field: string
  readonly answer: string
  readonly card: string
}

/** Finds the value in what a user says, tells of episodes in the user's words, and gets some of it wrong. */
export const storyDiscoverer = ({ value }: ForgettingStory): Discoverer => ({
  specVersion: 1,
  name: 'story@1',
  narrate: ({ messages }) => {
    const text = messages.map((message) => message.text).join(' ')
    return Promise.resolve({ title: text.slice(0, 80), summary: text, content: text, sameAs: null })
  },
  discover: (_episode, { messages }) => {
    const said = messages.filter(({ role, text }) => role === 'user' && text.includes(value))
    const draft = (key: string, quote: string) => ({
      ...{ key, value, context: quote, quote },
      gapType: 'personal_fact' as const,
      confidence: 0.9,
    })
    return Promise.resolve({
      reconstruction: 'they spoke of something',
      nodes: said.flatMap(({ text }) => [draft('the first key', text), draft('the second key', text)]),
      relationships:
        said.length > 0
          ? [
              {
                ...{ from: 'the first key', to: 'the second key', type: 'related' as const },
                description: said[0]?.text ?? '',
              },
            ]
          : [],
      rejected: said.map(({ text }) => ({
        ...{ kind: 'reply' as const, reason: 'malformed' as const },
        ...{ detail: text, proposal: text },
      })),
      incomplete: null,
    })
  },
})

/** Says it, has it answered, logged, asked elsewhere, put into forms, told in an episode, found by a query, and taken back once. */
export async function plantStory(memory: ScopedMemory, story: ForgettingStory): Promise<Planted> {
  const { fact, reply, kept } = story
  const at = NOON - 3 * HOUR
  const [said] = await memory.remember([
    { text: fact, session: 'first', at },
    { text: reply, role: 'assistant', session: 'first', at: at + 1000 },
    { text: kept.text, session: 'first', at: at + 2000 },
  ])
  const card = said?.changes[0]?.card
  if (said === undefined || !card) throw new Error(`"${fact}" gave no fact`)
  await memory.session('first').log(fact, reply, { mark: true, at })
  await memory.session('first').log(kept.text, 'OK', { mark: true, at })
  await plantElsewhere(memory, story)
  const answer = await memory.remember({ text: story.answer, role: 'assistant', session: 'second' })
  await memory.discover()
  await memory.recall(story.query)
  const field = await plantForm(memory, story)
  // Waits to be kept with the next write.
  await memory.recall(`${story.value}?`)
  return { message: said.item.id, field, answer: answer.item.id, card: card.id }
}

async function plantElsewhere(memory: ScopedMemory, story: ForgettingStory): Promise<void> {
  const { fact, reply, question, answer, aside, slot, value } = story
  await memory.session('second').log(question, answer, { mark: true })
  await memory.session('second').log(question, aside, { mark: true })
  await memory.session('second').log(fact, null, { topics: [value] })
  await memory.session('old').log(fact, reply, { mark: true, at: NOON - 400 * DAY })
  await memory.sessions.archive()
  const { change } = await memory.put({
    slot,
    value: `${value} 2`,
    validFrom: NOON - 9 * DAY,
    validTo: NOON - 8 * DAY,
  })
  await memory.undo(change)
}

async function plantForm(
  memory: ScopedMemory,
  { field, slot, value, kept }: ForgettingStory,
): Promise<string> {
  const { working } = memory.session('first')
  await working.set({ [field]: value, drink: kept.value })
  const { remembered } = await working.submitForm({
    title: 'Profile',
    fields: { [field]: value, drink: kept.value },
    slots: { [field]: slot },
  })
  const item = remembered.find(({ item: { text } }) => text.includes(value))
  if (item === undefined) throw new Error(`the field "${field}" became no message`)
  return item.item.id
}
