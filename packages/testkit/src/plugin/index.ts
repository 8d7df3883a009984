export { PLUGIN_GROUPS, runPluginCase, testPlugin } from './test-plugin.ts'
export type {
  OpenedMemory,
  OpenMemory,
  PluginCase,
  PluginHarness,
  PluginMessage,
  PluginSubject,
} from './harness.ts'
