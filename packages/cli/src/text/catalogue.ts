import type { en } from './en/index.ts'

/** Every sentence the command says. The two catalogues have the same keys: the compiler checks it. */
export type Catalogue = typeof en
