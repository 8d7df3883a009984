import { createServer } from 'node:net'
import type { Break } from './plan.ts'
import { Plan } from './plan.ts'
import { Link } from './link.ts'

/** A way to a server that breaks where it is told to. */
export type FaultyProxy = {
  /** The URL it was started for, through the proxy. */
  readonly url: string
  /** Statements that went through since `arm`, those that broke included. */
  readonly statements: number
  /** Breaks the connection that sends the n-th statement from now on, from 1; once. */
  arm(at: number, how: Break): void
  /** Breaks nothing any more. */
  disarm(): void
  /** Cuts all connections there are. */
  cut(): void
  /** Refuses connections, as a server that is down, or takes them again. */
  refuse(refused: boolean): void
  close(): Promise<void>
}

/** @param adminUrl who may end the connections of others. */
export async function startFaultyProxy(url: string, adminUrl: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(url)
  const target = { host: hostname, port: Number(port === '' ? '5432' : port) }
  const plan = new Plan(adminUrl)
  const links = new Set<Link>()
  let refused = false
  const server = createServer((client) => {
    if (refused) {
      client.on('error', () => {}).resetAndDestroy()
      return
    }
    const link = new Link(client, target, plan)
    links.add(link)
    client.once('close', () => links.delete(link))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const through = new URL(url)
  through.port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const cut = (): void => {
    for (const link of links) link.cut()
  }
  return {
    url: through.href,
    get statements() {
      return plan.statements
    },
    arm: (at, how) => plan.arm(at, how),
    disarm: () => plan.disarm(),
    cut,
    refuse: (value) => {
      refused = value
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
