import { testLanguagePack } from '@recollect/testkit'
import { french } from '../src/index.ts'
import { isSlow, kit } from './kit.ts'

testLanguagePack(() => french(), { ...kit, groups: (group) => !isSlow(group) })
