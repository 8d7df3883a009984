import { testAnswers, testFacts, testSureAnswers } from '@recollect/testkit'
import { chinese } from '../../src/index.ts'
import * as asked from './asked.ts'
import * as kinds from './kinds.ts'
import { unchanged } from './unchanged.ts'
import * as updates from './updates.ts'

testFacts(chinese, kinds)
testFacts(chinese, updates)
testAnswers(chinese, asked)
testSureAnswers(chinese, { unchanged })
