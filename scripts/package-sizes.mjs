// For `pnpm bench size`: packs every public package into the folder that is given and prints, as JSON, what each is, with the bytes of its
// bundle. With names of packages behind the folder, only their bundles, and nothing is packed.
import { bundleAll } from './lib/build.mjs'
import { bundleSize } from './lib/bundle-size.mjs'
import { readJson, workspaces } from './lib/place.mjs'
import { packAll } from './lib/pack.mjs'

const [into = '', ...names] = process.argv.slice(2)

async function everything() {
  if (!(await bundleAll())) throw new Error('The packages could not be built; what is wrong stands above.')
  const rows = []
  for (const { name, dir, manifest, tarball } of (await packAll(into)).values()) {
    const dependencies = Object.keys(manifest.dependencies ?? {})
    rows.push({ name, tarball, dependencies, ...(await bundleSize(dir)) })
  }
  return rows
}

/** As they are built. */
async function bundles() {
  const dirs = workspaces().filter((dir) => names.includes(readJson(`${dir}/package.json`).name))
  return Promise.all(
    dirs.map(async (dir) => ({ name: readJson(`${dir}/package.json`).name, ...(await bundleSize(dir)) })),
  )
}

console.log(JSON.stringify(names.length === 0 ? await everything() : await bundles()))
