import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { readImport } from '@recollect/importers'
import { llmDiscoverer, llmExtractor, openAiEmbedder, openAiModel } from '@recollect/llm-discovery'
import { localEmbedder } from '@recollect/llm-discovery/local'
import { createMcpServer, createReferenceServer, serveHttp, serveStdio } from '@recollect/mcp'
import { inMemoryStore } from '@recollect/store-memory'
import {
  accessControl,
  applyRetention,
  auditTrail,
  erasureReceipt,
  fieldCipher,
  generateKey,
  keyRing,
  privacyJobs,
  rekeyAll,
  rekeyScope,
  verifyReceipt,
} from '@recollect/privacy'
import { createServer } from '@recollect/server'
import { postgresStore } from '@recollect/store-postgres'
import { postgresJobs } from '@recollect/store-postgres/jobs'
import { backupSqlite, restoreBackup, sqliteStore } from '@recollect/store-sqlite'
import { sqliteJobs } from '@recollect/store-sqlite/jobs'
import { uiApp } from '@recollect/ui'
import { describe, expect, it } from 'vitest'

const ring = keyRing({ keys: { a: generateKey() }, current: 'a', indexKey: generateKey() })
const store = inMemoryStore()
const recollect = await createRecollect({ plugins: [sessions()], store, languages: [english()] })
const memory = recollect.scope('s')
const url = 'postgres://localhost/none'

/** Every function that is given options, as a caller without types may call it. */
const FACTORIES: readonly (readonly [
  name: string,
  call: (more: object) => unknown,
  misspelt: string,
  meant: string | null,
])[] = [
  ['sqliteStore', (more) => sqliteStore({ file: ':memory:', ...more }), 'ciper', 'cipher'],
  ['sqliteJobs', (more) => sqliteJobs({ file: ':memory:', ...more }), 'poolMs', 'pollMs'],
  ['backupSqlite', (more) => backupSqlite({ file: 'a.db', to: 'b.db', ...more }), 'signl', 'signal'],
  ['restoreBackup', (more) => restoreBackup({ from: 'a.db', to: 'b.db', ...more }), 'clok', 'clock'],
  ['postgresStore', (more) => postgresStore({ url, ...more }), 'ciper', 'cipher'],
  ['postgresJobs', (more) => postgresJobs({ url, ...more }), 'poolMs', 'pollMs'],
  [
    'keyRing',
    (more) => keyRing({ keys: { a: generateKey() }, current: 'a', indexKey: generateKey(), ...more }),
    'indexkey',
    'indexKey',
  ],
  ['fieldCipher', (more) => fieldCipher({ ring, ...more }), 'seals', 'seal'],
  ['accessControl', (more) => accessControl(more), 'quota', 'quotas'],
  ['accessControl with an audit', (more) => accessControl({ audit: more }), 'read', 'reads'],
  ['auditTrail', (more) => auditTrail({ store, scope: 's', ...more }), 'kye', 'key'],
  ['rekeyAll', (more) => rekeyAll(store, more), 'limt', 'limit'],
  ['rekeyScope', (more) => rekeyScope(store, 's', more), 'limt', 'limit'],
  ['privacyJobs', (more) => privacyJobs({ store, ...more }), 'retenion', 'retention'],
  ['applyRetention', (more) => applyRetention(memory, {}, more), 'dryrun', 'dryRun'],
  ['erasureReceipt', async (more) => erasureReceipt(await memory.erase(), more), 'kye', 'key'],
  ['verifyReceipt', (more) => verifyReceipt('{}', more), 'scop', 'scope'],
  ['english', (more) => english(more), 'witout', 'without'],
  ['chinese', (more) => chinese(more), 'registr', 'register'],
  ['readImport', (more) => readImport(new Uint8Array(), more), 'formt', 'format'],
  ['openAiModel', (more) => openAiModel({ model: 'm', ...more }), 'apikey', 'apiKey'],
  ['openAiEmbedder', (more) => openAiEmbedder({ model: 'm', dimensions: 3, ...more }), 'apikey', 'apiKey'],
  ['localEmbedder', (more) => localEmbedder({ folder: '/nowhere', ...more }), 'poling', 'pooling'],
  [
    'llmDiscoverer',
    (more) => llmDiscoverer({ model: openAiModel({ model: 'm' }), ...more }),
    'languge',
    'language',
  ],
  [
    'llmExtractor',
    (more) => llmExtractor({ model: openAiModel({ model: 'm' }), ...more }),
    'confidense',
    'confidence',
  ],
  ['createServer', (more) => createServer(recollect, more), 'authentcate', null],
  ['createMcpServer', (more) => createMcpServer(recollect, more), 'scop', null],
  ['createReferenceServer', (more) => createReferenceServer(recollect, more), 'deleton', null],
  ['serveHttp', (more) => serveHttp(createMcpServer(recollect, { scope: 's' }), more), 'token', 'tokens'],
  ['serveStdio', (more) => serveStdio(createMcpServer(recollect, { scope: 's' }), more), 'acess', 'access'],
  ['uiApp', (more) => uiApp(more as never), 'playgrond', 'playground'],
]

describe('an option that is misspelt', () => {
  it.each(FACTORIES)('is refused by %s', async (_, call, misspelt, meant) => {
    const error = await (async () => call({ [misspelt]: 1 }))().then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ code: expect.stringMatching(/^INVALID_(?:CONFIG|INPUT)$/u) })
    expect(String(error)).toContain(misspelt)
    if (meant !== null) expect(String(error)).toContain(`Did you mean "${meant}"?`)
  })
})
