import type { ValueType } from '@recollect/rules'
import { age } from './age.ts'
import { device } from './device.ts'
import { employer } from './employer.ts'
import { height } from './height.ts'
import { home } from './home.ts'
import { income } from './income.ts'
import { weight } from './weight.ts'

export { age, device, employer, height, home, income, weight }

/** All types of values that newer words may tell of. */
export const VALUES: readonly ValueType[] = [age, device, employer, height, home, income, weight]
