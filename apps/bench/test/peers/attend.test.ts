import { expect, it } from 'vitest'
import type { Peer } from '../../src/peers/peer.ts'
import { peerReply } from '../../src/peers/protocol.ts'
import type { PeerTask } from '../../src/peers/protocol.ts'
import { attend } from '../../src/peers/worker/attend.ts'

const open: PeerTask = {
  do: 'open',
  peer: 'fake',
  from: '.',
  directory: '.',
  model: { url: 'http://127.0.0.1:9/v1', dimensions: 2 },
}
const tell: PeerTask = { do: 'tell', turns: [{ id: 't1', text: 'a kite' }] }
const ask = (...texts: readonly string[]): PeerTask => ({
  do: 'ask',
  limit: 3,
  questions: texts.map((text) => ({ text, at: 0 })),
})

/** Finds what has the very words, and says what became of it. */
function fake(log: string[] = []): Peer {
  return {
    open: async () => {
      let texts: readonly { readonly id: string; readonly text: string }[] = []
      log.push('open')
      return {
        tell: async (turns) => {
          texts = turns
        },
        ask: async ({ text }, limit) => {
          if (text === 'fail') throw new Error('no such luck')
          const ids = texts.filter((turn) => turn.text.includes(text)).map(({ id }) => id)
          return text === 'sure?'
            ? { ids: ['t1'], nothing: true, answer: 'I do not know.' }
            : { ids: ids.slice(0, limit) }
        },
        close: () => {
          log.push('closed')
        },
      }
    },
    close: () => {
      log.push('left')
    },
  }
}

it('opens, tells, asks and leaves, every reply in the form of the protocol', async () => {
  const log: string[] = []
  const answer = attend(async () => () => fake(log), ['example.org'])
  const replies = []
  for (const task of [open, tell, ask('kite', 'cat', 'sure?'), { do: 'leave' } as const]) {
    replies.push(peerReply.parse(await answer(task)))
  }
  expect(replies.map(({ said }) => said)).toEqual(['opened', 'told', 'found', 'left'])
  expect(replies[2]).toMatchObject({
    found: [
      { ids: ['t1'], answer: null, nothing: false },
      { ids: [], answer: null, nothing: true },
      { ids: ['t1'], answer: 'I do not know.', nothing: true },
    ],
  })
  expect(replies[3]).toMatchObject({ reached: ['example.org'] })
  expect(log).toEqual(['open', 'closed', 'left'])
})

it('gives each conversation a memory of its own', async () => {
  const answer = attend(async () => () => fake(), [])
  await answer(open)
  await answer(tell)
  await answer(ask())
  await answer({ do: 'tell', turns: [{ id: 't2', text: 'a cat' }] })
  expect(await answer(ask('kite'))).toMatchObject({ found: [{ ids: [] }] })
})

it('counts a question that is thrown at as one without an answer, and goes on', async () => {
  const answer = attend(async () => () => fake(), [])
  await answer(open)
  await answer(tell)
  expect(await answer(ask('fail', 'kite'))).toMatchObject({
    found: [
      { ids: [], answer: null, nothing: false, failed: 'no such luck' },
      { ids: ['t1'], failed: null },
    ],
  })
})

it('says what failed where nothing can go on', async () => {
  const answer = attend(async () => {
    throw new Error('not installed')
  }, [])
  expect(await answer(open)).toEqual({ said: 'failed', message: 'not installed' })
})
