/** People one knows by work or by chance: their hours, sizes and clocks are no business of one's memory. */
export const ACQUAINTANCES: ReadonlySet<string> = new Set(
  [
    'boss',
    'coworker',
    'colleague',
    'client',
    'customer',
    'roommate',
    'classmate',
    'neighbor',
    'neighbour',
    'teacher',
    'landlord',
    'manager',
  ].map((relation) => `user.${relation}`),
)
