import type { Section } from '../../quality/sections.ts'
import type { AbsentPeer, PeerOutcome } from '../run.ts'
import { INSTALLS } from '../versions.ts'
import { changesSection } from './changes.ts'
import { costSection } from './cost.ts'
import { qualitySection } from './quality.ts'
import { NONE } from './shown.ts'

const isAbsent = (outcome: PeerOutcome): outcome is AbsentPeer => 'why' in outcome

/** All tables of a run; `mark` sets off the best of each column of a set. */
export function sectionsOf(
  outcomes: readonly PeerOutcome[],
  machine: string,
  mark: (figure: string) => string,
): Section[] {
  const measured = outcomes.flatMap((outcome) => (isAbsent(outcome) ? [] : [outcome]))
  const absent = outcomes.filter(isAbsent)
  return [
    systemsSection(outcomes),
    qualitySection(measured, mark),
    ...(measured.some(({ changes }) => changes !== null) ? [changesSection(measured)] : []),
    costSection(measured, machine),
    ...(absent.length === 0 ? [] : [absentSection(absent)]),
  ]
}

const systemsSection = (outcomes: readonly PeerOutcome[]): Section => ({
  title: 'The systems, and how they are told and asked',
  head: ['system', 'packages fetched', 'how'],
  rows: outcomes.map(({ peer: { name, install, note } }) => [
    name,
    install === null ? NONE : packagesOf(install).join(', '),
    note,
  ]),
  notes: [],
})

const packagesOf = (install: keyof typeof INSTALLS): readonly string[] =>
  Object.entries(INSTALLS[install]).map(([id, version]) => `${id} ${version}`)

const absentSection = (absent: readonly AbsentPeer[]): Section => ({
  title: 'Systems that could not be measured',
  head: ['system', 'why'],
  rows: absent.map(({ peer, why }) => [peer.name, why]),
  notes: [],
})
