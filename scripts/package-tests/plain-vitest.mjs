// Stands in for vitest where vitest does not run: the slice of it that the tests of the drivers use, on the same assertions.
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import { expect as chaiExpect, use } from 'chai'

use(JestExtend)
use(JestChaiExpect)
use(JestAsymmetricMatchers)
export const expect = chaiExpect

/**
 * @typedef {{ name: string, run: (context: object) => unknown }} Test @typedef {{ name: string, tests: Test[], groups: Group[], before:
 * Function[], after: Function[] }} Group
 */

/** @returns {Group} */
const group = (/** @type {string} */ name) => ({ name, tests: [], groups: [], before: [], after: [] })
const root = group('')
let current = root

class Skipped extends Error {}
const context = {
  skip: (/** @type {string} */ why) => {
    throw new Skipped(why)
  },
}

export function describe(/** @type {string} */ name, /** @type {() => void} */ body) {
  const outer = current
  current = group(name)
  outer.groups.push(current)
  body()
  current = outer
}
describe.each = each(describe)

export function it(/** @type {string} */ name, /** @type {Test['run']} */ run) {
  current.tests.push({ name, run })
}
it.each = each(it)
it.skip = (/** @type {string} */ name) => it(name, () => context.skip(''))
it.runIf = (/** @type {boolean} */ runs) => (runs ? it : it.skip)

export const beforeAll = (/** @type {Function} */ hook) => void current.before.push(hook)
export const afterAll = (/** @type {Function} */ hook) => void current.after.push(hook)

function each(/** @type {Function} */ register) {
  return (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ name, /** @type {Function} */ run) => {
      for (const [at, row] of rows.entries())
        register(`${name} (${at + 1})`, (/** @type {unknown} */ more) =>
          Array.isArray(row) ? run(...row, more) : run(row, more),
        )
    }
}

/** Runs everything that was registered, in order. @returns {Promise<{ passed: number, skipped: number, failed: string[] }>} */
export async function runTests() {
  const counts = { passed: 0, skipped: 0, failed: /** @type {string[]} */ ([]) }
  await runGroup(root, '', counts)
  return counts
}

async function runGroup(
  /** @type {Group} */ { name, tests, groups, before, after },
  /** @type {string} */ above,
  counts,
) {
  const path = [above, name].filter((one) => one !== '').join(' > ')
  for (const hook of before) await hook()
  for (const test of tests) await runTest(test, path, counts)
  for (const inner of groups) await runGroup(inner, path, counts)
  for (const hook of after) await hook()
}

async function runTest(/** @type {Test} */ { name, run }, /** @type {string} */ path, counts) {
  try {
    await run(context)
    counts.passed += 1
  } catch (error) {
    if (error instanceof Skipped) counts.skipped += 1
    else counts.failed.push(`${path} > ${name}\n${error instanceof Error ? error.stack : String(error)}`)
  }
}
