import type { Asked } from '../routes/route.ts'
import { bindingsOf } from '../door/place.ts'
import type { ErrorPlace } from '../options.ts'

/** Told that an answer broke off after its head was sent. Whether the connection was cut for it. */
export type Broken = (error: unknown) => boolean

/**
 * The client was told 200 by then, so whoever runs the server is told the error whatever it is, and the connection is cut: a body that
 * ends as if it were whole would be taken for it.
 */
export const brokenAt =
  ({ context, service }: Asked, place: ErrorPlace): Broken =>
  (error) => {
    service.metrics.broken(place.method, place.route)
    service.options.onError?.(error, place)
    const { outgoing } = bindingsOf(context)
    outgoing?.destroy()
    return outgoing !== undefined
  }
