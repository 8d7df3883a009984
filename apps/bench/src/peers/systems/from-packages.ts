import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { z } from 'zod'

/** A module as it is seen from a folder. @throws when it is not there or has not what is asked of it. */
export function fromPackages<T>(directory: string, specifier: string, shape: z.ZodType<T>): T {
  const loaded: unknown = createRequire(join(directory, 'package.json'))(specifier)
  return shape.parse(loaded)
}

/** Where one of its files is. */
export const pathFrom = (directory: string, specifier: string): string =>
  createRequire(join(directory, 'package.json')).resolve(specifier)
