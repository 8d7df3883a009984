import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readPage } from '../src/page-files.ts'

const LIMIT = 350_000
/** Loaded when a graph or a chart is opened. */
const GRAPH_OR_CHART = /^\/assets\/(?:charts|graph-canvas)-/u

const files = [...readPage()]
const gzipped = (path: string): number => {
  const body = files.find(([name]) => name === path)?.[1].body
  return body === undefined ? 0 : gzipSync(body).length
}

it('weighs less than 350 kB gzip without the graph and the charts', () => {
  const counted = files
    .map(([path]) => path)
    .filter((path) => /\.(?:js|css|html)$/u.test(path) && !GRAPH_OR_CHART.test(path))
  const total = counted.reduce((sum, path) => sum + gzipped(path), 0)
  expect(counted.length).toBeGreaterThan(3)
  expect(total).toBeLessThan(LIMIT)
})

it('loads neither graph nor chart with the page itself', () => {
  const page = files.find(([path]) => path === '/index.html')?.[1]
  const html = new TextDecoder().decode(page?.body)
  expect(html).toContain('assets/index-')
  expect(html).not.toMatch(/cytoscape|recharts/u)
  const [entry] = files.filter(([path]) => /^\/assets\/index-[^/]+\.js$/u.test(path)).map(([path]) => path)
  const code = new TextDecoder().decode(files.find(([path]) => path === entry)?.[1].body)
  expect(code).not.toMatch(/cytoscape|recharts/u)
})

it('asks no other host for anything', () => {
  const page = new TextDecoder().decode(files.find(([path]) => path === '/index.html')?.[1].body)
  expect(page).not.toMatch(/https?:\/\//u)
})
