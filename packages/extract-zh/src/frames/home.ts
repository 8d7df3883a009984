/** Where one lives. */
export const HOME = `
住 住在 租 租在 租住 租住在 蜗居 蜗居在 定居 定居在 落户 落户在 暂住 暂住在 借住在 住进 住到 安家在 | obj: home | location
家在 房在 房子 屋在 住处 地方 | is: newHome | location | own updates
`
