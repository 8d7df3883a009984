import type { Section } from '../../quality/sections.ts'
import type { SizeFigures } from '../run.ts'

export const sectionsOf = (figures: SizeFigures): readonly Section[] => [
  packageSection(figures),
  installSection(figures),
]

const packageSection = ({ packages }: SizeFigures): Section => ({
  title: 'Packages',
  head: ['kB', 'loaded', 'whole', 'tarball', 'unpacked', 'files', 'dependencies'],
  rows: packages.map((f) => [f.name, f.loaded, f.whole, f.packed, f.unpacked, f.files, f.dependencies]),
  notes: [
    'To reach: core loads less than 25 kB, without zod. Loaded and whole: bundled, minified, gzip, dependencies aside; what importing the package loads, and ' +
      'with all that is loaded when it is first used. Of the dependencies those it names itself.',
  ],
})

const installSection = ({ install, quick }: SizeFigures): Section => ({
  title: 'A whole install',
  head: ['core, extract-zh, extract-en, store-sqlite', 'MB'],
  rows: [
    ['all of node_modules', install.megabytes],
    ...install.shares.map(({ name, megabytes }) => [name, megabytes]),
  ],
  notes: [
    `To reach: less than 30 MB. ${install.packages} packages, ${install.files} files, ${install.seconds} s, by npm from the tarballs into an empty folder, ` +
      `without npm's cache${quick ? '; nothing was compiled, so that the compiled part is missing' : '; SQLite is compiled, as it is where no binary can be fetched'}.`,
  ],
})
