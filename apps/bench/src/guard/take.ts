import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Measures one part once and tells the figures by their keys. */
export type Take = (part: string) => Promise<Readonly<Record<string, number>>>

const figures = z.record(z.string(), z.number())

/** In a process of its own: no part finds code or caches that another has warmed, nor does it a second time. */
export const takeInProcess =
  (program: string): Take =>
  async (part) => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, part])
    return figures.parse(JSON.parse(stdout))
  }
