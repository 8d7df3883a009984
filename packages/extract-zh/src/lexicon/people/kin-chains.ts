import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
/** `son>nephew`: their son is my nephew. */
const table = (text: string): Names<string> =>
  byName(
    Object.fromEntries(
      text.split(' ').map((pair) => [pair.slice(0, pair.indexOf('>')), pair.slice(pair.indexOf('>') + 1)]),
    ),
  )

const OF_PARENT = table(
  'mother>grandmother father>grandfather brother>uncle sister>aunt cousin>uncle son>brother daughter>sister uncle>uncle aunt>aunt',
)
const OF_SIBLING = table(
  'son>nephew daughter>niece child>nephew wife>sister_in_law husband>brother_in_law girlfriend>sister_in_law boyfriend>brother_in_law mother>mother father>father',
)
const OF_UNCLE = table(
  'son>cousin daughter>cousin child>cousin brother>cousin sister>cousin cousin>cousin wife>aunt husband>uncle grandchild>nephew',
)
const OF_PARTNER = table(
  'mother>mother_in_law father>father_in_law parents>parents_in_law brother>brother_in_law sister>sister_in_law son>son daughter>daughter child>child',
)
const OF_CHILD = table(
  'son>grandson daughter>granddaughter child>grandchild wife>daughter_in_law husband>son_in_law teacher>teacher',
)
const OF_COUSIN = table('son>nephew daughter>niece child>nephew wife>sister_in_law husband>brother_in_law')

/** Whom 我弟弟的儿子 or 大伯家的堂哥 is to the speaker: the relation of a relation. */
export const KIN_OF_KIN: Names<Names<string>> = byName({
  mother: OF_PARENT,
  father: OF_PARENT,
  parents: OF_PARENT,
  brother: OF_SIBLING,
  sister: OF_SIBLING,
  uncle: OF_UNCLE,
  aunt: OF_UNCLE,
  wife: OF_PARTNER,
  husband: OF_PARTNER,
  spouse: OF_PARTNER,
  partner: OF_PARTNER,
  boyfriend: OF_PARTNER,
  girlfriend: OF_PARTNER,
  son: OF_CHILD,
  daughter: OF_CHILD,
  child: OF_CHILD,
  cousin: OF_COUSIN,
})
