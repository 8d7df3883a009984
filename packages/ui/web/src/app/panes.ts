import {
  IconBrain,
  IconChartBar,
  IconClockHour4,
  IconMessageCircle,
  IconMessages,
  IconRoute,
  IconTopologyStar3,
} from '@tabler/icons-react'
import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { PaneId } from './pane-ids.ts'
import type { Feature } from './settings.ts'

export interface Pane {
  readonly id: PaneId
  readonly icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  readonly view: LazyExoticComponent<ComponentType>
  /** Shown only where the server offers it. */
  readonly needs?: Feature
}

/** In the order of the navigation. Each is loaded when it is opened. */
export const PANES: readonly Pane[] = [
  { id: 'chat', icon: IconMessageCircle, view: lazy(() => import('../panes/chat/index.tsx')) },
  { id: 'memory', icon: IconBrain, view: lazy(() => import('../panes/memory/index.tsx')) },
  { id: 'sessions', icon: IconMessages, view: lazy(() => import('../panes/sessions/index.tsx')) },
  { id: 'time', icon: IconClockHour4, view: lazy(() => import('../panes/time/index.tsx')) },
  { id: 'knowledge', icon: IconTopologyStar3, view: lazy(() => import('../panes/knowledge/index.tsx')) },
  { id: 'why', icon: IconRoute, view: lazy(() => import('../panes/why/index.tsx')) },
  {
    id: 'evaluation',
    icon: IconChartBar,
    view: lazy(() => import('../panes/evaluation/index.tsx')),
    needs: 'evaluation',
  },
]
