import type { Refiner } from '@recollect/core/extraction'

/** With whom one lives is told of oneself: "室友搬走了，现在一个人住". */
export const ownHome: Refiner = {
  id: 'zh/own-home',
  refine(candidate) {
    const { entity, slot, clause } = candidate
    const gone =
      entity === 'user.roommate' && slot === 'living_situation' && !/室友|舍友|[他她]/u.test(clause.text)
    return [gone ? { ...candidate, entity: 'user' } : candidate]
  },
}
