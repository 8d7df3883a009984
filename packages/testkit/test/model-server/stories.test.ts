import { afterEach, describe, expect, it } from 'vitest'
import { johnEn, johnZh, scriptedDiscovery, startModelServer } from '../../src/model-server/index.ts'
import type { ModelServer, StoryBook, StoryMessage } from '../../src/model-server/index.ts'
import { ask } from './ask.ts'

const open: ModelServer[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

const told = (conversation: readonly StoryMessage[]) =>
  conversation
    .map(({ at, speaker, text }) => `[${at.slice(0, 10)}] ${speaker ?? 'Assistant'}: ${text}`)
    .join('\n')

describe.each<[string, StoryBook]>([
  ['Chinese', johnZh],
  ['English', johnEn],
])('the story of John in %s', (_language, { story, conversations }) => {
  const start = async () => {
    const server = await startModelServer({ reply: scriptedDiscovery(story) })
    open.push(server)
    return server
  }
  const say = async (server: ModelServer, task: string, text: string) =>
    JSON.parse((await ask(server, task, text)).content)

  it('is told conversation by conversation, whatever else is shown before it', async () => {
    const server = await start()
    const before = conversations.map(told)
    for (const [place, conversation] of conversations.entries()) {
      const text = [...before.slice(0, place), told(conversation)].join('\n\n')
      const episode = story[place]
      expect(await say(server, 'episode_narration', text)).toMatchObject(episode?.narration ?? {})
      expect(await say(server, 'reconstruction', episode?.narration.content ?? '')).toEqual({
        reconstruction: episode?.reconstruction,
      })
      const { knowledge_gaps: gaps, relationships } = await say(server, 'knowledge_gaps', text)
      expect(gaps.map(({ key }: { key: string }) => key)).toEqual(episode?.gaps?.map(({ key }) => key))
      expect(relationships).toHaveLength(episode?.relationships?.length ?? 0)
    }
  })

  it('quotes only what John said', () => {
    for (const [place, conversation] of conversations.entries()) {
      const words = conversation.filter(({ role }) => role === 'user').map(({ text }) => text)
      for (const { quote } of story[place]?.gaps ?? [])
        expect(words.some((text) => text.includes(quote))).toBe(true)
    }
  })

  it('begins an episode with each conversation', async () => {
    const text = conversations.map(told).join('\n')
    expect(await say(await start(), 'episode_cuts', text)).toEqual({ cuts: [3, 6] })
  })

  it('is told from what a task is about, not from what is shown beside it', async () => {
    const [first, second] = conversations.map(told)
    const text = `⟦conversation⟧\n${first ?? ''}\n⟦/conversation⟧\n⟦episodes⟧\n${second ?? ''}\n⟦/episodes⟧`
    expect(await say(await start(), 'episode_narration', text)).toMatchObject(story[0]?.narration ?? {})
  })

  it('finds nothing in other conversations', async () => {
    const server = await start()
    expect(await say(server, 'knowledge_gaps', 'Bob: good morning')).toEqual({
      knowledge_gaps: [],
      relationships: [],
    })
    expect(await say(server, 'personal_facts', 'Bob: good morning')).toEqual({ facts: [] })
    expect(await say(server, 'something_else', 'Bob: good morning')).toEqual({})
  })
})
