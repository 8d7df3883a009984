import { testAnswers, testFacts, testSureAnswers } from '@recollect/testkit'
import { english } from '../../src/index.ts'
import * as asked from './asked.ts'
import * as kinds from './kinds.ts'
import { unchanged } from './unchanged.ts'
import * as updates from './updates.ts'

testFacts(english, kinds)
testFacts(english, updates)
testAnswers(english, asked)
testSureAnswers(english, { unchanged })
