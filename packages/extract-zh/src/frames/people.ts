/** Where people come from and how they are. */
export const PEOPLE = `
人 妹子 姑娘 小伙 汉子 女孩 男孩 女生 男生 娃 伢 崽 仔 大哥 大姐 老乡 | is: native | hometown
急 冲 爆 臭 暴 慢 直 软 硬 毒 碎 麻利 倔 犟 心 社恐 内向 外向 开朗 懒 宅 话 | is: trait | personality | passing
本科 硕士 研究生 博士 大学 大专 中专 高中 初中 | is: alma | school | own
`
