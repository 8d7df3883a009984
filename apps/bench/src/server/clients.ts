import { Agent, request } from 'node:http'
import { millis, timed } from '../stats/time.ts'
import { syntheticStatement } from '../synthetic/statements.ts'
import { seededRandom } from '../synthetic/random.ts'
import type { ClientsResult, ClientsTask } from './messages.ts'
import { LIMIT, questionAt, SCOPE } from './questions.ts'

const ERRORS_SHOWN = 3

interface Call {
  readonly path: string
  readonly body: string
}

/** The clients of one process, each with a connection it keeps. */
export async function ask(task: ClientsTask): Promise<ClientsResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: task.clients })
  const [times, errors]: [number[], string[]] = [[], []]
  const end = performance.now() + task.seconds * 1000
  const random = seededRandom(5)
  let next = 0
  const one = async (): Promise<void> => {
    do {
      const call = callAt((next += 1), task, random)
      try {
        times.push(await millis(() => send(agent, task.url, call)))
      } catch (error) {
        errors.push(String(error))
      }
    } while (performance.now() < end)
  }
  const { ms } = await timed(() => Promise.all(Array.from({ length: task.clients }, one)))
  agent.destroy()
  return { times, errors: errors.slice(0, ERRORS_SHOWN), failed: errors.length, seconds: ms / 1000 }
}

function callAt(at: number, { remembersEvery }: ClientsTask, random: () => number): Call {
  const place = `/v1/scopes/${SCOPE}`
  if (remembersEvery > 0 && at % remembersEvery === 0) {
    return { path: `${place}/messages`, body: JSON.stringify({ messages: [syntheticStatement(random, at)] }) }
  }
  return { path: `${place}/recall`, body: JSON.stringify({ query: questionAt(at), limit: LIMIT }) }
}

/** Rejects unless the answer is a success with JSON in it. */
function send(agent: Agent, url: string, { path, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(new URL(path, url), { agent, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300 && text.startsWith('{')) resolve()
        else reject(new Error(`${String(statusCode)} ${text.slice(0, 200)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
