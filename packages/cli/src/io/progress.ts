import type { Context } from '../context.ts'

export interface Progress {
  /** `count` is what the line counts besides: facts, or what failed. */
  update(done: number, total: number, count: number): Promise<void>
  end(): void
}

/** On standard error: a bar for a terminal, otherwise a line when a tenth more is done; nothing with `--json`. */
export async function progress(
  { io, text, json }: Context,
  title: string,
  line = text.output.backfill.progress,
): Promise<Progress | null> {
  if (json) return null
  const { stderr } = io
  if (stderr.isTTY) return bar({ io, json }, title, line)
  let tenth = 0
  return {
    update: async (done, total, count) => {
      const now = total === 0 ? 10 : Math.floor((done * 10) / total)
      if (now <= tenth) return
      tenth = now
      await stderr.write(`${line(done, total, count)}\n`)
    },
    end: () => undefined,
  }
}

/** The bar alone: null, and nothing is written, where nobody is looking. */
export async function bar(
  { io: { stderr }, json }: Pick<Context, 'io' | 'json'>,
  title: string,
  line: (done: number, total: number, count: number) => string,
): Promise<Progress | null> {
  if (json || !stderr.isTTY) return null
  const { SingleBar } = (await import('cli-progress')).default
  const shown = new SingleBar({
    format: `${title} {bar} {line}`,
    stream: stderr.stream,
    barsize: 20,
    hideCursor: true,
    clearOnComplete: true,
  })
  shown.start(1, 0, { line: '' })
  return {
    update: async (done, total, count) => {
      shown.setTotal(Math.max(total, 1))
      shown.update(done, { line: line(done, total, count) })
      await Promise.resolve()
    },
    end: () => shown.stop(),
  }
}
