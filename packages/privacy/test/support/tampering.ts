import type { AuditEntry } from '@recollect/core'
import { hashedAnew, honest } from './chains.ts'

export interface Tampering {
  readonly name: string
  /** What somebody without the key makes of a chain of at least three links. */
  readonly done: (links: readonly AuditEntry[], random: () => number) => readonly AuditEntry[]
}

const EDITS: Readonly<Record<string, (link: AuditEntry) => Partial<AuditEntry>>> = {
  seq: ({ seq }) => ({ seq: seq + 1 }),
  at: ({ at }) => ({ at: at + 1 }),
  principal: ({ principal }) => ({ principal: principal === 'alice' ? 'Alice' : 'alice' }),
  action: ({ action }) => ({ action: action === 'recall' ? 'forget' : 'recall' }),
  outcome: ({ outcome }) => ({ outcome: outcome === 'ok' ? 'failed' : 'ok' }),
  records: ({ records }) => ({ records: [...records, 'one more'] }),
  'order of records': ({ records }) => ({ records: records.length > 1 ? records.toReversed() : ['x'] }),
  more: ({ more }) => ({ more: more + 1 }),
  code: ({ code }) => ({ code: code === null ? 'NOT_FOUND' : null }),
  'previous hash': ({ previousHash }) => ({ previousHash: flipped(previousHash) }),
  hash: ({ hash }) => ({ hash: flipped(hash) }),
}

const flipped = (hash: string): string => (hash.startsWith('0') ? '1' : '0') + hash.slice(1)

const placeIn = (links: readonly AuditEntry[], random: () => number): number =>
  Math.floor(random() * links.length)

const edits: readonly Tampering[] = Object.entries(EDITS).map(([name, edit]) => ({
  name: `edit ${name}`,
  done: (links, random) => {
    const at = placeIn(links, random)
    return links.map((link, place) => (place === at ? { ...link, ...edit(link) } : link))
  },
}))

const moves: readonly Tampering[] = [
  { name: 'delete', done: (links, random) => links.toSpliced(placeIn(links, random), 1) },
  {
    name: 'swap',
    done: (links, random) => {
      const at = placeIn(links.slice(1), random)
      return links.toSpliced(at, 2, ...links.slice(at, at + 2).toReversed())
    },
  },
  {
    name: 'duplicate',
    done: (links, random) => {
      const at = placeIn(links, random)
      return links.toSpliced(at, 0, ...links.slice(at, at + 1))
    },
  },
  {
    name: 'insert a link of another scope',
    done: (links, random) => links.toSpliced(placeIn(links, random), 0, ...honest('bob', 1, null, random)),
  },
  { name: 'cut off the head', done: (links, random) => links.slice(1 + placeIn(links.slice(1), random)) },
  { name: 'cut off the tail', done: (links, random) => links.slice(0, placeIn(links, random)) },
  {
    name: 'replace with the chain of another scope',
    done: (links, random) => honest('bob', links.length, null, random),
  },
]

const anew = (name: string, done: Tampering['done']): Tampering => ({
  name: `${name}, and hash anew without the key`,
  done: (links, random) => hashedAnew('alice', done(links, random), null),
})

const editPrincipal: Tampering['done'] = (links, random) => {
  const at = placeIn(links, random)
  return links.map((link, place) => (place === at ? { ...link, principal: 'nobody' } : link))
}

export const TAMPERINGS: readonly Tampering[] = [
  ...edits,
  ...moves,
  anew('edit', editPrincipal),
  anew('delete', (links, random) => links.toSpliced(placeIn(links, random), 1)),
  anew('write another chain', (links, random) => honest('bob', links.length, null, random)),
]
