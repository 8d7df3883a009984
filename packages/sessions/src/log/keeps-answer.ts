import type { QaTurn } from '@recollect/core/store'

/** Whether the text of an answer is kept: above the threshold, or marked by the user. Pure. */
export const keepsAnswer = (
  { significance, marked }: Pick<QaTurn, 'significance' | 'marked'>,
  threshold: number,
): boolean => marked || significance > threshold
