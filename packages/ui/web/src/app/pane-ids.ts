/** In the order of the navigation. */
export const PANE_IDS = ['chat', 'memory', 'sessions', 'time', 'knowledge', 'why', 'evaluation'] as const
export type PaneId = (typeof PANE_IDS)[number]
