import type { Role } from '@recollect/core'

/** What `--role` takes. */
export const ROLES: readonly Role[] = ['user', 'assistant', 'tool', 'system']
