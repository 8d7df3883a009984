import { johnEn, johnZh } from '@recollect/testkit/model-server'
import type { StoryBook } from '@recollect/testkit/model-server'
import type { Language } from '../text/language.ts'

/** John's research, told in the language of the frame. */
export const BOOKS: Readonly<Record<Language, StoryBook>> = { zh: johnZh, en: johnEn }

/** Whose memory it is. */
export const JOHN = 'john'
