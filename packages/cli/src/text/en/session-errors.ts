import type { Rule } from '../translated.ts'
import { argument } from '../../util/argument.ts'

/** What the library says of sessions in terms of its functions, for a user of the command. */
export const sessionErrors: readonly Rule[] = [
  [
    /^Session "(.{1,256}?)" is being merged into "(.{1,256}?)"\. (?:Log|Write) there/su,
    (from, into) =>
      `The session "${from}" is being merged into "${into}". Name "${into}" with --session, or finish the merge first: recollect merge ${argument(from)} --into ${argument(into)}. Nothing was changed.`,
  ],
  [
    /^Session "(.{1,256}?)" is being merged into "(.{1,256}?)"\. Finish that first/su,
    (from, into) =>
      `The session "${from}" is being merged into "${into}". Finish that first: recollect merge ${argument(from)} --into ${argument(into)}. Nothing was changed.`,
  ],
  [
    /^ttlMs is a whole number of milliseconds/u,
    () => '--ttl must end later than now and before the year 9999, such as 30m or 7d. Nothing was written.',
  ],
  [
    /^slots\.(.{1,256}?) names a field that holds others\. Name them, as in "(.{1,256})"\. /su,
    (field, inner) =>
      `--slot ${field}=… names a field that holds others. Name them, as in ${inner}. Nothing was stored.`,
  ],
  [
    /^The cursor is none of this list/u,
    () => 'This --cursor was not given by this list. Begin again without it.',
  ],
]
