/** Where one lives. */
export const HOME = `
住 住在 租 租在 租住 租住在 蜗居 蜗居在 定居 定居在 落户 落户在 暂住 暂住在 借住在 住进 住到 安家在 | obj: home | location
家在 家住 长居 长居在 常住 常住在 常驻 旅居 旅居在 移居 移居到 侨居 迁居 迁居到 落脚 落脚在 安家 安家到 扎根 扎根在 躲在 待在 呆在 窝在 漂在 漂到 北漂在 生活在 工作生活在 人在 现居 现住 现居住在 现住在 坐标 base 目前base 户口在 | obj: home | location
搬到 搬去 搬来 搬进 搬回 迁到 迁回 移民到 移民去 嫁到 嫁去 嫁进 落户到 调回 回到 回了 搬回到 躲回 逃回 逃离到 转战 转战到 漂到 跑到 来到 落脚到 定居到 | obj: home | location | updates
搬 搬家 | obj: town | location | changed gone
搬回 搬回到 搬到 搬去 | in: 老家 乡下 农村 县城 镇上 村里 父母家 爸妈家 娘家 婆家 国内 市区 郊区 城里 | location | updates
生活 定居 安家 待着 呆着 漂着 打拼 讨生活 混日子 常驻 长住 养老 安了家 扎了根 陪读 养胎 | none | - | where=home only=place
漂 待 呆 住 混 生活 打拼 奋斗 工作 打工 | none | - | where=home only=place still
先住 先住在 先搬到 先搬去 先搬回 先回 暂住 暂时住 暂时住在 现在住 现住 搬到 搬去 搬回 搬来 搬进 住回 住到 住进 借住在 寄住在 寄居在 | obj: kinHome | location | changed
派到 派去 被派到 被派去 被调到 被调去 被外派到 被外派去 外派到 外派去 下派到 支援 | obj: posting | location | changed
transfer到 transfer去 relocate到 relocate去 move到 move去 base到 | obj: home | location | updates
老家 乡下 国外 外地 农村 镇上 县城 村里 国内 | is: atHome | location
家在 房在 房子 屋在 住处 地方 | is: newHome | location | own updates
租 租了 合租 租的 | obj: dwelling | living_situation | where=home whole
住 住的 | obj: floor | living_situation | whole
住 租住 借住 寄住 蹭住 住在 一直住 还住 | obj: lodging | living_situation | whole lasting
搬进 搬到 搬去 搬回 | obj: lodging | living_situation | updates whole
独居 同居 合租 整租 群租 住校 走读 寄宿 裸辞在家 啃老 三代同堂 四世同堂 四代同堂 丁克 分居 两地分居 异地分居 自己住 一个人住 一个人过 独自生活 自己租房 租房住 租房 一直租房 在外租房 在外面租房 跟人合租 带娃单过 单过 分开住 分房睡 半同居 周末夫妻 | none | living_situation | lasting deny
合租 同住 合住 住 过 搭伙 一屋 宿舍 挤 | is: together | living_situation | own
`
