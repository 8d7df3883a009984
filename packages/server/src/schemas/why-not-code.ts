import { z } from '@hono/zod-openapi'
import type { WhyNotCode } from '@recollect/timeline'

/** Reasons as stable words; they are told in the API of core. */
export const whyNotCode: z.ZodType<WhyNotCode> = z
  .enum([
    'recalled',
    'excluded',
    'filtered',
    'echo',
    'superseded',
    'behind_card',
    'beyond_limit',
    'over_budget',
    'beyond_scan',
    'below_threshold',
    'only_stop_words',
    'no_shared_term',
    'no_part',
    'no_vector',
    'stop_words',
    'slot_not_asked',
    'no_slot',
    'entity_differs',
    'somebody_else',
    'no_card',
    'differs',
    'off',
    'skipped',
    'not_among_found',
  ])
  .openapi('WhyNotCode')
