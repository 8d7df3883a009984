import type { Field } from './field.ts'

/** School, university, subjects, exams and languages. */
export const study: Field = {
  same: `
学校,校园,院校
大学,高校,本科
研究生,硕士,读研
博士,读博
本科,学士
高中,中学
初中,中学
小学,小学生
幼儿园,托儿所
母校,毕业院校
专业,主修,学科
学历,文凭,学位
上学,读书,念书,求学
学习,读书,念书,用功
学生,学员
同学,校友,同窗
同桌,邻座
班主任,辅导员
导师,指导老师
上课,听课,课堂
课程,课,科目
选修课,选修
辅导班,补习班,培训班
补课,补习,家教
作业,功课,习题
复习,温习,备考
预习,预先学习
考试,测验,考核,测试
期末考试,期末考,期末
大学入学考试 > 高考
研究生考试 > 考研
公务员考试 > 考公
考证,资格考试,证书
成绩,分数,考分
满分,一百分
及格,通过考试
不及格 > 挂科
奖学金,助学金
论文,毕业论文
毕业,毕业设计
留学,出国读书,海外学习
退学,辍学
逃课,旷课,翘课
宿舍,寝室
图书馆,自习室
自习,自学
笔记,记录
语文,国文
数学,算术
英语,英文
中文,汉语,普通话,国语
日语,日文
法语,法文
德语,德文
韩语,韩文
西班牙语,西语
物理,物理学
化学,化学课
生物,生物学
历史,历史学
地理,地理学
政治,思政
哲学,哲学课
经济学,经济
心理学,心理
计算机科学 > 计算机
医学,学医
法律,法学
艺术,美术
文学,文艺
单词,词汇,生词
口语,会话
发音,口音
语法,文法
外语,外文
语言,语种
方言,家乡话,土话
知识,学识
技能,本领,特长,本事
训练,练习,操练
研究,钻研,探究
实验,试验
竞赛,比赛,大赛
目标,梦想,理想,志向,愿望
计划,打算,规划,安排
努力,勤奋,刻苦,用功
进步,提高,提升,长进
记忆力,记性
专注,专心
集中注意力 > 专注,专心
请教,咨询,求教
教学,授课,讲课
`,
  topics: `
学校: 老师,同学,校园,上课,大学,高中,毕业
大学: 专业,同学,宿舍,毕业,校园,教授
专业: 计算机,数学,英语,法律,医学,设计,金融,毕业
学历: 本科,硕士,博士,大学,毕业
学习: 考试,复习,课程,作业,成绩,英语,数学
考试: 复习,成绩,分数,满分,紧张,备考,及格
成绩: 考试,分数,满分,排名
复习: 考试,笔记,图书馆
作业: 老师,截止日期,写完
毕业: 论文,典礼,学位,找工作
论文: 导师,研究,答辩
留学: 国外,签证,语言,申请
课程: 数学,英语,物理,化学,历史,语文
理科: 数学,物理,化学,生物
文科: 语文,历史,政治,地理
语言: 英语,日语,法语,德语,韩语,西班牙语,中文
外语: 英语,日语,法语,德语,韩语,单词,口语
英语: 单词,口语,听力,语法,四级,雅思,托福
技能: 学会,擅长,编程,游泳,开车,乐器
竞赛: 获奖,冠军,名次,参加
目标: 计划,实现,完成,坚持
图书馆: 书,借书,自习
`,
  english: `
学校 > school
大学 > university,college
研究生 > graduate student,master
硕士 > master
博士 > phd,doctorate
高中 > high school
初中 > middle school
小学 > primary school,elementary
幼儿园 > kindergarten
专业 > major
学历 > education,degree
学位 > degree
学习 > study,learn
上学 > school
读书 > read,study
学生 > student
同学 > classmate
导师 > mentor,advisor
上课 > class
课程 > course,class
作业 > homework,assignment
复习 > review,study
考试 > exam,test
成绩 > grade,score
分数 > score,grade
及格 > pass
奖学金 > scholarship
论文 > thesis,paper
毕业 > graduate,graduation
留学 > study abroad
宿舍 > dorm
图书馆 > library
社团 > club
数学 > math,maths
英语 > english
中文 > chinese
汉语 > chinese,mandarin
日语 > japanese
法语 > french
德语 > german
韩语 > korean
西班牙语 > spanish
物理 > physics
化学 > chemistry
生物 > biology
历史 > history
地理 > geography
哲学 > philosophy
经济学 > economics
心理学 > psychology
计算机 > computer
医学 > medicine
法律 > law
文学 > literature
单词 > word,vocabulary
口语 > speaking
语言 > language
外语 > foreign language
知识 > knowledge
技能 > skill
练习 > practice
研究 > research
实验 > experiment
比赛 > competition,match,contest
竞赛 > competition,contest
目标 > goal
梦想 > dream
理想 > ideal,dream
计划 > plan
努力 > effort,hard
进步 > progress,improve
`,
}
