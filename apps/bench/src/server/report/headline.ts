import type { ServerFigures } from '../run.ts'

/** Headline figures, by the keys of the targets. */
export const headlineOf = ({ ratio, crowd }: ServerFigures): Readonly<Record<string, number>> => ({
  'server.ratio': ratio,
  'server.crowd-errors': crowd.failed,
})
