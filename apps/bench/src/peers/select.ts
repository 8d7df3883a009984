import { BenchError } from '../io/bench-error.ts'
import { PEERS } from './catalogue.ts'
import type { PeerEntry } from './catalogue.ts'

/**
 * The systems named in a list with commas, in the order of the catalogue; all of them without a list. @throws BenchError for a name there
 * is none of.
 */
export function selectPeers(names: string | undefined): readonly PeerEntry[] {
  if (names === undefined) return PEERS
  const wanted = names.split(',').map((name) => name.trim())
  const stray = wanted.find((name) => !PEERS.some(({ id }) => id === name))
  if (stray === undefined) return PEERS.filter(({ id }) => wanted.includes(id))
  const ids = PEERS.map(({ id }) => id).join(', ')
  throw new BenchError(`There is no peer "${stray}". There are: ${ids}.`)
}
