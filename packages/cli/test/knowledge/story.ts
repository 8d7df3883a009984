import { startModelServer, scriptedDiscovery } from '@recollect/testkit/model-server'
import type { ModelServer, StoryBook, StoryMessage } from '@recollect/testkit/model-server'
import { onTestFinished } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'
import type { Ran, Surroundings } from '../support/run.ts'

export interface Told {
  readonly dir: string
  readonly server: ModelServer
  /** One call that knows the model. */
  call(...argv: readonly string[]): Promise<Ran>
  /** The same with `--json`, read. */
  json(...argv: readonly string[]): Promise<Answered>
  /** The same with other surroundings. */
  around(surroundings: Surroundings, ...argv: readonly string[]): Promise<Ran>
  /** Remembers the n-th conversation of the book. */
  hear(n: number): Promise<void>
}

/** What `--json` prints; tests name what they look for. */
export type Answered = ReturnType<typeof JSON.parse>

/** An empty directory, and a model that knows what to say of a book. */
export async function told({ story, conversations }: StoryBook, db?: readonly string[]): Promise<Told> {
  const server = await startModelServer({ reply: scriptedDiscovery(story), keys: ['right'] })
  onTestFinished(() => server.close())
  const dir = emptyDirectory()
  const env = { OPENAI_MODEL: 'scripted', OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'right' }
  const around = (surroundings: Surroundings, ...argv: readonly string[]) =>
    recollect(dir, [...argv, ...(db ?? [])], { ...surroundings, env: { ...env, ...surroundings.env } })
  const call = (...argv: readonly string[]) => around({}, ...argv)
  return {
    dir,
    server,
    call,
    around,
    json: async (...argv) => JSON.parse((await call(...argv, '--json')).out),
    hear: async (n) => {
      const input = (conversations[n] ?? []).map(line).join('\n')
      const { code, err } = await around({ input }, 'remember', '--format', 'jsonl')
      if (code !== 0) throw new Error(err)
    },
  }
}

const line = ({ role, speaker, text, session, at }: StoryMessage): string =>
  JSON.stringify({ role, text, session, at, ...(speaker === undefined ? {} : { speaker }) })
