import type { ValueType } from '@recollect/rules'
import { age } from './age.ts'
import { device } from './device.ts'
import { home } from './home.ts'
import { employer } from './employer.ts'
import { weight } from './measures.ts'

export { age, device, employer, home, weight }

/** All types of values that newer words may tell of. */
export const VALUES: readonly ValueType[] = [age, device, employer, home, weight]
