import type { StylesheetJson } from 'cytoscape'
import type { GraphColors } from './colors.ts'

/** Smaller than this on the screen a name is not drawn: where there are many, drawing them is what takes long. */
const LEAST_NAME = { few: 8, many: 11 } as const

/** How points and lines are drawn. */
export const graphStyle = (colors: GraphColors, many: boolean): StylesheetJson => [
  {
    selector: 'node',
    style: {
      'background-color': colors.node,
      label: 'data(label)',
      color: colors.text,
      'font-size': 11,
      'text-valign': 'bottom',
      'text-margin-y': 4,
      'text-wrap': 'ellipsis',
      'text-max-width': '130px',
      'text-background-color': colors.ground,
      'text-background-opacity': many ? 0 : 0.8,
      'text-background-padding': '2px',
      'min-zoomed-font-size': many ? LEAST_NAME.many : LEAST_NAME.few,
      width: 'mapData(weight, 0, 1, 16, 40)',
      height: 'mapData(weight, 0, 1, 16, 40)',
    },
  },
  {
    selector: 'node[kind = "episode"]',
    style: { 'background-color': colors.episode, shape: 'round-rectangle', width: 16, height: 12 },
  },
  {
    selector: 'edge',
    style: {
      'line-color': colors.line,
      width: 'mapData(strength, 0, 1, 1, 4)',
      'curve-style': 'haystack',
    },
  },
  {
    selector: 'edge[type = "tells"]',
    style: { 'line-color': colors.told, 'line-style': 'dashed', width: 1 },
  },
  { selector: 'edge[type = "changed"]', style: { 'line-color': colors.episode, width: 2 } },
  { selector: '.dimmed', style: { opacity: 0.25 } },
  {
    selector: '.chosen',
    style: { 'border-width': 4, 'border-color': colors.chosen, 'font-weight': 'bold', 'z-index': 10 },
  },
]
