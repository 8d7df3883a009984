import { expect, it } from 'vitest'
import { PEERS } from '../../src/peers/catalogue.ts'
import { selectPeers } from '../../src/peers/select.ts'
import { loadable, loadPeer } from '../../src/peers/systems/load.ts'
import { byAgreement } from '../../src/peers/systems/mcp-memory.ts'

it('has a program for every system it lists, and lists every program', () => {
  expect(PEERS.map(({ id }) => id).toSorted()).toEqual([...loadable].toSorted())
})

it.each(loadable)('loads %s without any of the packages that are fetched', async (id) => {
  expect(await loadPeer(id)).toBeTypeOf('function')
})

it('takes all systems, or those named, in the order of the list', () => {
  expect(selectPeers(undefined)).toEqual(PEERS)
  expect(selectPeers('mem0, fts5').map(({ id }) => id)).toEqual(['fts5', 'mem0'])
})

it('refuses a system there is none of, and says which there are', () => {
  expect(() => selectPeers('fts5,zep')).toThrow(/no peer "zep"\. There are: recollect, /u)
})

it('ranks what most words found first, and else what was found earlier', () => {
  expect(byAgreement([['a', 'b'], ['c'], ['b', 'c'], []])).toEqual(['b', 'c', 'a'])
})
