import { gather } from '../lib/spawn.mjs'

/**
 * Runs a program that has to succeed, and gives what it said. @param {string} file @param {readonly string[]} args @param {object}
 * options
 */
export async function must(file, args, options) {
  const { status, output } = await gather(file, args, options)
  if (status !== 0) throw new Error(`${[file, ...args].join(' ')} ended with ${status}:\n${output}`)
  return output
}
