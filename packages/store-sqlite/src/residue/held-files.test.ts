import { fstatSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connected, descriptorOf, disconnected } from './held-files.ts'

const inFile = (work: (file: string) => void): void => {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-'))
  try {
    const file = join(directory, 'r.db')
    writeFileSync(file, 'contents')
    work(file)
  } finally {
    rmSync(directory, { recursive: true })
  }
}
const isOpen = (descriptor: number): boolean => {
  try {
    return fstatSync(descriptor).isFile()
  } catch {
    return false
  }
}

it('a descriptor of a database stays open until the last connection to it is closed: closing one drops the locks', () => {
  inFile((file) => {
    connected(file)
    connected(file)
    const descriptor = descriptorOf(file)
    expect(descriptorOf(file)).toBe(descriptor)
    disconnected(file)
    expect(isOpen(descriptor)).toBe(true)
    disconnected(file)
    expect(isOpen(descriptor)).toBe(false)
  })
})

it('a file that took the place of another has a descriptor of its own', () => {
  inFile((file) => {
    connected(file)
    const before = descriptorOf(file)
    renameSync(file, `${file}.old`)
    writeFileSync(file, 'other')
    const after = descriptorOf(file)
    expect(fstatSync(after).size).toBe(5)
    expect(isOpen(before)).toBe(true)
    disconnected(file)
    expect([before, after].some(isOpen)).toBe(false)
  })
})
