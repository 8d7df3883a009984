export { PLUGIN_GROUPS, runPluginCase, testPlugin } from './test-plugin.ts'
export type { PluginCase, PluginHarness, PluginMessage, PluginSubject } from './harness.ts'
export type { OpenMemory, OpenedMemory } from './open.ts'
