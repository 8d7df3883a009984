import type { Field } from './field.ts'

/** Music, films, books, pictures and what is on. */
export const arts: Field = {
  same: `
音乐,曲子,乐曲
歌,歌曲,歌儿
唱歌,唱k,卡拉ok,ktv
听歌,听音乐
歌手,乐队,组合
偶像,爱豆
喜欢的明星 > 偶像,爱豆
追星,粉丝
明星,艺人
乐器,器乐
钢琴,弹钢琴,弹琴
吉他,弹吉他
小提琴,拉小提琴
大提琴,拉大提琴
古筝,古琴
二胡,拉二胡
笛子,长笛
架子鼓,打鼓
演唱会,音乐会,音乐节
流行音乐,流行歌
古典音乐,交响乐
摇滚,摇滚乐
说唱,嘻哈
民谣,民歌
爵士,爵士乐
轻音乐,纯音乐
电影,影片,片子
看电影,电影院,影院
科幻片,科幻电影,科幻
恐怖片,鬼片,惊悚片
喜剧,喜剧片,搞笑片
爱情片,浪漫电影,爱情电影
动作片,武打片
悬疑,推理,侦探
纪录片,纪实
动画,动画片,卡通
动漫,番剧,二次元
电视剧,连续剧,剧集,追剧
韩国电视剧 > 韩剧
美剧,英剧
综艺,综艺节目,真人秀
导演,执导
主演,演员
影评,观后感
话剧,舞台剧
音乐剧,歌剧
戏曲,京剧
相声,脱口秀
魔术,变魔术
杂技,马戏
书,书籍,图书,书本
读书,看书,阅读
小说,长篇小说
科幻小说,科幻
言情小说,爱情小说
武侠,武侠小说
推理小说,侦探小说,悬疑小说
诗,诗歌,诗词
散文,随笔
漫画,连环画
杂志,期刊
传记,自传
作者,作家
写作,写文章,写东西
日记,写日记,手账
书店,书城
读后感,书评
画画,绘画,作画,画
素描,速写
国画,水墨画
插画,插图
雕塑,雕刻
摄影,拍照,照相,拍摄
照片,相片,图片
相机,照相机,单反,微单
展览,画展,展会,展
美术馆,艺术馆
博物馆,展馆
设计,设计图
艺术,文艺
作品,代表作
播客,电台
新闻,消息,资讯
直播,主播
视频,短视频
表演,演出,节目
舞台,台上
`,
  topics: `
音乐: 歌,歌手,演唱会,流行音乐,古典音乐,摇滚,乐器,听歌,专辑,周杰伦
乐器: 钢琴,吉他,小提琴,古筝,二胡,笛子,架子鼓,大提琴,萨克斯,尤克里里
歌: 歌手,歌词,专辑,唱歌
演唱会: 歌手,门票,乐队
电影: 科幻片,喜剧,恐怖片,动画,导演,影院,主演,爱情片,动作片
科幻: 三体,星际,太空,外星人,宇宙,机器人
恐怖片: 鬼,害怕,吓人
电视剧: 韩剧,美剧,主角,剧情
动漫: 漫画,宫崎骏,日本,动画
综艺: 嘉宾,节目,搞笑
书: 小说,作者,作家,阅读,图书馆,诗,散文,漫画
小说: 作者,科幻小说,推理小说,武侠,情节,主角,红楼梦,三体
文学: 小说,诗,散文,作家,名著
诗: 诗人,李白,唐诗,古诗
写作: 小说,文章,日记,诗,投稿,博客
艺术: 画画,音乐,舞蹈,雕塑,展览,摄影
画画: 油画,素描,水彩,颜料,画展,插画
摄影: 相机,照片,镜头,风景,拍照
展览: 博物馆,美术馆,作品,画展
博物馆: 历史,文物,展览,参观
戏剧: 话剧,京剧,音乐剧,舞台
表演: 舞台,演员,观众,节目,舞蹈
明星: 演员,歌手,偶像,演唱会
设计: 海报,草图,作品,风格
新闻: 报道,时事,报纸
`,
  english: `
音乐 > music
歌 > song
歌曲 > song
唱歌 > singing,sing
听歌 > listen,music
偶像 > idol
明星 > star,celebrity
乐队 > band
乐器 > instrument
钢琴 > piano
吉他 > guitar
小提琴 > violin
大提琴 > cello
古筝 > guzheng
笛子 > flute
萨克斯 > saxophone
架子鼓 > drums
演唱会 > concert
音乐会 > concert
流行音乐 > pop
古典音乐 > classical
摇滚 > rock
说唱 > rap,hip-hop
爵士 > jazz
电影 > movie,film
电影院 > cinema
科幻 > sci-fi,science fiction
恐怖片 > horror
喜剧 > comedy
爱情片 > romance
悬疑 > mystery,suspense
推理 > mystery,detective
纪录片 > documentary
动画 > animation,cartoon
动漫 > anime
电视剧 > tv,series,drama
综艺 > variety show,show
导演 > director
话剧 > play,drama
音乐剧 > musical
京剧 > opera
魔术 > magic
书 > book
书籍 > book
阅读 > reading,read
小说 > novel,fiction
诗 > poem,poetry
漫画 > comic,manga
杂志 > magazine
作者 > author
写作 > writing,write
日记 > diary,journal
书店 > bookstore
画画 > painting,drawing,draw
绘画 > painting
油画 > oil painting
雕塑 > sculpture
摄影 > photography
拍照 > photo,photograph
照片 > photo,picture
相机 > camera
展览 > exhibition
美术馆 > gallery
博物馆 > museum
设计 > design
艺术 > art
作品 > work
播客 > podcast
新闻 > news
直播 > live stream
视频 > video
表演 > perform,performance
演出 > show,performance
舞台 > stage
`,
}
