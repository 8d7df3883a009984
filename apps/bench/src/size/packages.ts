import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { repositoryPath } from '../io/repository.ts'

const bundle = z.object({
  name: z.string(),
  /** Bytes, bundled, minified and compressed: what loading the entry loads, and all that is loaded later too. */
  loaded: z.number(),
  whole: z.number(),
})
const packed = bundle.extend({ tarball: z.string(), dependencies: z.array(z.string()) })
export type Bundle = z.output<typeof bundle>
export type Packed = z.output<typeof packed>

/** Far more than the lists of all packages. */
const OUTPUT_BYTES = 16 * 1024 * 1024

/** Every public package, built and packed into a folder. @throws when one cannot be. */
export const packPackages = async (into: string): Promise<readonly Packed[]> =>
  z.array(packed).parse(await sizes([into]))

/** The bundles of these, as they are built. */
export const bundlesOf = async (names: readonly string[]): Promise<readonly Bundle[]> =>
  z.array(bundle).parse(await sizes(['-', ...names]))

async function sizes(args: readonly string[]): Promise<unknown> {
  const script = repositoryPath('scripts', 'package-sizes.mjs')
  const options = { maxBuffer: OUTPUT_BYTES, cwd: repositoryPath() }
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options)
  return JSON.parse(stdout)
}
