import { ActionIcon, Tooltip, useComputedColorScheme } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../app/hooks.ts'
import { GRAPH_COLORS } from './colors.ts'
import { draw } from './draw.ts'
import type { Drawing } from './draw.ts'
import type { Graph } from './graph.ts'

interface Props {
  readonly graph: Graph
  readonly chosen: string | null
  /** Ids that match a search; null: there is none. */
  readonly matches: ReadonlySet<string> | null
  readonly onChoose: (id: string) => void
}

const ZOOM = 1.3

/** The picture. Loaded when the pane is opened; the list beside it holds the same for those who cannot see or point. */
export function GraphCanvas({ graph, chosen, matches, onChoose }: Props) {
  const { knowledge } = useText()
  const scheme = useComputedColorScheme()
  const host = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const begin = useEffectEvent((element: HTMLElement) => draw(element, graph, GRAPH_COLORS[scheme], onChoose))
  useEffect(() => {
    if (host.current === null) return undefined
    const made = begin(host.current)
    setDrawing(made)
    return () => {
      setDrawing(null)
      made.close()
    }
  }, [graph])
  useEffect(() => drawing?.choose(chosen), [drawing, chosen])
  useEffect(() => drawing?.highlight(matches), [drawing, matches])
  useEffect(() => drawing?.paint(GRAPH_COLORS[scheme]), [drawing, scheme])
  const buttons = [
    { label: knowledge.zoomIn, icon: <IconPlus size={16} aria-hidden />, act: () => drawing?.zoom(ZOOM) },
    {
      label: knowledge.zoomOut,
      icon: <IconMinus size={16} aria-hidden />,
      act: () => drawing?.zoom(1 / ZOOM),
    },
    { label: knowledge.fit, icon: <IconFocusCentered size={16} aria-hidden />, act: () => drawing?.fit() },
  ]
  return (
    <div className="graph">
      <div
        ref={host}
        className="graph-host"
        role="img"
        aria-label={`${knowledge.graph}. ${knowledge.graphHint}`}
      />
      <div className="graph-buttons">
        {buttons.map(({ label, icon, act }) => (
          <Tooltip key={label} label={label}>
            <ActionIcon variant="default" aria-label={label} onClick={act}>
              {icon}
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
    </div>
  )
}
