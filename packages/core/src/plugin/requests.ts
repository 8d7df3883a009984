import type { Span } from '../types/item.ts'
import type { Capture } from './extractor.ts'
import type { NormalizedText } from './text.ts'

/**
 * What a message asks of the memory itself: `forget` what it knows ("forget that I live in Rome"), `withhold` what the message says ("don't
 * remember this: …"), `show` what it knows ("what do you know about me?"), `keep` what the message says ("remember that …").
 */
export type RequestKind = 'forget' | 'withhold' | 'show' | 'keep'

/** A request to the memory, as a language pack reads it. */
export interface RequestReading {
  readonly kind: RequestKind
  /** `words`: what `about` says; `everything`: all there is; `last`: the message before this one ("don't keep what I just said"). */
  readonly of: 'words' | 'everything' | 'last'
  /** The words it concerns, without the request around them ("I live in Rome", "my phone number"); null unless `of` is `words`. */
  readonly about: Capture | null
  /** The whole request with its end mark, `about` included, in the source. No fact is read from it; of `keep`, only from `about`. */
  readonly span: Span
}

/** Recognises requests to the memory. */
export interface RequestReader {
  /** The first request in a text; null where there is none. Linear in the text. */
  read(text: NormalizedText): RequestReading | null
}
