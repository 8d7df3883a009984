import { z } from 'zod'
import { BenchError } from './bench-error.ts'

/**
 * Reads JSON lines; empty lines are skipped.
 * @throws BenchError naming the file, the line and what is wrong with it.
 */
export function parseJsonl<T>(content: string, schema: z.ZodType<T>, name: string): T[] {
  return content
    .split('\n')
    .map((line, i) => ({ line, where: `${name}:${i + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, where }) => {
      const parsed = schema.safeParse(parseLine(line, where))
      if (parsed.success) return parsed.data
      throw new BenchError(
        `${where} does not have the form this command reads:\n${z.prettifyError(parsed.error)}`,
      )
    })
}

function parseLine(line: string, where: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new BenchError(`${where} is not JSON. Every line of the file must be one JSON object.`, { cause })
  }
}
