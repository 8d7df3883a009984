import cytoscape from 'cytoscape'
import type { Core } from 'cytoscape'
import type { GraphColors } from './colors.ts'
import type { Graph } from './graph.ts'
import { graphStyle } from './graph-style.ts'
import { forceLayout } from './layout.ts'

/** The picture of a graph in an element of the page. */
export interface Drawing {
  zoom(factor: number): void
  fit(): void
  /** Marks a point and brings it into view; null: none. */
  choose(id: string | null): void
  /** Dims what is not among them; null: nothing is. */
  highlight(ids: ReadonlySet<string> | null): void
  paint(colors: GraphColors): void
  close(): void
}

/** Milliseconds of placing in one frame: the page stays quick. */
const SLICE = 10
/** From so many points on lines are not drawn while it is moved. */
const MANY = 400
const PADDING = 40
/** A graph of a few points is not blown up beyond this. */
const MOST_ZOOM = 1.6

export function draw(
  container: HTMLElement,
  graph: Graph,
  colors: GraphColors,
  onChoose: (id: string) => void,
): Drawing {
  const many = graph.points.length > MANY
  const cy = cytoscape({
    container,
    style: graphStyle(colors, many),
    elements: {
      nodes: graph.points.map((point) => ({ data: { ...point } })),
      edges: graph.lines.map(({ id, from, to, type, strength }) => ({
        data: { id: `line ${id}`, source: from, target: to, type, strength },
      })),
    },
    layout: { name: 'preset' },
    hideEdgesOnViewport: many,
    textureOnViewport: many,
    ...(many ? { pixelRatio: 1 } : {}),
    minZoom: 0.05,
    maxZoom: 4,
  })
  cy.on('tap', 'node', ({ target }: { target: { id(): string } }) => {
    onChoose(target.id())
  })
  const stop = place(cy, graph, many)
  return {
    zoom: (factor) => {
      cy.zoom({ level: cy.zoom() * factor, renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 } })
    },
    fit: () => {
      fit(cy)
    },
    choose: (id) => {
      cy.nodes('.chosen').removeClass('chosen')
      if (id === null) return
      const point = cy.getElementById(id)
      point.addClass('chosen')
      if (point.nonempty()) cy.center(point)
    },
    highlight: (ids) => {
      cy.batch(() => {
        cy.nodes().forEach((point) => {
          point.toggleClass('dimmed', ids !== null && !ids.has(point.id()))
        })
        cy.edges().toggleClass('dimmed', ids !== null)
      })
    },
    paint: (next) => {
      cy.style(graphStyle(next, many))
    },
    close: () => {
      stop()
      cy.destroy()
    },
  }
}

function fit(cy: Core): void {
  cy.fit(cy.elements(), PADDING)
  if (cy.zoom() > MOST_ZOOM) {
    cy.zoom(MOST_ZOOM)
    cy.center()
  }
}

/**
 * Places the points bit by bit, a slice a frame; many are drawn once they rest, since drawing is what takes long. Returns how to stop it.
 */
function place(cy: Core, graph: Graph, many: boolean): () => void {
  const layout = forceLayout(
    graph.points.map(({ id }) => id),
    graph.lines,
  )
  let frame = 0
  const show = () => {
    cy.batch(() => {
      cy.nodes().forEach((point) => {
        const at = layout.places.get(point.id())
        if (at) point.position({ ...at })
      })
    })
    fit(cy)
  }
  show()
  const go = () => {
    const until = performance.now() + SLICE
    let rests = false
    while (!rests && performance.now() < until) rests = layout.step()
    if (rests || !many) show()
    if (!rests) frame = requestAnimationFrame(go)
  }
  frame = requestAnimationFrame(go)
  return () => {
    cancelAnimationFrame(frame)
  }
}
