import type { Page, PageRequest } from '@recollect/core'
import { EPISODE_TEXTS, NODE_TEXTS } from '@recollect/core/store'
import type { ScopeSession } from '../scope-session.ts'
import { episodeReads } from './episodes.ts'
import { nodeReads } from './nodes.ts'

const PAGE = 500

const encoder = new TextEncoder()

/** UTF-8 bytes of the texts of episodes, nodes and versions where the database sees only sealed ones. Reads all. */
export async function sealedBytes(session: ScopeSession): Promise<number> {
  const { episodes } = episodeReads(session)
  const { nodes, versions } = nodeReads(session)
  let bytes = 0
  for await (const rows of pagesOf((page) => episodes(page))) {
    for (const row of rows) bytes += lengthOf(EPISODE_TEXTS.map((field) => row[field]))
  }
  for await (const rows of pagesOf((page) => nodes(page))) {
    for (const row of rows) bytes += lengthOf(NODE_TEXTS.map((field) => row[field]))
    for (const { value, context } of await versions(rows.map(({ id }) => id)))
      bytes += lengthOf([value, context])
  }
  return bytes
}

async function* pagesOf<T>(list: (page: PageRequest) => Promise<Page<T>>): AsyncGenerator<readonly T[]> {
  let cursor: string | null = null
  do {
    const page: Page<T> = await list({ limit: PAGE, cursor })
    yield page.rows
    cursor = page.next
  } while (cursor !== null)
}

const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + encoder.encode(text).length, 0)
