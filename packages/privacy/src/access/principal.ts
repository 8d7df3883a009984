import { InvalidInputError } from '@recollect/core'
import type { Principal } from '@recollect/core'
import { z } from 'zod'

/** What cannot be seen or told from something else: it stands in a log that people read. */
const UNCLEAR = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u

const schema = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(256)
    .refine((id) => !UNCLEAR.test(id)),
  roles: z.array(z.enum(['owner', 'writer', 'reader', 'auditor', 'admin'])),
  scopes: z.union([z.literal('all'), z.array(z.string())]).optional(),
})

/** A frozen copy: what the caller does to the one that was given changes nothing. @throws InvalidInputError */
export function readPrincipal(given: Principal): Principal {
  const { data } = schema.safeParse(given)
  if (data === undefined)
    throw new InvalidInputError(
      "This is no principal. Pass { id, roles, scopes? }: an id of 1 to 256 visible characters, roles of owner, writer, reader, auditor and admin, scopes as a list of names or 'all'.",
    )
  const { id, scopes } = data
  const roles = Object.freeze([...data.roles])
  if (scopes === undefined) return Object.freeze({ id, roles })
  return Object.freeze({ id, roles, scopes: scopes === 'all' ? scopes : Object.freeze([...scopes]) })
}
