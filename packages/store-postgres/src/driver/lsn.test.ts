import { expect, it } from 'vitest'
import { readLsn, writeLsn } from './lsn.ts'

it('reads places in the log as the server writes them, and writes them back', () => {
  for (const text of ['0/0', '0/FFFFFFFF', '1/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF']) {
    expect(writeLsn(readLsn(text) ?? -1n)).toBe(text)
  }
  expect(readLsn('1/0')).toBe(2n ** 32n)
  for (const other of ['', '16', '16/xyz', null, 7]) expect(readLsn(other)).toBeNull()
})
