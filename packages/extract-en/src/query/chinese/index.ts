import { life } from './life.ts'
import { people } from './people.ts'
import { world } from './world.ts'

/** English to Chinese, as lines of `wordLinks`; the Chinese pack has the other direction. */
export const chinese: readonly string[] = [people, life, world]
