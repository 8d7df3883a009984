import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from './usage-error.ts'

/** A file, or a folder with anything in it; an empty repository is empty. */
const holdsAnything = (place: string) =>
  existsSync(place) && (!statSync(place).isDirectory() || readdirSync(place).some((name) => name !== '.git'))

/**
 * Writes files into a new or empty folder. `base`: what a relative `folder` starts from.
 * @throws UsageError when there is anything in the folder: nothing is written over.
 */
export function writeInto(folder: string, files: ReadonlyMap<string, string>, base: string): void {
  const target = resolve(base, folder)
  if (holdsAnything(target))
    throw new UsageError(`${folder} is already there. Remove it first, or work on in it.`)
  for (const [file, text] of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), text)
  }
}
