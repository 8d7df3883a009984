// The end of `.ci/run`: the test runner's own summary once more, and one line counted from its report.
// usage: node scripts/test-summary.mjs <report directory> [failed step ...]
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const [directory = 'reports', ...failedSteps] = process.argv.slice(2)

function ownSummary() {
  const file = join(directory, 'tests.log')
  if (!existsSync(file)) return ''
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const from = lines.findLastIndex((line) => line.trimStart().startsWith('Test Files'))
  return from < 0 ? '' : lines.slice(from, from + 6).join('\n')
}

/** A file that could not be loaded has no tests to fail, and is a failure all the same. */
const unloaded = (file) =>
  file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')

/** What failed, by file and name: a log may be cut before it says so. */
const failuresOf = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => {
      const [why = ''] = failureMessages.join('\n').split('\n')
      return `Failed: ${relative('.', name)}: ${fullName}: ${why}`
    })

function count() {
  const file = join(directory, 'tests.json')
  if (!existsSync(file)) return { passed: 0, failed: 1, notes: ['The test run left no report.'] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const broken = report.testResults.filter(unloaded)
  const notes = broken.map(({ name }) => `Could not be run: ${name}`)
  notes.push(...report.testResults.flatMap(failuresOf))
  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped > 0) notes.push(`${skipped} tests were skipped.`)
  let failed = report.numFailedTests + broken.length
  if (failed === 0 && failedSteps.includes('test')) {
    failed = 1
    notes.push('The test step failed outside its tests: a build, or an error nothing caught.')
  }
  return { passed: report.numPassedTests, failed, notes }
}

const { passed, failed, notes } = count()
console.log(ownSummary())
for (const note of notes) console.log(note)
console.log(`${passed} passed, ${failed} failed`)
