/** What and where one learns, and how far one went. */
export const STUDY = `
读 念 上 在读 就读 | obj: stage | education | where=study whole
学 读 念 主修 攻读 修 选 报 转 改学 | obj: field | major | where=study only=where_de
读书 上学 念书 求学 | none | education | where=study only=where whole
转到 转去 转进 转入 转学到 转学去 升入 考进 | obj: school | school | updates given
去 到 上 进 | obj: admittedTo | school | changed admitted
学 自学 练 在学 学着 | obj: craft | hobby | whole lasts
毕业 没读完 肄业 辍学 文化 学历 | is: schooled | education | own
在 | is: atSchool | school
`
