import { describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { Testimony } from './judge.ts'

const said = (testimony: Partial<Testimony>): Testimony => ({
  xid: 100n,
  status: 'committed',
  crashed: 'no',
  recovered: null,
  citus: false,
  ...testimony,
})

describe('the fate of a transaction whose commit got no answer', () => {
  it('is what the server says, as long as the server did not crash', () => {
    expect(judge(said({ status: 'committed' }))).toBe('committed')
    expect(judge(said({ status: 'aborted' }))).toBe('aborted')
    expect(judge(said({ status: 'in progress' }))).toBe('pending')
  })

  it('is that of somebody else when the number was given again after a crash', () => {
    expect(judge(said({ crashed: 'yes', recovered: 100n }))).toBe('aborted')
    expect(judge(said({ crashed: 'yes', recovered: 99n }))).toBe('aborted')
    expect(judge(said({ crashed: 'yes', recovered: 99n, status: 'in progress' }))).toBe('aborted')
  })

  it('is its own when the number was on the disk before the crash', () => {
    expect(judge(said({ crashed: 'yes', recovered: 101n }))).toBe('committed')
    expect(judge(said({ crashed: 'perhaps', recovered: 101n }))).toBe('committed')
  })

  it('is that nothing was kept when nobody got the number, crash or not', () => {
    for (const crashed of ['no', 'yes', 'perhaps'] as const) {
      expect(judge(said({ crashed, status: 'never' }))).toBe('aborted')
      expect(judge(said({ crashed, status: 'aborted' }))).toBe('aborted')
    }
  })

  it('is not known when Citus may have let a node commit before it crashed', () => {
    for (const crashed of ['yes', 'perhaps'] as const) {
      expect(judge(said({ citus: true, crashed, status: 'never' }))).toBe('unknown')
      expect(judge(said({ citus: true, crashed, status: 'aborted' }))).toBe('unknown')
    }
    expect(judge(said({ citus: true, status: 'aborted' }))).toBe('aborted')
    expect(judge(said({ citus: true, crashed: 'yes', recovered: 101n }))).toBe('committed')
  })

  it('is not known when the server does not tell whose number it is', () => {
    expect(judge(said({ status: null }))).toBe('unknown')
    expect(judge(said({ crashed: 'yes' }))).toBe('unknown')
    expect(judge(said({ crashed: 'perhaps' }))).toBe('unknown')
    expect(judge(said({ crashed: 'perhaps', recovered: 100n }))).toBe('unknown')
    expect(judge(said({ crashed: 'perhaps', recovered: 100n, status: 'in progress' }))).toBe('pending')
  })
})
