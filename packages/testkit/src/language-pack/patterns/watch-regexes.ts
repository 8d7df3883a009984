import { restoring } from './restoring.ts'

/**
 * Runs `work` and gives every regular expression it used, those built from strings and those inside functions included: all of the
 * language's ways to match go through `exec`. Flags that only say what to report are left out, so that each pattern comes once.
 */
export function watchRegexes(work: () => void): readonly RegExp[] {
  const known = new WeakSet<RegExp>()
  const seen = new Map<string, readonly [source: string, flags: string]>()
  const { exec } = RegExp.prototype
  restoring(
    RegExp.prototype,
    'exec',
    function watched(this: RegExp, text: string) {
      if (!known.has(this)) {
        known.add(this)
        seen.set(`${this.flags}/${this.source}`, [this.source, this.flags])
      }
      return exec.call(this, text)
    },
    work,
  )
  return [...seen.values()].map(([source, flags]) => new RegExp(source, bare(flags)))
}

/** Split and joined: a replacement by pattern would be watched. */
const bare = (flags: string) =>
  flags
    .split('')
    .filter((flag) => !'dg'.includes(flag))
    .join('')
