import { command } from '../../argv/command.ts'

export interface ProvenanceArguments {
  readonly card: string
}

export const provenanceSpec = command({
  name: 'provenance',
  argument: { syntax: '<card>', help: 'card' },
  options: [],
  read: ({ argument }): ProvenanceArguments => ({ card: argument ?? '' }),
  load: async () => {
    const [{ provenance }, { renderProvenance }] = await Promise.all([
      import('./index.ts'),
      import('../../render/provenance.ts'),
    ])
    return { run: provenance, render: renderProvenance }
  },
})
