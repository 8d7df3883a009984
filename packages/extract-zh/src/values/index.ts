import type { ValueType } from '@recollect/rules'
import { age } from './age.ts'
import { device } from './device.ts'
import { employer } from './employer.ts'
import { home } from './home.ts'
import { weight } from './weight.ts'

export { age, device, employer, home, weight }

/** All types of values that newer words may tell of. */
export const VALUES: readonly ValueType[] = [age, device, employer, home, weight]
