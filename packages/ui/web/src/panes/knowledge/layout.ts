/** A place in the picture. */
export interface Place {
  x: number
  y: number
}

interface Link {
  readonly from: string
  readonly to: string
}

export interface Layout {
  readonly places: ReadonlyMap<string, Readonly<Place>>
  /** Moves every point a little; true once they rest. */
  step(): boolean
}

/** How far apart linked points want to be. */
const LENGTH = 120
/** Points further apart than this do not push each other. */
const REACH = 220
const PUSH = 5200
const PULL = 0.06
const TO_CENTRE = 0.006
const FIRST_HEAT = 60
const COOLING = 0.975
const COLD = 0.6
/** Of the sunflower the points begin in: no two at one place, and the same every time. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const SPREAD = 26

/**
 * Force-directed placement (Fruchterman and Reingold 1991) with their grid: points push those in neighbouring cells alone, so that a step
 * is linear in points and links. The same graph gives the same picture.
 */
export function forceLayout(ids: readonly string[], links: readonly Link[]): Layout {
  const places = new Map(ids.map((id, i) => [id, beginning(i)]))
  const bodies = [...places.values()]
  const ends = links.flatMap(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)]
    return a && b && a !== b ? [[a, b] as const] : []
  })
  let heat = FIRST_HEAT
  return {
    places,
    step: () => {
      for (const body of bodies) {
        body.fx = -body.x * TO_CENTRE
        body.fy = -body.y * TO_CENTRE
      }
      pushApart(bodies)
      for (const [a, b] of ends) pull(a, b)
      for (const body of bodies) move(body, heat)
      heat *= COOLING
      return heat < COLD
    },
  }
}

/** A point, and what acts on it. */
interface Body extends Place {
  fx: number
  fy: number
}

function beginning(i: number): Body {
  const [radius, angle] = [SPREAD * Math.sqrt(i + 1), i * GOLDEN_ANGLE]
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), fx: 0, fy: 0 }
}

function move(body: Body, heat: number): void {
  const length = Math.hypot(body.fx, body.fy)
  if (length === 0) return
  const far = Math.min(length, heat) / length
  body.x += body.fx * far
  body.y += body.fy * far
}

/** Equal and opposite. */
function act(a: Body, b: Body, fx: number, fy: number): void {
  a.fx += fx
  a.fy += fy
  b.fx -= fx
  b.fy -= fy
}

function pull(a: Body, b: Body): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const strength = PULL * (1 - LENGTH / Math.max(1, Math.hypot(dx, dy)))
  act(a, b, dx * strength, dy * strength)
}

function push(a: Body, b: Body): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = Math.max(1, dx * dx + dy * dy)
  if (square > REACH * REACH) return
  const strength = -PUSH / square / Math.sqrt(square)
  act(a, b, dx * strength, dy * strength)
}

/** Half of the cells around one: each pair of cells is looked at once. */
const AROUND = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const
/** More columns than a picture has. */
const COLUMNS = 100_000

function pushApart(bodies: readonly Body[]): void {
  const cells = new Map<number, Body[]>()
  for (const body of bodies) {
    const name = Math.floor(body.y / REACH) * COLUMNS + Math.floor(body.x / REACH)
    const cell = cells.get(name)
    if (cell) cell.push(body)
    else cells.set(name, [body])
  }
  for (const [name, cell] of cells) {
    pushWithin(cell)
    for (const [dx, dy] of AROUND) {
      for (const b of cells.get(name + dy * COLUMNS + dx) ?? []) for (const a of cell) push(a, b)
    }
  }
}

function pushWithin(cell: readonly Body[]): void {
  for (const [i, a] of cell.entries()) for (const b of cell.slice(i + 1)) push(a, b)
}
