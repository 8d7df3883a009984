import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { timed } from '../stats/time.ts'

/** How one command ended. */
export interface PartOutcome {
  readonly name: string
  readonly seconds: number
  readonly headline: Readonly<Record<string, number>>
  /** Why it failed; null when it did not. */
  readonly failure: string | null
}

/** Runs a command of this bench in a process of its own, its remarks passed on. */
export type RunPart = (name: string, args: readonly string[]) => Promise<PartOutcome>

const output = z.object({ headline: z.record(z.string(), z.number()).default({}) })
/** Characters of its last remarks that are kept for the table. */
const REMARKS = 4000

export const runPart =
  (program: string): RunPart =>
  async (name, args) => {
    const { value, ms } = await timed(() => ended(program, [...args, '--json']))
    const seconds = Math.round(ms / 1000)
    if (value.code !== 0) return { name, seconds, headline: {}, failure: reasonOf(value.remarks, value.code) }
    const parsed = output.safeParse(parse(value.said))
    return parsed.success
      ? { name, seconds, headline: parsed.data.headline, failure: null }
      : { name, seconds, headline: {}, failure: 'Its figures could not be read.' }
  }

async function ended(program: string, args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let remarks = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text)
    remarks = `${remarks}${text}`.slice(-REMARKS)
  })
  await once(child, 'close')
  return { code: child.exitCode ?? child.signalCode ?? 1, said, remarks }
}

/** The line of an error, or else the last thing it said. */
export function reasonOf(remarks: string, code: number | string): string {
  const lines = remarks.split('\n').filter((line) => line.trim() !== '')
  const error = lines.findLast((line) => /^\w*Error\b/u.test(line.trim()))
  return (error ?? lines.at(-1) ?? `ended with ${code}`).trim()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
