import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'

/** @typedef {import('./runtimes.mjs').Runtime} Runtime @typedef {import('./stages.mjs').Stage} Stage */

const PATIENCE_MS = 60_000

/**
 * Runs a file of a project to its end; with a port, until it serves, and stops it.
 * @param {{ project: string, args: readonly string[], runtime: Runtime, stage: Stage, env?: NodeJS.ProcessEnv }} given
 * @returns {Promise<{ output: string, problems: string[] }>} what it printed on standard output
 */
export async function runExample({ project, args, runtime, stage, env = {} }) {
  const child = spawn(runtime.node, args, { cwd: project, env: { ...runtime.env, ...env } })
  const said = { output: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (said.output += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (said.errors += text))
  child.stdin.on('error', () => undefined).end(stage.input ?? '')
  const ended = once(child, 'close')
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  const problems = stage.port === undefined ? [] : await served(stage, () => said.output, child)
  const [code, signal] = await ended
  clearTimeout(patience)
  if (stage.port === undefined && code !== 0) problems.push(`ended with ${code ?? signal}\n${said.errors}`)
  if (stage.port !== undefined && signal === 'SIGKILL') problems.push('did not end when it was asked to')
  if (problems.length > 0 && stage.port !== undefined) problems.push(said.errors)
  return { output: said.output, problems }
}

/** @param {Stage} stage @param {() => string} output @param {import('node:child_process').ChildProcess} child */
async function served({ port, probe }, output, child) {
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && child.signalCode === null && !output().includes(url)) await after(50)
  try {
    const wrong = output().includes(url) ? await probe?.(url) : `never said that it serves at ${url}`
    return wrong ? [wrong] : []
  } catch (error) {
    return [`${url} does not answer: ${error}`]
  } finally {
    child.kill('SIGTERM')
  }
}
