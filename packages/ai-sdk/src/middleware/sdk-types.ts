import type { LanguageModelMiddleware } from 'ai'

type Wrap<Name extends 'wrapGenerate' | 'wrapStream'> = Parameters<
  NonNullable<LanguageModelMiddleware[Name]>
>[0]

/** What a model is called with. */
export type CallOptions = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params']
export type Prompt = CallOptions['prompt']
export type UserMessage = Extract<Prompt[number], { role: 'user' }>
export type Generated = Awaited<ReturnType<Wrap<'wrapGenerate'>['doGenerate']>>
export type Streamed = Awaited<ReturnType<Wrap<'wrapStream'>['doStream']>>
export type StreamPart = Streamed['stream'] extends ReadableStream<infer Part> ? Part : never
export type Warning = Generated['warnings'][number]
