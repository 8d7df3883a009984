import type { en } from './en/index.ts'

/** All texts of the page, by pane. English has the keys; every other language has the same. */
export type Catalogue = typeof en
