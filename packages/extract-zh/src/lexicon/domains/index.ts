import type { DomainWords } from '@recollect/core/extraction'
import { food } from './food.ts'
import { fitness, health } from './health.ts'
import { animals, celebration, clothes, home, people } from './home.ts'
import { leisure, music, reading, screen } from './leisure.ts'
import { technology } from './technology.ts'
import { transport, travel, weather } from './travel.ts'
import { introduction, money, schedule, study, work } from './work.ts'

/** Chinese words by the fields of life they are about, simplified. Made when a context is first built. */
export const domains: DomainWords = {
  food,
  health,
  fitness,
  travel,
  transport,
  work,
  study,
  money,
  home,
  animals,
  people,
  leisure,
  music,
  reading,
  screen,
  technology,
  clothes,
  schedule,
  weather,
  celebration,
  introduction,
}
