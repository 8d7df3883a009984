import type { Context } from '../context.ts'

export interface Progress {
  update(done: number, total: number, cards: number): Promise<void>
  end(): void
}

/** On standard error: a bar for a terminal, otherwise a line when a tenth more is done; nothing with `--json`. */
export async function progress({ io, text, json }: Context, title: string): Promise<Progress | null> {
  if (json) return null
  const { stderr } = io
  const line = text.output.backfill.progress
  if (!stderr.isTTY) {
    let tenth = 0
    return {
      update: async (done, total, cards) => {
        const now = total === 0 ? 10 : Math.floor((done * 10) / total)
        if (now <= tenth) return
        tenth = now
        await stderr.write(`${line(done, total, cards)}\n`)
      },
      end: () => undefined,
    }
  }
  const { SingleBar } = (await import('cli-progress')).default
  const bar = new SingleBar({
    format: `${title} {bar} {line}`,
    stream: stderr.stream,
    barsize: 20,
    hideCursor: true,
    clearOnComplete: true,
  })
  bar.start(1, 0, { line: '' })
  return {
    update: async (done, total, cards) => {
      bar.setTotal(Math.max(total, 1))
      bar.update(done, { line: line(done, total, cards) })
      await Promise.resolve()
    },
    end: () => bar.stop(),
  }
}
