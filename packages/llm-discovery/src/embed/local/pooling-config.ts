import { z } from 'zod'
import type { Pooling } from './pool.ts'

/** `1_Pooling/config.json` of sentence-transformers: a flag for each way of pooling. Other ways than these three are not offered. */
export const poolingSchema = z
  .object({
    pooling_mode_cls_token: z.boolean().optional(),
    pooling_mode_mean_tokens: z.boolean().optional(),
    pooling_mode_lasttoken: z.boolean().optional(),
  })
  .transform((flags): Pooling | undefined => {
    if (flags.pooling_mode_cls_token) return 'cls'
    if (flags.pooling_mode_lasttoken) return 'last'
    return flags.pooling_mode_mean_tokens ? 'mean' : undefined
  })
