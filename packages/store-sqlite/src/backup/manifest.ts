import { lstatSync, readFileSync } from 'node:fs'
import type { BackupContents, BackupManifest } from './types.ts'

const LONGEST = 1_000_000
const SHA256 = /^[\da-f]{64}$/u

/** Whether a file describes a backup. */
export const isManifest = (path: string): boolean => readManifest(path) !== null

/** The description of a backup; null when there is none or it is something else. */
export function readManifest(path: string): BackupManifest | null {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isFile() !== true || found.size > LONGEST) return null
  return parseManifest(readFileSync(path, 'utf8'))
}

function parseManifest(json: string): BackupManifest | null {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return null
  }
  if (!isObject(value)) return null
  const { type, format, at, bytes, sha256, contents } = value
  if (type !== 'recollect-backup' || format !== 1) return null
  if (typeof at !== 'string' || !isCount(bytes) || typeof sha256 !== 'string' || !SHA256.test(sha256))
    return null
  return isContents(contents) ? { type, format, at, bytes, sha256, contents } : null
}

function isContents(value: unknown): value is BackupContents {
  if (!isObject(value)) return false
  const { schema, rows, chains, brokenChains, brokenReferences, sealedBy } = value
  return (
    (schema === null || typeof schema === 'string') &&
    isObject(rows) &&
    Object.values(rows).every(isCount) &&
    [chains, brokenChains, brokenReferences].every(isCount) &&
    Array.isArray(sealedBy) &&
    sealedBy.every((one) => typeof one === 'string')
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
