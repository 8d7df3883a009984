import type { CommandSpec } from '../../src/argv/command.ts'
import { FLAGS } from '../../src/argv/flags.ts'
import type { OptionKey } from '../../src/argv/flags.ts'
import { FIT, HOSTILE, PATHS } from './corpus.ts'

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Without these a command would wait for somebody, or for ever. */
const ALWAYS: Readonly<Partial<Record<CommandSpec['name'], readonly string[]>>> = {
  worker: ['--until-idle'],
  chat: ['-m', 'hello'],
}
/** Left out: they would make it wait again, or ask a server. */
const NEVER: ReadonlySet<OptionKey> = new Set<OptionKey>(['every', 'message', 'online', 'modelUrl', 'model'])

const pick = (of: readonly string[], random: () => number): string =>
  of[Math.floor(random() * of.length)] ?? ''

/** A command line for the command: its arguments and some of its options, most of them with values nobody would give. */
export function commandLine(spec: CommandSpec, random: () => number): string[] {
  const value = (): string => pick(random() < 0.3 ? FIT : HOSTILE, random)
  const words = [spec.argument, spec.furtherArgument].flatMap((one) =>
    one === undefined || (one.syntax.startsWith('[') && random() < 0.4) ? [] : [value()],
  )
  const options = spec.options
    .filter((key) => !NEVER.has(key) && random() < 0.4)
    .flatMap((key) => {
      const flag = /--[\w-]+/u.exec(FLAGS[key])?.[0] ?? ''
      if (!FLAGS[key].includes('<')) return [flag]
      return [flag, /<(?:file|path|db|dir)/u.test(FLAGS[key]) ? pick(PATHS, random) : value()]
    })
  const common = random() < 0.2 ? [pick(['--db', '--config'], random), pick(PATHS, random)] : []
  const scope = random() < 0.2 ? ['--scope', value()] : []
  return [spec.name, ...(ALWAYS[spec.name] ?? []), ...options, ...common, ...scope, ...words]
}
