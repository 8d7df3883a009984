import { testLanguagePack } from '@recollect/testkit'
import { makeEnglish } from '../src/pack.ts'
import { isSlow, kit } from './support/kit.ts'

testLanguagePack(makeEnglish(), { ...kit, groups: (group) => !isSlow(group) })
