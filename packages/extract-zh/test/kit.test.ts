import { testLanguagePack } from '@recollect/testkit'
import { makeChinese } from '../src/pack.ts'
import { isSlow, kit } from './support/kit.ts'

testLanguagePack(makeChinese(), { ...kit, groups: (group) => !isSlow(group) })
