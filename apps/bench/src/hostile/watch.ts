/** A pattern that runs on what users write. */
export interface WatchedPattern {
  readonly pattern: RegExp
  /** The longest text it was run on. */
  readonly longest: number
}

/** Does the work and gives every pattern that ran meanwhile: all of the language's ways to match go through `exec`. */
export async function watchPatterns(work: () => Promise<void>): Promise<readonly WatchedPattern[]> {
  const seen = new Map<string, { pattern: RegExp; longest: number }>()
  const keys = new WeakMap<RegExp, { longest: number }>()
  const { exec } = RegExp.prototype
  const watched = function watched(this: RegExp, text: string) {
    const entry = keys.get(this) ?? entryOf(seen, this)
    keys.set(this, entry)
    entry.longest = Math.max(entry.longest, String(text).length)
    return exec.call(this, text)
  }
  const own = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')
  Object.defineProperty(RegExp.prototype, 'exec', { ...own, value: watched })
  try {
    await work()
  } finally {
    Object.defineProperty(RegExp.prototype, 'exec', { ...own, value: exec })
  }
  return [...seen.values()]
}

function entryOf(
  seen: Map<string, { pattern: RegExp; longest: number }>,
  { source, flags }: RegExp,
): { longest: number } {
  const bare = flags.replaceAll('d', '')
  const key = `${bare}/${source}`
  const entry = seen.get(key) ?? { pattern: new RegExp(source, bare), longest: 0 }
  seen.set(key, entry)
  return entry
}
