import type { Prompts } from '../types.ts'
import { cuts } from './cuts.ts'
import { facts } from './facts.ts'
import { gaps } from './gaps.ts'
import { guard } from './guard.ts'
import { labels } from './labels.ts'
import { narration } from './narration.ts'
import { reconstruction } from './reconstruction.ts'

export const en: Prompts = { guard, narration, cuts, reconstruction, gaps, facts, labels }
