import type { CoreMemory, ScopedMemory } from '../api/memory.ts'
import type { Engine, Plugin } from '../engine.ts'
import { InvalidConfigError } from '../errors/invalid-config-error.ts'
import { UnsupportedCapabilityError } from '../errors/store-error.ts'
import type { Store } from '../plugin/store.ts'
import { told } from '../util/told.ts'

/**
 * @throws InvalidConfigError for what is no plugin, is there twice, or has a verb another one has; UnsupportedCapabilityError where the
 * store lacks what one needs.
 */
export function checkPlugins(plugins: readonly Plugin[], store: Store): readonly Plugin[] {
  if (!(plugins instanceof Array))
    throw new InvalidConfigError(`plugins is a list, such as [sessions()], not ${told(plugins)}.`)
  const verbs = new Map<string, string>()
  for (const [at, plugin] of plugins.entries()) {
    checkPlugin(plugin, at)
    if (plugins.findIndex(({ name }) => name === plugin.name) < at)
      throw new InvalidConfigError(`The plugin "${plugin.name}" is there twice. Keep one.`)
    for (const need of plugin.needs ?? [])
      if (!store.capabilities[need]) throw new UnsupportedCapabilityError(store.name, need)
    for (const verb of plugin.verbs?.names ?? []) {
      const other = verbs.get(verb)
      if (other !== undefined)
        throw new InvalidConfigError(
          `The plugins "${other}" and "${plugin.name}" both have the verb "${String(verb)}". Keep one of them.`,
        )
      verbs.set(verb, plugin.name)
    }
  }
  return plugins
}

function checkPlugin(plugin: unknown, at: number): void {
  if (typeof plugin === 'object' && plugin !== null && 'specVersion' in plugin && plugin.specVersion === 1)
    return
  const what =
    typeof plugin === 'function'
      ? `is the function ${plugin.name || 'that makes a plugin'}, not a plugin. Call it: plugins: [${plugin.name || 'sessions'}()].`
      : `is ${told(plugin)}, or a plugin made for another version of core (specVersion). Pass one made for this version.`
  throw new InvalidConfigError(`plugins[${String(at)}] ${what}`)
}

/** A scope's own verbs with those of its plugins. */
export function withPlugins(own: CoreMemory, engine: Engine, scope: string): ScopedMemory {
  const all = { ...own }
  for (const { verbs } of engine.plugins) if (verbs) Object.assign(all, verbs.of(engine, scope))
  if (!isWhole(all, engine.plugins)) throw lacking(engine.plugins, all)
  return Object.freeze(all)
}

/** Each plugin declares in `PluginVerbs` what it adds: it is all there when every name is. */
const isWhole = (verbs: CoreMemory, plugins: readonly Plugin[]): verbs is ScopedMemory =>
  plugins.every((plugin) => (plugin.verbs?.names ?? []).every((name) => name in verbs))

function lacking(plugins: readonly Plugin[], verbs: object): InvalidConfigError {
  const lacks = plugins.find(({ verbs: own }) => own?.names.some((name) => !(name in verbs)))
  return new InvalidConfigError(
    `The plugin "${lacks?.name ?? ''}" does not give the verbs it names. Update it.`,
  )
}
