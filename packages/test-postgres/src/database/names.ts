import { randomBytes } from 'node:crypto'

const freshName = (kind: string): string => `${kind}_${randomBytes(6).toString('hex')}`

/** A schema name nobody has used: lower case letters, digits and underscores, so it needs no quotes. */
export const freshSchemaName = (): string => freshName('s')
export const freshDatabaseName = (): string => freshName('db')
export const freshRoleName = (): string => freshName('role')
export const freshPassword = (): string => randomBytes(12).toString('hex')
