import type { CoreMemory, ScopedMemory } from '../api/memory.ts'
import type { Engine, Plugin } from '../engine.ts'
import { InvalidConfigError, UnsupportedCapabilityError } from '../errors/errors.ts'
import type { Store } from '../plugin/store.ts'
import { told } from '../util/strings.ts'

/**
 * @throws InvalidConfigError for what is no plugin, is there twice, or has a verb another one has; UnsupportedCapabilityError where the
 * store lacks what one needs.
 */
export function checkPlugins(plugins: readonly Plugin[], store: Store): readonly Plugin[] {
  if (!(plugins instanceof Array))
    throw new InvalidConfigError(`plugins is a list, such as [sessions()], not ${told(plugins)}.`)
  for (const [at, plugin] of plugins.entries()) {
    checkPlugin(plugin, at)
    if (plugin.name === '') throw new InvalidConfigError(`plugins[${String(at)}] has no name. Give it one.`)
    if (plugins.findIndex(({ name }) => name === plugin.name) < at)
      throw new InvalidConfigError(`The plugin "${plugin.name}" is there twice. Keep one.`)
    for (const need of plugin.needs ?? [])
      if (!store.capabilities[need]) throw new UnsupportedCapabilityError(store.name, need)
  }
  refuseClash(plugins, 'verb', ({ verbs }) => verbs?.names ?? [])
  refuseClash(plugins, 'type of records', ({ imports }) => imports?.types ?? [])
  return plugins
}

function refuseClash(
  plugins: readonly Plugin[],
  what: string,
  namesOf: (plugin: Plugin) => readonly string[],
): void {
  const owners = new Map<string, string>()
  for (const plugin of plugins) {
    for (const name of namesOf(plugin)) {
      const other = owners.get(name)
      if (other !== undefined)
        throw new InvalidConfigError(
          `The plugins "${other}" and "${plugin.name}" both have the ${what} "${name}". Keep one of them.`,
        )
      owners.set(name, plugin.name)
    }
  }
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
  for (const { name, verbs } of engine.plugins) {
    const added = verbs?.of(engine, scope) ?? {}
    const taken = Object.keys(added).find((verb) => Object.hasOwn(own, verb))
    if (taken !== undefined)
      throw new InvalidConfigError(`The plugin "${name}" has the verb "${taken}", which core has. Update it.`)
    Object.assign(all, added)
  }
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
