import { Badge, Group, Stack, Text } from '@mantine/core'
import type { RecallTrace } from '@recollect/core'
import type { TraceRanked } from '@recollect/core/plugin'
import { useText } from '../../app/hooks.ts'
import { partNames, partsText, piecesOf } from './score.ts'
import { worded } from './words.ts'

/** Beyond it a list tells nothing more. */
const MOST = 30
const LEGEND = 6

/** Candidates in their final order, each score cut into what it is made of. */
export function Ranking({ trace: { ranked, hits, ranking } }: { trace: RecallTrace }) {
  const { why } = useText()
  const names = partNames(ranked)
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        {worded(why.rules, ranking.rule)}
      </Text>
      {names.length > 0 && <Legend names={names} ranked={ranked} />}
      <ol className="why-ranked">
        {ranked.slice(0, MOST).map((one) => (
          <Candidate key={`${one.kind} ${one.id}`} one={one} names={names} isHit={one.rank <= hits} />
        ))}
      </ol>
    </Stack>
  )
}

function Legend({ names, ranked }: { names: readonly string[]; ranked: readonly TraceRanked[] }) {
  const { why } = useText()
  const isTerm = (name: string) =>
    ranked.some(({ parts }) => parts.some((part) => part.name === name && part.term))
  const label = (name: string) => worded({ ...why.tiers, ...why.parts }, name)
  return (
    <Group gap="sm" aria-label={why.scoreParts}>
      {names.slice(0, LEGEND).map((name, i) => (
        <Text key={name} span size="xs" c="dimmed">
          <span className={`why-swatch why-piece-${String(i)}`} aria-hidden />
          {i === LEGEND - 1 && names.length > LEGEND
            ? why.parts['others']
            : isTerm(name)
              ? `“${name}”`
              : label(name)}
        </Text>
      ))}
    </Group>
  )
}

interface CandidateProps {
  readonly one: TraceRanked
  readonly names: readonly string[]
  readonly isHit: boolean
}

function Candidate({ one, names, isHit }: CandidateProps) {
  const { why } = useText()
  const label = (name: string) => worded({ ...why.tiers, ...why.parts }, name)
  return (
    <li className={isHit ? '' : 'is-beyond'}>
      <span className="why-rank">{one.rank}</span>
      <div>
        <Group gap={6} align="baseline">
          <Text span>{one.quote}</Text>
          <Badge size="xs" variant="light" color={isHit ? 'pine' : 'gray'} tt="none">
            {why.kinds[one.kind]}
          </Badge>
          {!isHit && (
            <Badge size="xs" variant="light" color="gray" tt="none">
              {why.beyond}
            </Badge>
          )}
        </Group>
        <div className="why-bar" aria-hidden>
          {piecesOf(one, names).map(({ name, width, color }) => (
            <span
              key={name}
              className={`why-piece-${String(color)}`}
              style={{ width: `${String(width)}%` }}
            />
          ))}
        </div>
        <Text size="xs" c="dimmed">
          {why.score} {one.score.toFixed(2)} = {partsText(one.parts, label)} · {why.foundBy}{' '}
          {Object.entries(one.tiers)
            .map(([tier, rank]) => `${worded(why.tiers, tier)} #${String(rank)}`)
            .join(', ')}
        </Text>
      </div>
    </li>
  )
}
