/** Where one lives. */
export const HOME = `
住 住在 租 租在 租住 租住在 蜗居 蜗居在 定居 定居在 落户 落户在 暂住 暂住在 借住在 住进 住到 安家在 | obj: home | location
家在 房在 房子 屋在 住处 地方 | is: newHome | location | own updates
租 租了 合租 租的 | obj: dwelling | living_situation | where=home whole
住 住的 | obj: floor | living_situation | whole
合租 同住 合住 住 过 搭伙 一屋 宿舍 挤 | is: together | living_situation | own
`
