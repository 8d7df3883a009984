import { describe, expect, it } from 'vitest'
import { repositoryPath } from '../src/io/repository.ts'
import { loadSet, setNames } from '../src/retrieval/load-set.ts'

const OWN = repositoryPath('apps', 'bench', 'data', 'retrieval')

it('has sets of its own in English, in Chinese and in both', () => {
  expect(setNames(OWN, 'all')).toEqual(['en', 'mixed', 'zh'])
})

describe.each(['en', 'mixed', 'zh'])('the set %s', (name) => {
  const { conversations, questions } = loadSet(OWN, name)

  it('names each turn and each question once', () => {
    const ids = [...conversations.flatMap(({ turns }) => turns), ...questions].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has evidence that is there, and none for what nothing answers', () => {
    const turns = new Map(conversations.map((one) => [one.id, new Set(one.turns.map(({ id }) => id))]))
    for (const { id, conversation, evidence, answerable } of questions) {
      expect(evidence.length > 0, id).toBe(answerable)
      expect(
        evidence.every((turn) => turns.get(conversation)?.has(turn)),
        id,
      ).toBe(true)
    }
  })

  it('asks every kind of question, and enough of them', () => {
    const kinds = new Set(questions.map(({ category }) => category))
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining([
        'assistant-said',
        'knowledge-update',
        'multi-session',
        'single-hop',
        'temporal',
      ]),
    )
    expect(questions.length).toBeGreaterThanOrEqual(60)
    expect(questions.filter(({ answerable }) => !answerable).length).toBeGreaterThanOrEqual(15)
  })
})
