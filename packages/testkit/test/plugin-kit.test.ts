import { testPlugin } from '../src/index.ts'
import { toyHarness } from './plugins/harness.ts'
import { toyPlugin } from './plugins/toy-plugin.ts'

testPlugin(toyHarness('as small as the contract allows', toyPlugin))
