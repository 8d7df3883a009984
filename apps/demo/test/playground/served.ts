import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { Recollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { serve } from '@recollect/server/node'
import { sqliteStore } from '@recollect/store-sqlite'
import { playground } from '../../src/playground/index.ts'
import type { OpenOptions, PlaygroundOptions } from '../../src/playground/index.ts'

export interface Served {
  readonly url: string
  readonly recollect: Recollect
  readonly errors: unknown[]
  get(path: string): Promise<Response>
  post(path: string, body: unknown, init?: RequestInit): Promise<Response>
  end(): Promise<void>
}

/** The moment every story ends here. */
export const NOW = Date.UTC(2026, 5, 1, 12)

/** Typed by what the tests expect of it, and then check. */
const parse: <T>(text: string) => T = JSON.parse
export const jsonOf = async <T>(answer: Response): Promise<T> => parse<T>(await answer.text())

/** What an error has in its body. */
export interface ProblemBody {
  readonly code: string
  readonly detail: string
}

const JSON_BODY = { 'content-type': 'application/json' }

/** The playground on a database of its own, over HTTP. */
export async function served(options: Partial<PlaygroundOptions> = {}): Promise<Served> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-playground-'))
  const file = join(directory, 'play.db')
  const open = ({ discoverer, ...more }: Partial<OpenOptions>) =>
    createRecollect({
      plugins: [sessions(), knowledge(discoverer ? { discoverer } : {}), timeline(), transfer()],
      store: sqliteStore({ file }),
      languages: [chinese(), english()],
      ...more,
    })
  const recollect = await open({})
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  const app = playground({ recollect, open, now: () => NOW, data: null, onError, ...options })
  const server = await serve(app, { port: 0 })
  const url = server.url.replace(/\/$/u, '')
  return {
    url,
    recollect,
    errors,
    get: (path) => fetch(url + path),
    post: (path, body, init = {}) =>
      fetch(url + path, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body), ...init }),
    end: async () => {
      await server.close()
      await recollect.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
