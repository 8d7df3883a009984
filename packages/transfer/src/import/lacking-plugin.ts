import { InvalidImportError } from '@recollect/core'

/** Plugins of this library by the records they write. Of others the name is not known. */
const PLUGINS: readonly (readonly [plugin: string, types: readonly string[]])[] = [
  ['sessions', ['session', 'turn', 'variable']],
  ['knowledge', ['episode', 'node', 'relationship', 'quarantined', 'usage']],
]

/** For a record of a type that nothing in this memory reads. */
export function lackingPlugin(type: string, line: number): InvalidImportError {
  const plugin = PLUGINS.find(([, types]) => types.includes(type))?.[0]
  return new InvalidImportError(
    line,
    plugin === undefined
      ? `No plugin of this memory reads records of the type "${type}". Open it with the plugin that wrote them.`
      : `Records of the type "${type}" are read by @recollect/${plugin}, which this memory lacks. ` +
          `Open it with createRecollect({ plugins: [transfer(), ${plugin}()] }).`,
  )
}
