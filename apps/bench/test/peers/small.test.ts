import { describe, expect, it } from 'vitest'
import { environmentIn } from '../../src/peers/environment.ts'
import { reasonOf } from '../../src/peers/install.ts'
import { shortened } from '../../src/peers/shorten.ts'
import { cpuMs, peakMb } from '../../src/peers/worker/usage.ts'
import { conversationSchema, retrievalQuestionSchema } from '../../src/retrieval/schema.ts'

it('takes the first word of npm that says why', () => {
  const said = [
    'Error: Command failed: npm install x',
    'npm warn Unknown user config "a".',
    'npm error code ENOTFOUND',
    'npm error',
    'npm error A complete log of this run can be found in: /somewhere',
  ]
  expect(reasonOf(said.join('\n'))).toBe('code ENOTFOUND')
  expect(reasonOf(new Error('killed'))).toBe('npm did not finish')
})

it('switches telemetry off and gives systems a home that is gone afterwards', () => {
  expect(environmentIn('/there')).toMatchObject({
    MEM0_TELEMETRY: 'False',
    MEMVID_TELEMETRY: '0',
    HOME: '/there',
    NO_PROXY: '127.0.0.1,localhost',
  })
})

it('knows what this process takes, and adds what others take', () => {
  expect(cpuMs([])).toBeGreaterThan(0)
  expect(peakMb([])).toBeGreaterThan(1)
  expect(peakMb([process.pid])).toBeGreaterThanOrEqual(peakMb([]))
  // Long gone: nobody has this number.
  expect(peakMb([2 ** 31 - 1])).toBeGreaterThan(1)
})

describe('a quick run', () => {
  const turns = Array.from({ length: 60 }, (_, place) => ({ id: `t${String(place)}`, text: 'x' }))
  const question = (id: string, more: object) =>
    retrievalQuestionSchema.parse({ id, conversation: 'c', question: '?', ...more })
  const set = {
    name: 'set',
    conversations: ['c', 'd'].map((id) => conversationSchema.parse({ id, turns })),
    questions: [
      question('late', { evidence: ['t50'] }),
      question('early', { evidence: ['t3'] }),
      question('other', { evidence: ['t3'], conversation: 'd' }),
      question('unknown', { answerable: false }),
    ],
  }

  it('tells the beginning and asks what it can answer, and one thing it cannot', () => {
    const short = shortened(set, 1)
    expect(short.conversations.map(({ id, turns: told }) => [id, told.length])).toEqual([['c', 40]])
    expect(short.questions.map(({ id }) => id)).toEqual(['early', 'unknown'])
  })
})
