/** @typedef {import('./check-package.mjs').Outcome} Outcome */

/** Tells of each check when it is done, with what is wrong, and counts that. */
export function reporter() {
  let problems = 0
  return {
    failed: () => problems,
    /** @param {string} label @param {() => Promise<Outcome>} check */
    async told(label, check) {
      const started = Date.now()
      /** @type {Outcome} */
      const outcome = await check().catch((error) => ({ did: [], problems: [String(error.stack ?? error)] }))
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      const mark = outcome.problems.length > 0 ? 'FAILED' : 'ok'
      console.log(`  ${mark} ${[label, ...outcome.did].join('; ')} (${seconds} s)`)
      for (const problem of outcome.problems) console.error(`  - ${problem}`)
      problems += outcome.problems.length
    },
  }
}
