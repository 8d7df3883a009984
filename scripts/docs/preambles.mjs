/**
 * Code that stands before the fragments of a page, where the page is read in a registry and a comment in it would be seen by those who read
 * its source. Pages in `docs/` say it themselves, in `<!-- check: … -->`.
 * @type {Readonly<Record<string, string>>}
 */
export const PREAMBLES = {
  'packages/core/README.md': `
import { createRecollect } from '@recollect/core'
import type { RecallResult } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
declare const found: RecallResult
declare const show: (hits: RecallResult['hits']) => void`,
  'packages/cli/README.md': `import type { CardDraft } from '@recollect/core/extraction'`,
  'packages/cli/README.zh-CN.md': `import type { CardDraft } from '@recollect/core/extraction'`,
  'packages/importers/README.md': `
import { readFile } from 'node:fs/promises'
import { readImport } from '@recollect/importers'`,
  'packages/mcp/README.md': `
import { readFile } from 'node:fs/promises'
declare const aliceToken: string, supportToken: string`,
  'packages/privacy/README.md': `
import { createRecollect } from '@recollect/core'
import type { JobQueue } from '@recollect/core/store'
declare const queue: JobQueue<unknown>
declare const key: Uint8Array`,
  'packages/transfer/README.md': `
import type { LanguagePack, Store } from '@recollect/core'
declare const store: Store, languages: readonly LanguagePack[]`,
  'packages/test-postgres/README.md': `declare const answerFrom: (url: string) => Promise<string>`,
  'packages/testkit/README.md': `
import type { Store } from '@recollect/core'
import type { Discoverer } from '@recollect/core/plugin'
import type { JobsHarness } from '@recollect/testkit'
declare const createMine: () => Promise<Store>
declare const reference: { readonly name: string; readonly create: () => Promise<Store> }
declare const myDiscoverer: (options: { readonly baseURL: string; readonly model: string }) => Discoverer
declare const myJobs: (options: object) => ReturnType<JobsHarness['create']>`,
}
