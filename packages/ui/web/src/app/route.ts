import { useSyncExternalStore } from 'react'
import { PANE_IDS } from './pane-ids.ts'
import type { PaneId } from './pane-ids.ts'

/** A pane and what it is opened with: `#/time?slot=location`. */
export interface Route {
  readonly pane: PaneId
  readonly params: URLSearchParams
}

/** What is no pane is the first one. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/u, '').split('?')
  const pane = PANE_IDS.find((id) => id === path) ?? 'chat'
  return { pane, params: new URLSearchParams(query) }
}

export function hrefOf(pane: PaneId, params: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(params).toString()
  return query === '' ? `#/${pane}` : `#/${pane}?${query}`
}

export const open = (pane: PaneId, params: Readonly<Record<string, string>> = {}): void => {
  location.hash = hrefOf(pane, params)
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => {
    removeEventListener('hashchange', listener)
  }
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return routeOf(hash)
}
