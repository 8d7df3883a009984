/**
 * Core's folders and files from the lowest layer to the highest. Those of one layer may need each other; what needs a higher one has been
 * put in the wrong place. What is not named is reported.
 */
const CORE_LAYERS = [
  ['types'],
  ['plugin'],
  ['api'],
  ['errors', 'util', 'calendar', 'pattern'],
  ['facts', 'text', 'slots', 'config', 'input', 'vector'],
  [
    'engine.ts',
    'plugin-port.ts',
    'bulk-extractor.ts',
    'query-plan.ts',
    'query-knowledge.ts',
    'observe',
    'sensitive',
  ],
  ['extract', 'known', 'version', 'changes', 'overlay', 'repair', 'query', 'recall'],
  ['custom', 'forget'],
  ['memory'],
  ['recollect.ts'],
  ['extraction', 'jobs', 'past', 'plugins', 'stores', 'index.ts'],
]

const SRC = 'packages/core/src/'

/** @param {string} file */
const partOf = (file) => (file.startsWith(SRC) ? (file.slice(SRC.length).split('/')[0] ?? '') : null)

/**
 * Imports inside core that run from a layer to a higher one, as `text → engine.ts`, and how many of each.
 * @param {import('./graph.mjs').Graph} graph @param {readonly (readonly string[])[]} layers
 */
export function upwardImports(graph, layers = CORE_LAYERS) {
  const levels = new Map(layers.flatMap((parts, level) => parts.map((part) => [part, level])))
  /** @type {Map<string, number>} */
  const upward = new Map()
  /** @type {Set<string>} */
  const unplaced = new Set()
  for (const [file, needs] of graph) {
    const from = partOf(file)
    if (from === null) continue
    if (!levels.has(from)) unplaced.add(from)
    for (const { to } of needs) {
      const part = partOf(to)
      if (part === null || (levels.get(part) ?? 0) <= (levels.get(from) ?? 0)) continue
      const step = `${from} → ${part}`
      upward.set(step, (upward.get(step) ?? 0) + 1)
    }
  }
  return { upward, unplaced: [...unplaced] }
}
