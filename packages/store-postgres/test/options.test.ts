import { describe, expect, it } from 'vitest'
import { postgresStore } from '../src/index.ts'
import { settingsOf } from '../src/options.ts'

const url = 'postgres://application@127.0.0.1:5432/memory'
const refused = expect.objectContaining({
  code: 'INVALID_CONFIG',
  message: expect.stringMatching(/\. .+\./u),
})

describe('options', () => {
  it.each([
    [{}],
    [{ url, connection: {} }],
    [{ url: '' }],
    [{ url: 'memory.db' }],
    [{ url: 'mysql://root@127.0.0.1/memory' }],
    [{ url: 'postgres://127.0.0.1:99999/memory' }],
    [{ url: 'postgres://application:%FF@127.0.0.1/memory' }],
    [{ url: 'postgres://application@127.0.0.1/%E5%8C' }],
    [{ url, replicaUrl: '127.0.0.1' }],
    [{ url, schema: '' }],
    [{ url, schema: 'a\0b' }],
    [{ url, schema: 's'.repeat(64) }],
    [{ url, schema: '记忆'.repeat(11) }],
    [{ url, schema: 'pg_memory' }],
    [{ url, schema: '$user' }],
    [{ url, grantTo: '' }],
    [{ url, grantTo: 'r'.repeat(64) }],
    [{ url, partitions: 0 }],
    [{ url, partitions: 65 }],
    [{ url, partitions: 1.5 }],
    [{ url, poolSize: 0 }],
    [{ url, poolSize: Number.NaN }],
    [{ url, statementTimeoutMs: -1 }],
    [{ url, lockTimeoutMs: 2 ** 31 }],
    [{ url, retryDeadlineMs: Number.POSITIVE_INFINITY }],
  ])('that cannot work are refused at once: %j', (options) => {
    expect(() => postgresStore(options)).toThrowError(refused)
  })

  it('are checked when they come from JavaScript too', () => {
    for (const wrong of [
      null,
      undefined,
      { url: 7 },
      { url, schema: 7 },
      { url, partitions: '8' },
      { url, prepare: 'no' },
      { url, vectors: 'hnsw' },
    ]) {
      expect(() => Reflect.apply(postgresStore, null, [wrong])).toThrowError(refused)
    }
  })

  it('never show the password of an address that is refused', () => {
    for (const wrong of ['http://me:hunter2@host/db', 'postgres://me:hunter2%FF@host/db']) {
      expect(() => postgresStore({ url: wrong })).toThrowError(
        expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
      )
    }
  })

  it('may be left out, and take the longest names there are', () => {
    const schema = `${'记忆'.repeat(10)}abc`
    expect(settingsOf({ url, schema })).toMatchObject({
      primary: { connectionString: url },
      replica: null,
      schema,
      partitions: 8,
      grantTo: null,
      poolSize: 10,
      statementTimeoutMs: 30_000,
      lockTimeoutMs: 10_000,
      retryDeadlineMs: 10_000,
      prepare: true,
      vectors: 'auto',
    })
    expect(settingsOf({ connection: { host: '::1' }, replicaUrl: url })).toMatchObject({
      primary: { host: '::1' },
      replica: { connectionString: url },
    })
  })
})
