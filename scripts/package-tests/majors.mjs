import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installLines } from './install-line.mjs'

/** @typedef {import('../lib/pack.mjs').Packed} Packed @typedef {{ name: string, major: string }} Major */

const named = (/** @type {string} */ word) => /^(?<name>.+)@(?<major>\d+)$/u.exec(word)?.groups

/** Peers of which more than one major is taken. @param {Packed['manifest']} manifest @returns {[string, string[]][]} */
export const severalMajors = ({ peerDependencies = {} }) =>
  Object.entries(peerDependencies)
    .map(([name, range]) => /** @type {[string, string[]]} */ ([name, majorsOf(String(range))]))
    .filter(([, majors]) => majors.length > 1)

const majorsOf = (/** @type {string} */ range) =>
  range.split('||').map((part) => /\d+/u.exec(part)?.[0] ?? '')

/**
 * The lines of a README that are tried: its first, and each other that brings another major of a peer.
 * @param {Pick<Packed, 'manifest' | 'readme'>} one @returns {{ line: string[], peers: Major[] }[]}
 */
export function triedLines({ manifest, readme }) {
  const several = new Set(severalMajors(manifest).map(([name]) => name))
  return installLines(readme)
    .map((line) => ({
      line,
      peers: line.flatMap((word) => {
        const { name = '', major = '' } = named(word) ?? {}
        return several.has(name) ? [{ name, major }] : []
      }),
    }))
    .filter(({ peers }, at) => at === 0 || peers.length > 0)
}

/** Majors a package takes and its README does not install: nobody tries them. @param {Pick<Packed, 'manifest' | 'readme'>} one */
export function untried(one) {
  const tried = triedLines(one).flatMap(({ peers }) => peers.map(({ name, major }) => `${name}@${major}`))
  return severalMajors(one.manifest)
    .flatMap(([name, majors]) => majors.map((major) => `${name}@${major}`))
    .filter((word) => !tried.includes(word))
    .map((word) => `takes ${word}, and its README has no line that installs it`)
}

/** Whether a range such as `^22.12.0 || >=24` takes a major. @param {string} range @param {number} major */
export const takes = (range, major) =>
  [...range.matchAll(/(?<how>\^|>=)\s*(?<from>\d+)/gu)].some(({ groups }) =>
    groups?.['how'] === '^' ? Number(groups['from']) === major : Number(groups?.['from']) <= major,
  )

/** Whether what was installed runs on a Node. @param {string} project @param {readonly Major[]} peers @param {{ major: number }} runtime */
export const supports = (project, peers, { major }) =>
  peers.every(({ name }) => {
    const file = join(project, 'node_modules', name, 'package.json')
    const { engines } = JSON.parse(readFileSync(file, 'utf8'))
    return engines?.node === undefined || takes(engines.node, major)
  })
