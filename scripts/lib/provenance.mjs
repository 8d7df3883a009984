const same = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Where a package says it comes from. The registry checks `repository` against the workflow that publishes, so it stands once, in the
 * root's manifest, as `{ type, url }`, and each package repeats it with its directory. While the root names none, no package may.
 * @param {string} dir
 * @param {{ repository?: object, homepage?: string, bugs?: unknown, files?: string[], publishConfig?: { provenance?: boolean } }} manifest
 * @param {{ repository?: { url: string }, homepage?: string, bugs?: unknown }} root
 */
export function* provenanceProblems(dir, manifest, root) {
  const repository = root.repository && { ...root.repository, directory: dir }
  if (!same(manifest.repository, repository)) yield `does not say "repository": ${JSON.stringify(repository)}`
  for (const field of ['homepage', 'bugs'])
    if (!same(manifest[field], root[field])) yield `does not say "${field}": ${JSON.stringify(root[field])}`
  if (!manifest.files?.includes('dist')) yield 'does not say which files it publishes'
  // Beside the code it could not be overruled, and nothing could be published but from that one workflow: a rehearsal neither.
  if (manifest.publishConfig?.provenance !== undefined)
    yield 'asks for provenance in publishConfig; the release workflow does (NPM_CONFIG_PROVENANCE)'
}

/**
 * What the workflow that publishes needs for provenance.
 * @param {string | null} workflow its text; null when there is none
 */
export function* workflowProblems(workflow) {
  if (workflow === null) return yield '.github/workflows/release.yml is missing'
  if (!/^\s*id-token: write\b/mu.test(workflow))
    yield 'release.yml lacks "id-token: write": npm cannot say who built a package'
  if (!/^\s*NPM_CONFIG_PROVENANCE: ['"]?true\b/mu.test(workflow))
    yield 'release.yml lacks "NPM_CONFIG_PROVENANCE: true"'
}
