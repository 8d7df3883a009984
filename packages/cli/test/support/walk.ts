import { vi } from 'vitest'
import { recollect } from './run.ts'

const BLOCK = /```console\n(?<body>[^`]*)```/gu
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu

/** Runs every console block of a document in one directory and returns the document with what was really said. */
export async function walked(
  document: string,
  dir: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const ids = new Labels()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    let text = ''
    let from = 0
    for (const block of document.matchAll(BLOCK)) {
      const lines: string[] = []
      for (const line of (block.groups?.['body'] ?? '').split('\n')) {
        lines.push(...(await step(line, dir, env, ids)))
      }
      text += `${document.slice(from, block.index)}\`\`\`console\n${lines.join('\n')}\n\`\`\``
      from = block.index + block[0].length
    }
    return text + document.slice(from)
  } finally {
    vi.useRealTimers()
  }
}

/** Lines that say the time or a command stay; what stood below them gives way to what is said now. */
async function step(
  line: string,
  dir: string,
  env: Readonly<Record<string, string>>,
  ids: Labels,
): Promise<string[]> {
  if (line.startsWith('# ')) {
    vi.setSystemTime(new Date(`${line.slice(2).replace(' ', 'T')}:00Z`))
    return [line]
  }
  if (!line.startsWith('$ recollect ')) return []
  // A moment later, so that no two commands are of one time.
  vi.setSystemTime(Date.now() + 1)
  const { out, err } = await recollect(dir, words(ids.expand(line.slice('$ recollect '.length))), { env })
  return [line, ...ids.shorten(`${out}${err}`.trimEnd()).split('\n')]
}

/** As a shell would take them apart; only double quotes are used. */
const words = (line: string): string[] =>
  [...line.matchAll(/"(?<quoted>[^"]*)"|(?<plain>\S+)/gu)].map(
    ({ groups }) => groups?.['quoted'] ?? groups?.['plain'] ?? '',
  )

/** ‹1› for the first id that was seen, ‹2› for the second. */
class Labels {
  readonly #ids: string[] = []

  shorten(text: string): string {
    return text.replaceAll(UUID, (id) => {
      if (!this.#ids.includes(id)) this.#ids.push(id)
      return `‹${String(this.#ids.indexOf(id) + 1)}›`
    })
  }

  expand(line: string): string {
    return line.replaceAll(/‹(\d{1,3})›/gu, (label, n: string) => this.#ids[Number(n) - 1] ?? label)
  }
}
