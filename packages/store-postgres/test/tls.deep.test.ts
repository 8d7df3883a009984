import { startPostgres } from '@recollect/test-postgres'
import type { PostgresServer } from '@recollect/test-postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { wayTo } from '../src/connect/address.ts'
import { inspectPostgres } from '../src/index.ts'
import { postgresJobs } from '../src/jobs/index.ts'
import { openStore } from '../src/open-store.ts'
import { rowsOf, withRaw } from './support/raw.ts'

const IS_ENCRYPTED = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'

describe.runIf(inject('postgres').available)('TLS', () => {
  const servers: { offering?: PostgresServer; requiring?: PostgresServer; plain?: PostgresServer } = {}
  beforeAll(async () => {
    servers.offering = await startPostgres({ tls: 'offered' })
    servers.requiring = await startPostgres({ tls: 'required' })
    servers.plain = await startPostgres()
  }, 120_000)
  afterAll(async () => {
    for (const server of Object.values(servers)) await server.stop()
  })

  type Kind = keyof typeof servers
  const urlOf = (kind: Kind, said: string, host = '127.0.0.1'): string => {
    const server = servers[kind]
    const ca = encodeURIComponent(server?.ca ?? '')
    return `postgres://postgres@${host}:${String(server?.port)}/postgres${said.replace('CA', ca)}`
  }

  /** Whether what a store sends is encrypted. */
  const encrypted = (url: string): Promise<boolean | undefined> =>
    withRaw({ url, retryDeadlineMs: 0 }, async ({ driver }) =>
      driver.read(
        null,
        null,
        async (connection) => (await rowsOf<{ ssl: boolean }>(connection, IS_ENCRYPTED))[0]?.ssl,
      ),
    )

  it.each<[string, Kind, boolean, string?]>([
    ['', 'offering', false],
    ['?sslmode=disable', 'offering', false],
    ['?ssl=false', 'offering', false],
    ['?sslmode=allow', 'offering', true],
    ['?sslmode=allow', 'plain', false],
    ['?sslmode=prefer', 'offering', true],
    ['?sslmode=prefer', 'plain', false],
    ['?sslmode=prefer', 'requiring', true],
    ['?sslmode=require', 'requiring', true],
    ['?sslmode=require&channel_binding=require', 'requiring', true],
    ['?sslmode=require&uselibpqcompat=true', 'offering', true],
    ['?sslmode=no-verify', 'offering', true],
    ['?ssl=no-verify', 'offering', true],
    ['?sslmode=require&sslrootcert=CA', 'offering', true, 'localhost'],
    ['?sslmode=verify-ca&sslrootcert=CA', 'offering', true, 'localhost'],
    ['?sslrootcert=CA', 'offering', true, 'localhost'],
    ['?sslmode=verify-full&sslrootcert=CA', 'offering', true],
    ['?ssl=true&sslrootcert=CA', 'requiring', true],
  ])(
    'an address that ends in "%s", of a server that is %s, is encrypted: %s',
    async (said, kind, expected, host) => {
      expect(await encrypted(urlOf(kind, said, host))).toBe(expected)
    },
  )

  it.each<[string, Kind, RegExp, string?]>([
    ['', 'requiring', /^The server takes encrypted connections only\. Add sslmode/u],
    ['?sslmode=disable', 'requiring', /^The server takes encrypted connections only/u],
    ['?sslmode=require', 'plain', /^The server does not speak TLS\. /u],
    [
      '?sslmode=verify-full',
      'offering',
      /^The certificate of the server was not accepted\. Add sslrootcert/u,
    ],
    ['?ssl=true', 'offering', /^The certificate of the server was not accepted/u],
    [
      '?sslmode=verify-full&sslrootcert=system',
      'offering',
      /^The certificate of the server was not accepted/u,
    ],
    ['?sslmode=require&sslrootcert=system', 'offering', /^The certificate of the server was not accepted/u],
    [
      '?sslmode=verify-full&sslrootcert=CA',
      'offering',
      /^The certificate of the server was not accepted/u,
      'localhost',
    ],
  ])('an address that ends in "%s" does not reach a server that is %s', async (said, kind, message, host) => {
    await expect(encrypted(urlOf(kind, said, host))).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: expect.stringMatching(message),
    })
  })

  it('refuses what cannot be meant before it connects', () => {
    for (const said of [
      '?sslmode=on',
      '?sslmode=verify-ca',
      '?ssl=yes',
      '?ssl=constructor',
      '?sslmode=require&sslrootcert=/no/such.pem',
    ]) {
      expect(() => openStore({ url: urlOf('offering', said) })).toThrowError(
        expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringMatching(/\. .+\./u) }),
      )
    }
  })

  it('is used by everything that connects: the store, jobs, and what looks at the server', async () => {
    const url = urlOf('requiring', '?sslmode=prefer')
    const store = openStore({ url, replicaUrl: urlOf('requiring', '?sslmode=require') })
    await store.migrate()
    await store.transaction('小明', (tx) => tx.setNextDue(3))
    expect(await store.read('小明', async (view) => view.nextDue)).toBe(3)
    await store.close()
    expect(await inspectPostgres({ url })).toMatchObject({ schema: { state: 'current' } })
    const jobs = postgresJobs({ url })
    await jobs.add({ kind: 'backfill', scope: null })
    expect(await jobs.list()).toMatchObject({ rows: [{ kind: 'backfill' }] })
    await jobs.close()
  })

  it('leaves the rest of an address as it was written', () => {
    const address = (query: string): string => `postgres://odd%20name:a%26b%3Dc%3Fd@[::1]:5433/db${query}`
    expect(wayTo('url', address('?application_name=x&sslmode=disable&options=-c%20a%3Db'), {})).toEqual({
      connectionString: address('?application_name=x&options=-c%20a%3Db'),
      ssl: false,
    })
    expect(wayTo('url', address('?sslmode=require'), {})).toMatchObject({ connectionString: address('') })
    expect(wayTo('url', address(''), {})).toEqual({ connectionString: address('') })
  })

  it('follows the environment where the address says nothing', () => {
    const url = 'postgres://u@h/db'
    expect(wayTo('url', url, { PGSSLMODE: 'require' })).toMatchObject({ ssl: { rejectUnauthorized: false } })
    expect(wayTo('url', `${url}?sslmode=disable`, { PGSSLMODE: 'require' })).toMatchObject({ ssl: false })
    expect(wayTo('url', 'postgres:///db?host=/run/postgresql', { PGSSLMODE: 'require' })).toMatchObject({
      ssl: false,
    })
    expect(() => wayTo('url', url, { PGSSLMODE: 'always' })).toThrowError(/sslmode "always"/u)
  })
})
