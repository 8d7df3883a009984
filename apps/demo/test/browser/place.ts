import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPage } from '../../src/page/open-page.ts'
import type { OpenPage } from '../../src/page/open-page.ts'

/** The page on a database of its own, which can be stopped and started again. */
export interface Place {
  readonly url: string
  readonly page: OpenPage
  /** Ends the server and the database. */
  stop(): Promise<void>
  /** Starts it again on the same file, at the same port. */
  start(): Promise<void>
  /** Stops it and removes the file. */
  end(): Promise<void>
}

/** What nobody foresaw fails the test that looks at it. */
const errors: unknown[] = []
export const unforeseen = (): readonly unknown[] => errors

export async function place(): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-page-'))
  const file = join(directory, 'page.db')
  const begin = (port: number) =>
    openPage({ file, port, language: null, model: null, onError: (error) => errors.push(error) })
  let page = await begin(0)
  const { url } = page
  return {
    url,
    get page() {
      return page
    },
    stop: () => page.close(),
    start: async () => {
      page = await begin(Number(new URL(url).port))
    },
    end: async () => {
      await page.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
