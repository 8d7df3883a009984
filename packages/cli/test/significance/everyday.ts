/** Talk of every day: none of it is worth keeping in full. */
export const EVERYDAY: readonly (readonly [q: string, a: string])[] = [
  ['hi', 'Hello! How are you today?'],
  ['你好', '你好！今天过得怎么样？'],
  ['thanks!', "You're welcome. Have a good evening."],
  ['谢谢你', '不客气，随时找我。'],
  ['ok', 'Great, talk to you later then.'],
  ['在吗', '在的，有什么可以帮你？'],
  [
    'I like tea, remember the first time we met?',
    'Of course I do. You told me about the small tea house near your school, and how your grandmother always kept a pot of jasmine tea warm for you. That was a lovely first conversation, and I still think of it when you mention tea.',
  ],
  [
    '我喜欢喝茶，你还记得我们第一次见面吗？',
    '当然记得，那天你跟我说学校旁边有一家小茶馆，奶奶总是给你温着一壶茉莉花茶。那是一次很愉快的聊天，每次你提到茶，我都会想起那个画面，感觉特别温暖，希望你最近也能常常喝到好茶，心情也一直这么好。',
  ],
  [
    'What should I eat tonight?',
    'You could go for something light after that big lunch: a bowl of noodle soup, a salad with grilled chicken, or just fruit and yoghurt. If you feel like going out, the little place on the corner that you liked last week is open until ten and makes a very good soup of the day.',
  ],
  [
    '今晚吃什么好呢',
    '中午吃得那么丰盛，晚上可以清淡一点，比如一碗热汤面，或者番茄炒蛋配米饭。如果想出去吃，上周你说好吃的那家小店晚上十点才关门，他们家的例汤也很不错，天冷的时候喝一碗特别舒服。',
  ],
  [
    'My cat kept me awake all night again.',
    'Oh no, poor you! Cats are most active at dawn and dusk, so a good play session before bed and a late snack may help her sleep through. Maybe she is simply bored, or happy that you are home. I hope you can catch up on some sleep this afternoon.',
  ],
  [
    '我家猫昨晚又闹了一整夜',
    '哎呀，辛苦你了！猫咪在清晨和傍晚最活跃，睡前陪它多玩一会儿，再给一点夜宵，也许它就能安静地睡到天亮。可能它只是无聊，或者看到你回家太高兴了。希望你今天下午能补个觉，好好休息一下。',
  ],
  [
    'I had a fight with my sister and feel terrible.',
    "I'm sorry to hear that. Fights with the people we love hurt the most because we care so much about them. Give it a day, then tell her how you feel and ask how she feels; most sisters make up sooner than they think. Would you like to talk about what happened?",
  ],
  [
    '我跟妹妹吵架了，心里很难受',
    '听你这么说我也有点难过。越是在乎的人，吵起架来越伤心。先给彼此一点时间冷静，明天再好好跟她说说你的感受，也听听她是怎么想的，姐妹之间总是很快就会和好的。想跟我聊聊发生了什么吗？我一直都在。',
  ],
  [
    'What did you think of the new Dune movie?',
    'The second part was widely loved: the desert looks stunning, the music is huge, and the actors carry the story well. Some found it a little long, and fans of the book missed a few scenes, but most people agree that it is one of the best films of the year. Did you see it in the cinema?',
  ],
  [
    '你觉得新的流浪地球好看吗',
    '大多数观众都觉得第二部比第一部更好，画面壮观，配乐震撼，几位老演员的表演也很有分量。也有人觉得时间稍微长了点，不过还是很值得去电影院看一次。你是打算跟朋友一起去看，还是一个人安安静静地看呢？',
  ],
  [
    'My best memory is the summer at my grandparents’ farm.',
    'That sounds wonderful. Summers like that stay with us for life: the smell of hay, the long evenings, the animals, and grandparents who let you stay up late. What do you miss most about the farm? I would love to hear about a day there, from morning until night.',
  ],
  [
    '我最美好的记忆就是小时候在外婆家过的暑假',
    '听起来真美好。那样的夏天会陪人一辈子：院子里的蝉声，井水里冰着的西瓜，晚上躺在竹床上数星星，外婆在旁边轻轻地摇着扇子。你最想念的是外婆家的什么呢？我很想听你讲讲那时候的一天是怎么过的。',
  ],
  [
    'Any ideas for my mother’s birthday? She turns sixty.',
    'Sixty deserves something personal. You might collect photos and short letters from family and friends into a book, take her to the place where she grew up, or simply cook her favourite dinner with everybody around the table. Flowers never hurt either. What does she enjoy most in her free time?',
  ],
  [
    '我妈妈下个月六十大寿，送什么好',
    '六十岁的生日值得用心准备。可以把家里人的老照片和祝福的话做成一本相册，也可以陪她回一趟老家，或者一家人一起做一桌她爱吃的菜。再配一束她喜欢的花，她一定会很开心。阿姨平时有空的时候都喜欢做些什么？',
  ],
  [
    'It rained the whole weekend and the kids were bored.',
    'Rainy weekends can be long with children. A blanket fort, a baking afternoon, or a box of old clothes for dressing up often saves the day, and so does a walk in the rain in boots if everyone is in the mood for puddles. I hope the sun comes back for you next weekend!',
  ],
  [
    '周末一直下雨，孩子们无聊得不行',
    '带着孩子过下雨的周末确实有点漫长。可以用毯子和椅子搭一个小帐篷，一起烤点饼干，或者找一箱旧衣服玩角色扮演。要是大家心情好，穿上雨靴出去踩踩水坑也很有意思。希望下个周末能出太阳，你们好好出去玩一趟。',
  ],
  [
    'How do you make a good cup of coffee?',
    'Use fresh beans, grind them just before brewing, and take water that is hot but no longer boiling. About two spoons for a cup is a good start, and four minutes is enough. After that it is all a question of taste: some like it strong, others with a lot of milk. What kind do you drink?',
  ],
  [
    '番茄炒蛋怎么做才好吃',
    '番茄先用开水烫一下去皮，切成小块；鸡蛋加一点点盐和水打散，热油里快速炒到刚刚凝固就盛出来。接着炒番茄，出汁以后加一点糖，再把鸡蛋倒回去翻匀，撒上葱花就可以了。喜欢汤汁多一点的话，可以少量加水，味道更浓。',
  ],
  [
    'I started a new job as a nurse in Leeds last Monday.',
    'Congratulations! The first weeks in a new place can be tiring, with so many names and habits to learn, but it sounds as if you are in good hands. Remember to rest on your days off and be patient with yourself. How are your colleagues, and do you like the city so far?',
  ],
  [
    '我上周一开始在杭州一家医院当护士了',
    '恭喜恭喜！刚到一个新地方，要记的名字和习惯都很多，头几个星期肯定会比较累，不过慢慢就会顺手的。休息的日子就好好睡一觉，别给自己太大压力。同事们对你好吗？杭州的生活节奏你还习惯吗？有空可以去西湖边走走。',
  ],
  [
    'Do you believe in love at first sight?',
    'I like to think that people can feel a spark at first sight, and that love is what grows when they get to know each other afterwards. Stories are full of one glance that changed everything, but the couples who last usually talk about small everyday kindness. Have you ever felt it yourself?',
  ],
  [
    '周末想去爬山，你有什么建议吗',
    '秋天爬山正是好时候。挑一条不太陡的路线，早点出门，人少空气也好。带够水和一点干粮，穿一双防滑的鞋，天气凉的话加一件外套。走累了就在亭子里坐一会儿，看看风景，不用赶时间。记得拍几张照片回来给我讲讲。',
  ],
  [
    '周末 party 要穿什么 outfit 好呢',
    '如果是朋友家的小聚会，穿得舒服又有一点亮点就好，比如一条深色的裙子配一双小白鞋，或者简单的衬衫加一条好看的项链。天气晚上有点凉，可以再带一件薄外套。最重要的是自己穿着开心，笑起来就是最好看的 look。',
  ],
  [
    'I model for a clothing brand and collect model trains.',
    'What a mix! One of your hobbies asks you to stand perfectly still and the other to keep everything moving. I can picture the tracks running around your living room between the clothes racks. Which train is your favourite, and how did the modelling begin? I would love to hear both stories.',
  ],
  [
    'My son learned to swim this summer!',
    'That is wonderful news! Learning to swim is a big step for a child, and it gives so much freedom at the beach and the pool. He must be so proud, and you as well. Did he learn with a teacher, or did you show him yourself? I hope you two have many more sunny days in the water.',
  ],
  [
    '我刚跑完人生第一个半马',
    '太厉害了！二十一公里不是谁都能坚持下来的，你之前每天早起训练的辛苦总算没有白费。这几天腿可能会有点酸，多拉伸，泡个热水澡，吃点好的犒劳一下自己。跑到最后几公里的时候，你心里都在想些什么呢？',
  ],
  [
    'My niece wants to study fashion design and maybe model one day.',
    'How exciting for her! A small portfolio of sketches and a few pieces she sewed herself will show a school how she sees design, and a part-time place in a boutique teaches her how clothes really sell. If she wants to model, a good agency never asks for money first. What does she like to wear herself?',
  ],
  [
    'In my last session with the therapist an old memory came up.',
    'Thank you for trusting me with that. Old memories often surface once we feel safe, and a session can leave you tired for days afterwards. Be gentle with yourself, perhaps write down what you felt, and take it along next time. Do you want to talk about the memory, or rather about something light today?',
  ],
  [
    'The agent at the bank branch near the airport terminal was so rude.',
    'That must have been annoying, especially when you were in a hurry to get to your gate. You could call the branch tomorrow and describe what happened; most banks take a friendly complaint seriously. And did you make your flight in the end? I hope the rest of the journey was more pleasant than that start.',
  ],
  [
    'He says he is committed, but he never calls.',
    'Words are easy, and it hurts when what he does tells another story. Tell him plainly what a committed relationship means for you, and what you need from him in an ordinary week. How he reacts will say more than any promise. Whatever happens, you deserve somebody who is happy to hear your voice.',
  ],
  [
    '我对象说他最美好的记忆是我们一起设计的婚礼',
    '太甜了吧！婚礼上的每个细节都是你们两个人一起想出来的，难怪他会一直记在心里。等到结婚纪念日的时候，可以把当时的照片拿出来一起看看，再去那家餐厅吃一顿饭，说说这几年的变化。你自己最难忘的又是哪一个瞬间呢？',
  ],
  [
    '你喜欢什么类型的室内设计？我刚买了房子',
    '恭喜你有了自己的小家！我觉得原木色加白墙的风格看着很舒服，阳光照进来特别温馨。客厅可以少放一点家具，留出孩子玩耍的地方，阳台种几盆绿植，心情也会好很多。卧室的灯光暖一点，睡觉会更安稳。你们家一共有几个人住呢？',
  ],
  [
    '最近在健身房训练，教练给我安排了一套计划',
    '真好，有教练带着进步会快很多。刚开始的几个星期肌肉酸痛很正常，晚上早点睡，多吃点鸡蛋和牛肉，身体慢慢就会适应的。要是哪天实在太累，就跟教练说一声，少练一点也没关系，坚持下来才是真的。你的目标是减脂还是增肌呀？',
  ],
  [
    '我儿子拼的高达模型太帅了',
    '小朋友的动手能力真强！拼一个高达要好几百个零件，没有耐心可坚持不下来。可以给他在书架上留一层专门放作品，再买一盏小灯照着，朋友来家里的时候他一定很自豪。他下一个想拼的是哪一款？你要不要陪他一起拼一个周末呢？',
  ],
]
